import { Sheet, Skeleton, Stack, token, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { homePanels } from '../home.panels.ts';
import { Panels } from './Panels.styles.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

/* What is there within a moment needs no skeleton: it would only flicker. */
const Late = styled.div`
  animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
`;

/** The shape of the panels until it is known which of them the user wants to see. */
export function PanelsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Late aria-busy>
      <VisuallyHidden role="status">{formatMessage({ id: 'shell.loading' })}</VisuallyHidden>
      <Panels>
        {homePanels.map(({ id }) => (
          <Sheet key={id}>
            <Stack gap={20}>
              <Skeleton shape="title" width={40} />
              <Skeleton width={90} />
              <Skeleton width={75} />
              <Skeleton width={85} />
            </Stack>
          </Sheet>
        ))}
      </Panels>
    </Late>
  );
}
