import { Sheet, Skeleton, Stack, token, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { OverviewBand } from '../../../platform/overview/OverviewBand.styles.ts';
import { FiguresShape } from './SummaryStrip.tsx';

const appear = keyframes`
  from { visibility: hidden; }
`;

/* What is there within a moment needs no skeleton: it would only flicker. */
const Late = styled.div`
  animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
`;

/** The shape of the page until it is known what the user sees on it. */
export function HomeSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Late aria-busy>
      <VisuallyHidden role="status">{formatMessage({ id: 'shell.loading' })}</VisuallyHidden>
      <Stack gap={16}>
        <Sheet padding="none">
          <FiguresShape />
        </Sheet>
        <Lines count={6} />
        <OverviewBand>
          <Lines count={5} />
          <Lines count={5} />
          <Lines count={5} />
        </OverviewBand>
      </Stack>
    </Late>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Sheet>
      <Stack gap={20}>
        <Skeleton shape="title" width={40} />
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} width={90 - (index % 3) * 10} />
        ))}
      </Stack>
    </Sheet>
  );
}
