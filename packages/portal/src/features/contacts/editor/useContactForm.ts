import type { ContactFieldError } from '@skerry/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { afterPress } from '../../../platform/form/afterPress.ts';
import { useConsumedDraft, useSaveDraft } from '../../../platform/session/useDraft.ts';
import { contactFaultMessage, faultsOf, type ContactFormValues } from './contactForm.ts';

export interface ContactFormState {
  readonly values: ContactFormValues;
  readonly isDirty: boolean;
  readonly change: (part: Partial<ContactFormValues>) => void;
  /** A field was left: what is wrong with it may be said. */
  readonly touch: (field: string) => void;
  /** What is wrong with a field, in words; undefined while nothing is, or nobody has been there. */
  readonly faultOf: (field: string) => string | undefined;
  /** Why it can't be sent. */
  readonly reason: string | undefined;
  readonly canSend: boolean;
  /** Takes the fields that the server objects to. False where it named none. */
  readonly refuse: (failure: unknown) => boolean;
  /** Begins again, with what is stored now. */
  readonly reset: (values: ContactFormValues) => void;
}

/**
 * The form of a contact: shared rules, errors after touch, and what was typed over the end of a session.
 *
 * @param begun What it begins with, where that is more than what is stored.
 */
export function useContactForm(
  initial: ContactFormValues,
  formId: string,
  begun: ContactFormValues = initial,
): ContactFormState {
  const { formatMessage } = useIntl();
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(useConsumedDraft(formId, isValues) ?? begun);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ of: ContactFormValues; errors: readonly ContactFieldError[] }>();
  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  useSaveDraft(formId, () => (isDirty ? values : undefined));

  const own = faultsOf(values);
  const theirs = refused?.of === values ? refused.errors : [];
  const faults = [...own, ...theirs];
  const isShown = ({ field }: ContactFieldError) => touched.has(field) || theirs.some((each) => each.field === field);
  const attention = faults.filter(isShown).length;
  return {
    values,
    isDirty,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    touch: (field) => afterPress(() => setTouched((before) => new Set(before).add(field))),
    faultOf(field) {
      const fault = faults.find((each) => each.field === field);
      if (fault === undefined || !isShown(fault)) return undefined;
      const { id, values: said } = contactFaultMessage(fault);
      return formatMessage({ id }, said);
    },
    reason:
      attention > 0
        ? formatMessage({ id: 'form.needAttention' }, { count: attention })
        : own.length > 0
          ? formatMessage({ id: 'form.leftToFill' }, { count: own.length })
          : undefined,
    canSend: own.length === 0,
    refuse(failure) {
      const errors = failure instanceof ApiError ? (failure.problem?.errors ?? []) : [];
      setRefused({ of: values, errors: errors as readonly ContactFieldError[] });
      return errors.length > 0;
    },
    reset(next) {
      setStart(next);
      setValues(next);
      setTouched(new Set());
      setRefused(undefined);
    },
  };
}

function isValues(kept: unknown): kept is ContactFormValues {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'assignments' in kept &&
    Array.isArray(kept.assignments) &&
    'email' in kept
  );
}
