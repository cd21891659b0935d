import { Grid, IconButton, KeyFigure, KeyFigures, Sheet, Skeleton, Stack, token, VisuallyHidden } from '@skerry/ui';
import { IconDots } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { DetailHead, type DetailPageProps } from './DetailPage.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

/** What the list has already said: stands there at once, in the place that the page has for it. */
export type KnownDetail = Omit<DetailPageProps, 'children'>;

/** What a page has, as far as it can be said before it is there. */
export interface DetailShape {
  /** `WaitingShape`, where something waits for the reader. */
  readonly waiting?: ReactNode;
  /** `TrackShape`, where a track is above the key figures. */
  readonly track?: ReactNode;
  /** How many key figures there are. @default 4 */
  readonly figureCount?: number;
  /** Main column, where it is not sheets of facts. */
  readonly main?: ReactNode;
  /** Side column, where it is not one sheet of facts. */
  readonly side?: ReactNode;
}

export interface DetailSkeletonProps extends DetailShape {
  readonly known?: KnownDetail | undefined;
  /** Whether tabs follow the head. @default false */
  readonly hasTabs?: boolean | undefined;
}

const space = '\u00a0';

const appear = keyframes`
  from { visibility: hidden; }
`;

/* What is there within a moment needs no skeleton: it would only flicker. */
const Late = styled.div`
  animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space[16]};

  & > :nth-child(2) {
    width: 12rem;
  }
`;

/* What is known does not wait. */
const AtOnce = styled.div`
  visibility: visible;
`;

/** The shape of a page of details while it is on its way. */
export function DetailSkeleton({
  known,
  hasTabs = false,
  waiting: waitingShape,
  track,
  figureCount = 4,
  main,
  side,
}: DetailSkeletonProps) {
  const { formatMessage } = useIntl();
  const { waiting, figures, side: knownSide, ...head }: Partial<KnownDetail> = known ?? {};
  const root = useRef<HTMLDivElement>(null);
  // On narrow windows what can be done has a row of its own, which one page has and another has not.
  const hasPlace = useIsAtLeast('large');
  const actions = hasPlace && (
    <IconButton variant="secondary" icon={IconDots} label={formatMessage({ id: 'ui.pageHeader.more' })} disabled />
  );

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
      {known && <DetailHead {...(actions && { actions })} {...head} title={known.title} />}
      {waiting}
      {waitingShape !== undefined && <Late>{waitingShape}</Late>}
      {figures !== undefined && <Sheet padding="none">{figures}</Sheet>}
      <Late>
        <VisuallyHidden role="status">{formatMessage({ id: 'detail.loading' })}</VisuallyHidden>
        <Stack>
          {!known && <HeadShape hasPlace={hasPlace} />}
          {hasTabs && known?.tabs === undefined && <Skeleton width={30} />}
          {figures === undefined && (
            <Sheet padding="none" aria-hidden>
              {track}
              <KeyFigures>
                {Array.from({ length: figureCount }, (_, index) => (
                  // As high as with a label and a note.
                  <KeyFigure key={index} label={space} value="" note={space} isLoading />
                ))}
              </KeyFigures>
            </Sheet>
          )}
          <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }} align="start">
            <Stack aria-hidden>
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
            {knownSide === undefined ? (
              <div aria-hidden>
                {side ?? (
                  <Sheet>
                    <SkeletonLines count={8} />
                  </Sheet>
                )}
              </div>
            ) : (
              <AtOnce>{knownSide}</AtOnce>
            )}
          </Grid>
        </Stack>
      </Late>
    </Stack>
  );
}

/** Title, and the line of facts below it; on wide windows the buttons beside them. */
function HeadShape({ hasPlace }: { hasPlace: boolean }) {
  return (
    <Head aria-hidden>
      <Stack gap={12}>
        <Skeleton shape="title" width={40} />
        <Skeleton width={30} />
      </Stack>
      {hasPlace && <Skeleton shape="control" />}
    </Head>
  );
}
