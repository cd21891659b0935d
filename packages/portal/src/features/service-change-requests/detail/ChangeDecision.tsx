import type { ChangeRequest } from '@skerry/contracts';
import { Button, Text } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WaitingDecisions } from '../../../platform/detail/WaitingDecisions.tsx';
import { ApprovalSubject } from './ApprovalSubject.tsx';
import { ChangeAnswerDecision } from './ChangeAnswerDecision.tsx';
import type { ChangeSectionProps } from './changeSectionProps.ts';
import { useChangeDialog } from './useChangeDialog.tsx';

interface ChangeDecisionProps extends ChangeSectionProps {
  actions: ChangeRequest['actions'];
}

/** What the request waits for the company to do: an approval, or an answer. */
export function ChangeDecision({ request, actions, onOutdated }: ChangeDecisionProps) {
  const { formatMessage } = useIntl();
  const approve = useChangeDialog({ request, onOutdated }, 'approve');
  const decline = useChangeDialog({ request, onOutdated }, 'decline');
  // Too late: what was typed stays until its writer has seen that.
  const [isRefused, setRefused] = useState(false);
  const waitsForApproval = request.approval === 'WAITING' && request.status !== 'CANCELLED';
  const waitsForAnswer = (!waitsForApproval && request.status === 'NEED_INFO') || isRefused;
  const mayApprove = actions.includes('approve');
  const mayAnswer = actions.includes('message') || isRefused;
  const question = request.messages.findLast(({ isFromProvider }) => isFromProvider);
  return (
    <WaitingDecisions
      decisions={[
        ...(waitsForApproval
          ? [
              {
                id: 'approval',
                kind: 'approval' as const,
                deadline: request.windowStart,
                isYours: mayApprove,
                render: (variant: 'primary' | 'secondary') => (
                  <Decision
                    kind={formatMessage({ id: 'changeRequestPage.approval.kind' })}
                    title={formatMessage(
                      { id: `changeRequestPage.approval.title.${mayApprove ? 'yours' : 'others'}` },
                      { name: request.createdBy },
                    )}
                    actions={
                      mayApprove && (
                        <>
                          <Button variant={variant} {...approve.opener}>
                            {formatMessage({ id: 'changeRequestPage.approve.open' })}
                          </Button>
                          <Button variant="dangerQuiet" {...decline.opener}>
                            {formatMessage({ id: 'changeRequestPage.decline.open' })}
                          </Button>
                          {approve.dialog}
                          {decline.dialog}
                        </>
                      )
                    }
                  >
                    <ApprovalSubject request={request} />
                    <Text as="p" tone="muted">
                      {formatMessage({ id: `changeRequestPage.approval.${mayApprove ? 'yours' : 'others'}` })}
                    </Text>
                  </Decision>
                ),
              },
            ]
          : []),
        ...(waitsForAnswer
          ? [
              {
                id: 'answer',
                kind: 'question' as const,
                deadline: null,
                isYours: mayAnswer,
                render: (variant: 'primary' | 'secondary') => (
                  <ChangeAnswerDecision
                    request={request}
                    question={question}
                    variant={variant}
                    mayAnswer={mayAnswer}
                    onOutdated={() => {
                      setRefused(true);
                      onOutdated();
                    }}
                    onDiscard={isRefused ? () => setRefused(false) : undefined}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
