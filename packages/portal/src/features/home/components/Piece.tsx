import { Button, Skeleton, Stack, Text, token } from '@skerry/ui';
import { createElement, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { FailureDetails } from '../../../platform/alerts/FailureDetails.tsx';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';
import type { OverviewPiece } from '../../../platform/overview/overview.ts';
import type { PartState } from '../useOverview.ts';

const Space = styled.div`
  padding: ${token.space[8]} ${token.space[20]} ${token.space[20]};
`;

export interface ShownPiece {
  piece: OverviewPiece;
  state: Exclude<PartState, { status: 'absent' }>;
}

/** What a feature shows of its part; its shape while that is on its way, and the reason where it failed. */
export function Piece({ piece, state }: ShownPiece) {
  switch (state.status) {
    case 'loading':
      return <PieceSkeleton />;
    case 'failed':
      return <PieceFailure {...state} />;
    case 'known':
      // The server's part of this name has the type that the piece takes.
      return createElement(piece.Content as ComponentType<{ value: object }>, { value: state.value });
  }
}

export function PieceSkeleton() {
  return (
    <Space>
      <Stack gap={12}>
        <Skeleton width={90} />
        <Skeleton width={60} />
        <Skeleton width={75} />
      </Stack>
    </Space>
  );
}

function PieceFailure({ error, isRetrying, retry }: Extract<PartState, { status: 'failed' }>) {
  const isLate = error instanceof ApiError && error.status === 504;
  return (
    <Space role="alert">
      <Stack gap={12} align="start">
        <div>
          <Text as="p" variant="bodyStrong">
            <FormattedMessage id={isLate ? 'home.part.late' : 'home.part.error'} />
          </Text>
          {!isLate && (
            <Text as="p" tone="muted">
              <FormattedMessage {...errorMessage(error)} />
            </Text>
          )}
        </div>
        <FailureDetails error={error} />
        <Button size="small" isLoading={isRetrying} onClick={retry}>
          <FormattedMessage id="home.part.retry" />
        </Button>
      </Stack>
    </Space>
  );
}
