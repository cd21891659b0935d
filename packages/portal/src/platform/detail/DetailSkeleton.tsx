import { Grid, KeyFigure, KeyFigures, Sheet, Skeleton, Stack, token, VisuallyHidden } from '@skerry/ui';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { DetailHead, type DetailHeadProps } from './DetailPage.tsx';

/** What the list has already said: stands there at once. */
export type KnownHead = DetailHeadProps;

const appear = keyframes`
  from { visibility: hidden; }
`;

/* What is there within a moment needs no skeleton: it would only flicker. */
const Late = styled.div`
  animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
`;

/** The shape of a page of details while it is on its way. */
export function DetailSkeleton({ known }: { known?: KnownHead | undefined }) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);

  // A change of page has given the focus to the title: it goes on to the title of what comes.
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true }));
    };
  }, []);

  return (
    <Stack aria-busy ref={root}>
      {known && <DetailHead {...known} />}
      <Late>
        <VisuallyHidden role="status">{formatMessage({ id: 'detail.loading' })}</VisuallyHidden>
        <Stack aria-hidden>
          {!known && <Skeleton shape="title" width={40} />}
          <Sheet padding="none">
            <KeyFigures>
              {Array.from({ length: 4 }, (_, index) => (
                <KeyFigure key={index} label="" value="" isLoading />
              ))}
            </KeyFigures>
          </Sheet>
          <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }}>
            <Sheet>
              <Lines count={5} />
            </Sheet>
            <Sheet>
              <Lines count={3} />
            </Sheet>
          </Grid>
        </Stack>
      </Late>
    </Stack>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Stack gap={12}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index % 2 === 0 ? 90 : 60} />
      ))}
    </Stack>
  );
}
