import type { ChangeKind, ChangeRequest } from '@skerry/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '../../platform/api/ApiError.ts';
import { useIdempotencyKey } from '../../platform/api/useIdempotencyKey.ts';
import type { CountryFreeze } from '../../platform/freeze-periods/namedFreezes.ts';
import { afterPress } from '../../platform/form/afterPress.ts';
import { isRedundancyRefusal, useRedundancy, type Redundancy } from '../../platform/redundancy/useRedundancy.ts';
import { useSaveDraft, useConsumedDraft } from '../../platform/session/useDraft.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { isRequestDraft, newRequestFormId, withoutSecrets } from './changeRequestFormDraft.ts';
import { changeFaultMessage } from './changeFaultMessage.ts';
import {
  changeRequestFaults,
  changeRequestOf,
  classesFor,
  noValues,
  proposedWindow,
  type ChangeFault,
  type ChangeRequestValues,
  type ChosenService,
} from './changeRequestForm.ts';
import { useCreateChangeRequest } from './service-change-requests.mutations.ts';

export interface ChangeRequestForm {
  readonly values: ChangeRequestValues;
  readonly kinds: readonly ChangeKind[];
  /** The one that is chosen. */
  readonly kind: ChangeKind | undefined;
  /** Classes that the user may ask for. */
  readonly classes: readonly string[];
  /** The one that is chosen, or the only one. */
  readonly changeClass: string;
  readonly freezes: readonly CountryFreeze[];
  /** Whether the window touches the second path of a pair. */
  readonly redundancy: Redundancy;
  /** All that keeps the request from being sent, in the order of the form. */
  readonly faults: readonly ChangeFault[];
  /** Changes what a field holds; what the server said about it no longer counts. */
  readonly set: (field: string, change: Partial<ChangeRequestValues>) => void;
  readonly touch: (field: string) => void;
  /** What to say at a field that has been left, or that the server objects to. */
  readonly errorOf: (field: string) => string | undefined;
  readonly isDirty: boolean;
  /** Something secret was typed before the session ended, and was not kept. */
  readonly hasLostSecrets: boolean;
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly error: unknown;
  readonly send: () => void;
}

interface ChangeRequestFormOptions {
  kinds: readonly ChangeKind[];
  freezes: readonly CountryFreeze[];
  /** The service that the form was opened for. */
  service: ChosenService | undefined;
  onSent: (request: ChangeRequest) => void;
  /** The server objects to fields. */
  onRefused: (faults: readonly ChangeFault[]) => void;
}

/** The form of a new request: what it holds, what is wrong with it, and sending it. */
export function useChangeRequestForm(options: ChangeRequestFormOptions): ChangeRequestForm {
  const { kinds, freezes, service, onSent, onRefused } = options;
  const intl = useIntl();
  const roles = new Set(useIdentity().roles);
  const kept = useConsumedDraft(newRequestFormId, isRequestDraft);
  const [start] = useState<ChangeRequestValues>(() => ({ ...noValues, services: service ? [service] : [] }));
  const [values, setValues] = useState(kept?.values ?? start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly ChangeFault[]>([]);
  const [hasLostSecrets, setLostSecrets] = useState(kept?.hadSecrets ?? false);
  const [error, setError] = useState<unknown>();
  /** When something was changed last: a form may stand open for days. */
  const [now, setNow] = useState(() => new Date());
  const keyOf = useIdempotencyKey();
  const { isPending, start: create } = useCreateChangeRequest();

  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  useSaveDraft(newRequestFormId, () => (isDirty ? withoutSecrets(values, kinds) : undefined));

  const kind = kinds.find(({ id }) => id === values.kind);
  const classes = classesFor(kind, roles);
  const changeClass =
    classes.find((each) => each === values.changeClass) ?? (classes.length === 1 ? classes[0] : '') ?? '';
  const typedFaults = changeRequestFaults(values, { kind, changeClass, freezes, now });
  const redundancy = useRedundancy(proposedWindow(values, typedFaults));
  const faults = redundancy.isOpen ? [...typedFaults, { field: 'redundancyAccepted', code: 'required' }] : typedFaults;

  return {
    values,
    kinds,
    kind,
    classes,
    changeClass,
    freezes,
    redundancy,
    faults,
    set(field, change) {
      setValues((before) => ({ ...before, ...change }));
      setNow(new Date());
      setRefused((before) => before.filter((fault) => fault.field !== field));
      if (field.startsWith('details.')) setLostSecrets(false);
    },
    touch: (field) => afterPress(() => setTouched((before) => new Set(before).add(field))),
    errorOf(field) {
      const own = touched.has(field) ? faults.find((fault) => fault.field === field) : undefined;
      const found = own ?? refused.find((fault) => fault.field === field);
      if (found === undefined) return undefined;
      const { id, values: words } = changeFaultMessage(found, kind);
      return intl.formatMessage({ id }, words);
    },
    isDirty,
    hasLostSecrets,
    isPending,
    error,
    send() {
      if (!kind) return;
      const request = { ...changeRequestOf(values, { kind, changeClass }), ...redundancy.given };
      setError(undefined);
      create(
        { request, idempotencyKey: keyOf(request) },
        {
          done: onSent,
          failed(reason) {
            const objections = refusedFields(reason);
            setError(reason);
            setRefused(objections);
            if (isRedundancyRefusal(reason)) redundancy.askAgain();
            if (objections.length > 0) onRefused(objections);
          },
        },
      );
    },
  };
}

/** What the server objects to. The services of a request are one field here. */
function refusedFields(failure: unknown): ChangeFault[] {
  const errors = failure instanceof ApiError ? (failure.problem?.errors ?? []) : [];
  return errors.map(({ field, code, character }) => ({
    field: field.startsWith('serviceIds') ? 'serviceIds' : field,
    code,
    character,
  }));
}
