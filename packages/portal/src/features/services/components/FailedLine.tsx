import type { MessageId } from '@skerry/i18n';
import { below, Button, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export interface FailedLineProps {
  /** "The orders could not be loaded." */
  title: MessageId;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A line in a `Sheet` without padding: what it holds could not be fetched; the rest of the page is there. */
export function FailedLine({ title, isRetrying, onRetry }: FailedLineProps) {
  const { formatMessage } = useIntl();
  return (
    <Line role="status">
      <Text tone="muted">{formatMessage({ id: title })}</Text>
      <Button size="small" isLoading={isRetrying} onClick={onRetry}>
        {formatMessage({ id: 'ui.errorState.tryAgain' })}
      </Button>
    </Line>
  );
}
