import type { OpticalOptions, OpticalRequest } from '@skerry/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '../../platform/api/ApiError.ts';
import { useIdempotencyKey } from '../../platform/api/useIdempotencyKey.ts';
import { useToday } from '../../platform/format/useToday.ts';
import { useTypedTexts } from '../../platform/form/useTypedTexts.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useSendRequest } from './optical-services.mutations.ts';
import { opticalFaultMessage } from './opticalFaultMessage.ts';
import {
  diverseServices,
  emptyRequest,
  formFaults,
  opticalFaults,
  opticalRequest,
  type OpticalFault,
  type OpticalField,
  type OpticalValues,
} from './opticalForm.ts';

export interface OpticalForm {
  readonly values: OpticalValues;
  readonly set: (field: OpticalField, value: string) => void;
  /** Sets what is done with once it is set: what is wrong with it may be said at once. */
  readonly choose: (field: OpticalField, value: string) => void;
  readonly touch: (field: OpticalField) => void;
  /** What to say at a field. */
  readonly errorOf: (field: OpticalField) => string | undefined;
  readonly isDirty: boolean;
  /** The day that the form was opened on, YYYY-MM-DD. */
  readonly today: string;
  /** Fields that keep the request from being sent, in their order. */
  readonly left: readonly OpticalField[];
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly error: unknown;
  /** What the server objected to, of what still stands there. */
  readonly refusals: readonly Refusal[];
  /** How often it has objected to fields. */
  readonly refusedTimes: number;
  readonly send: () => void;
}

interface OpticalFormOptions {
  options: OpticalOptions;
  onSent: (request: OpticalRequest) => void;
}

export interface Refusal extends OpticalFault {
  message: string;
  /** What stood there then. */
  value: string;
}

/** The form of a request: what is typed, what is wrong with it, and sending it. */
export function useOpticalForm({ options, onSent }: OpticalFormOptions): OpticalForm {
  const { formatMessage } = useIntl();
  const { currentUser, impersonatedUser } = useStartupData().users;
  const { firstName, lastName, email, attributes } = impersonatedUser ?? currentUser;
  const form = useTypedTexts<OpticalField>(
    'opticalRequest',
    emptyRequest({ name: `${firstName} ${lastName}`, email, phone: attributes.cellphone ?? '' }),
    { isKeptOverReload: true },
  );
  const { values, touched } = form;
  const keyOf = useIdempotencyKey();
  const { isPending, start } = useSendRequest();
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const { today } = useToday();
  const faults = opticalFaults(values, options, today);
  const refusals = refused.filter(({ field, value }) => value === values[field]);

  function say(fault: OpticalFault, unknownId?: string): string {
    const { id, values: words } = opticalFaultMessage(fault, unknownId);
    return formatMessage({ id }, words);
  }

  function refusalsOf(reason: unknown): Refusal[] {
    const errors = reason instanceof ApiError ? (reason.problem?.errors ?? []) : [];
    return errors.flatMap((each) =>
      formFaults(values, [each]).map((fault) => {
        const unknownId = diverseServices(values.diverseFrom)[Number(each.field.split('.')[1])];
        return { ...fault, message: say(fault, unknownId), value: values[fault.field] };
      }),
    );
  }

  return {
    values,
    set: form.set,
    choose(field, value) {
      form.set(field, value);
      form.touch(field);
    },
    touch: form.touch,
    errorOf(field) {
      const found = touched.has(field) ? faults.find((fault) => fault.field === field) : undefined;
      if (found) return say(found);
      return refusals.find((each) => each.field === field)?.message;
    },
    isDirty: form.isDirty,
    today,
    left: [...new Set(faults.map(({ field }) => field))],
    isPending,
    error,
    refusals,
    refusedTimes,
    send() {
      const request = opticalRequest(values);
      setError(undefined);
      start(
        { request, idempotencyKey: keyOf(request) },
        {
          done: onSent,
          failed(reason) {
            const objections = refusalsOf(reason);
            setError(reason);
            setRefused(objections);
            if (objections.length > 0) setRefusedTimes((count) => count + 1);
          },
        },
      );
    },
  };
}
