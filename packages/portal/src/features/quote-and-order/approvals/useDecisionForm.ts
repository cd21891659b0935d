import { validateOrderText, type Approval, type TextError } from '@skerry/contracts';
import { useRef, useState, type RefObject } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
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
  const keyOf = useIdempotencyKey();
  const { isPending, start } = useDecide();
  const [sending, setSending] = useState<'approve' | 'reject'>();
  const [error, setError] = useState<unknown>();
  const [isRejecting, setRejecting] = useState(false);
  const { comment } = form.values;
  const isEmpty = comment.trim() === '';
  const fault = isEmpty && !isRejecting ? undefined : validateOrderText(comment);
  useUnsavedForm(formId, approval.canDecide && form.isDirty && !isPending);

  function send(isApproved: boolean): void {
    const content = { approvalId: approval.id, isApproved, comment: comment.trim() };
    setError(undefined);
    setSending(isApproved ? 'approve' : 'reject');
    start(
      { ...content, idempotencyKey: keyOf(content) },
      {
        done({ status }) {
          if (status === 'APPROVED') alerts.success('quoteApprovals.done.APPROVED');
          else if (status === 'REJECTED') alerts.success('quoteApprovals.done.REJECTED');
          else if (status === 'PENDING') alerts.success('quoteApprovals.done.PENDING');
          else alerts.warning('quoteApprovals.done.FAILED');
        },
        failed(reason) {
          setError(reason);
          if (approvalFailure(reason).isOutdated) onOutdated();
        },
      },
    );
  }

  return {
    comment,
    setComment: (text) => form.set('comment', text),
    fault,
    field,
    isPending,
    sending: isPending ? sending : undefined,
    error: isPending ? undefined : error,
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
