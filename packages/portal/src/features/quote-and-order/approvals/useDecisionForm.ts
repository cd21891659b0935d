import { validateOrderText, type Approval, type TextError } from '@skerry/contracts';
import { useRef, useState, type RefObject } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';
import { approvalFailure } from './approvalRefusal.ts';
import { useDecide } from './approvals.mutations.ts';

export interface DecisionForm {
  readonly comment: string;
  readonly setComment: (comment: string) => void;
  readonly fault: TextError | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isPending: boolean;
  /** What is being sent. */
  readonly sending: 'approve' | 'reject' | undefined;
  readonly error: unknown;
  readonly approve: () => void;
  /** Needs a comment. */
  readonly reject: () => void;
}

/** A decision with its comment, before it is made. */
export function useDecisionForm(approval: Approval, onOutdated: () => void): DecisionForm {
  const alerts = useAlerts();
  const formId = `quoteApproval.${approval.id}`;
  const form = useTypedTexts(formId, { comment: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useSendOnce(useDecide(), {
    onSent({ status }) {
      if (status === 'APPROVED') alerts.success('quoteApprovals.done.APPROVED');
      else if (status === 'REJECTED') alerts.success('quoteApprovals.done.REJECTED');
      else if (status === 'PENDING') alerts.success('quoteApprovals.done.PENDING');
      else alerts.warning('quoteApprovals.done.FAILED');
    },
    failureOf: approvalFailure,
    onOutdated,
  });
  const { isPending } = sent;
  const [sending, setSending] = useState<'approve' | 'reject'>();
  const [isRejecting, setRejecting] = useState(false);
  const { comment } = form.values;
  const isEmpty = comment.trim() === '';
  const fault = isEmpty && !isRejecting ? undefined : validateOrderText(comment);
  useUnsavedForm(formId, approval.canDecide && form.isDirty && !isPending);

  function send(isApproved: boolean): void {
    setSending(isApproved ? 'approve' : 'reject');
    sent.send({ approvalId: approval.id, isApproved, comment: comment.trim() });
  }

  return {
    comment,
    setComment: (text) => form.set('comment', text),
    fault,
    field,
    isPending,
    sending: isPending ? sending : undefined,
    error: isPending ? undefined : sent.error,
    approve() {
      if (validateOrderText(comment) === undefined || isEmpty) send(true);
      else field.current?.focus();
    },
    reject() {
      setRejecting(true);
      if (validateOrderText(comment) === undefined) send(false);
      else field.current?.focus();
    },
  };
}
