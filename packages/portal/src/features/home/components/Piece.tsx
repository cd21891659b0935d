import { Button, Skeleton, Stack, Text, token } from '@skerry/ui';
import type { MessageId } from '@skerry/i18n';
import { createElement, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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

export interface PieceProps extends ShownPiece {
  /** What the place is called, for where it fails. */
  title?: MessageId;
  /** An action beside one that is taken more often. */
  isSecondary?: boolean;
  /** In a panel beside others. */
  isNarrow?: boolean;
}

/** What a feature shows of its part; its shape while that is on its way, and the reason where it failed. */
export function Piece({ piece, state, title, isSecondary, isNarrow }: PieceProps) {
  switch (state.status) {
    case 'loading':
      return <PieceSkeleton />;
    case 'failed':
      return <PieceFailure {...state} title={title} />;
    case 'known':
      // The server's part of this name has the type that the piece takes.
      return createElement(
        piece.Content as ComponentType<Pick<PieceProps, 'isSecondary' | 'isNarrow'> & { value: object }>,
        {
          value: state.value,
          ...(isSecondary === true && { isSecondary }),
          ...(isNarrow === true && { isNarrow }),
        },
      );
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

type FailureProps = Extract<PartState, { status: 'failed' }> & { title: MessageId | undefined };

function PieceFailure({ error, isRetrying, retry, title = 'pages.home' }: FailureProps) {
  const { formatMessage } = useIntl();
  const isLate = error instanceof ApiError && error.status === 504;
  return (
    <Space role="alert">
      <Stack gap={12} align="start">
        <div>
          <Text as="p" variant="bodyStrong">
            <FormattedMessage
              id={isLate ? 'home.part.late' : 'home.part.error'}
              values={{ part: formatMessage({ id: title }) }}
            />
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
