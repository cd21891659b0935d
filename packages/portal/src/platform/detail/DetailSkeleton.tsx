import { Grid, KeyFigure, KeyFigures, Sheet, Skeleton, Stack, token, VisuallyHidden } from '@skerry/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { DetailHead, type DetailHeadProps } from './DetailPage.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

/** What the list has already said: stands there at once. */
export type KnownHead = DetailHeadProps;

export interface DetailSkeletonProps {
  readonly known?: KnownHead | undefined;
  /** Whether tabs follow the head. @default false */
  readonly hasTabs?: boolean | undefined;
  /** Main column, where it is not sheets of facts. */
  readonly main?: ReactNode;
  /** Side column, where it is not one sheet of facts. */
  readonly side?: ReactNode;
}

const space = '\u00a0';

const appear = keyframes`
  from { visibility: hidden; }
`;

/* What is there within a moment needs no skeleton: it would only flicker. */
const Late = styled.div`
  animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
`;

/** The shape of a page of details while it is on its way. */
export function DetailSkeleton({ known, hasTabs = false, main, side }: DetailSkeletonProps) {
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
          {!known && <HeadShape />}
          {hasTabs && <Skeleton width={30} />}
          <Sheet padding="none">
            <KeyFigures>
              {Array.from({ length: 4 }, (_, index) => (
                // As high as with a label and a note.
                <KeyFigure key={index} label={space} value="" note={space} isLoading />
              ))}
            </KeyFigures>
          </Sheet>
          <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }} align="start">
            <Stack>
              {main ?? (
                <>
                  <Sheet>
                    <SkeletonLines count={5} />
                  </Sheet>
                  <Sheet>
                    <SkeletonLines count={3} />
                  </Sheet>
                </>
              )}
            </Stack>
            {side ?? (
              <Sheet>
                <SkeletonLines count={8} />
              </Sheet>
            )}
          </Grid>
        </Stack>
      </Late>
    </Stack>
  );
}

/** Title, and the line of facts below it. */
function HeadShape() {
  return (
    <Stack gap={12}>
      <Skeleton shape="title" width={40} />
      <Skeleton width={30} />
    </Stack>
  );
}
