import type { ChangeRequestSummary } from '@skerry/contracts';
import { StatusLabel } from '@skerry/ui';
import { IconFlag3Filled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useWaitsForApproval } from '../useWaitsForApproval.ts';
import { ChangeStatusLabel } from '../../../platform/change-requests/ChangeStatusLabel.tsx';

export interface ChangeStateProps {
  request: Pick<ChangeRequestSummary, 'status' | 'changeClass' | 'approval'>;
  variant?: 'plain' | 'flag';
}

/** How far a request is; that it waits for its reader's approval says more. */
export function ChangeState({ request, variant = 'plain' }: ChangeStateProps) {
  const { formatMessage } = useIntl();
  const isYours = useWaitsForApproval()(request);
  return isYours ? (
    <StatusLabel tone="attention" icon={IconFlag3Filled} variant={variant}>
      {formatMessage({ id: 'changeRequest.approval.yours' })}
    </StatusLabel>
  ) : (
    <ChangeStatusLabel status={request.status} variant={variant} />
  );
}
