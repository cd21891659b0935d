import { Grid, Inline, PageHeader, Sheet, Stack, type PageHeaderProps } from '@skerry/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useAsPageSubject } from '../page-subject/page-subject.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** What stands at the top of a page of details. */
export interface DetailHeadProps extends Pick<PageHeaderProps, 'flag' | 'actions' | 'more' | 'tabs'> {
  /** Tells it from its siblings: "SD-WAN EDGE, Havnegade 29". */
  readonly title: string;
  /** One line: number, kind, reference. What is false or null is left out. */
  readonly facts?: readonly ReactNode[];
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

export interface DetailPageProps extends DetailHeadProps {
  /** `WaitingDecisions`, or a note about the whole page. */
  readonly waiting?: ReactNode;
  /** `KeyFigures`, with a track above them where there is one. */
  readonly figures?: ReactNode;
  /** Side column: a `Sheet` of `SheetSection`s. */
  readonly side?: ReactNode;
  /** Main column. */
  readonly children: ReactNode;
}

/** One thing and all about it: head, what waits for the reader, key figures, main and side column. On phones one column, in this order. */
export function DetailPage({ waiting, figures, side, children, ...head }: DetailPageProps) {
  return (
    <Stack>
      <DetailHead {...head} />
      {waiting}
      {figures !== undefined && <Sheet padding="none">{figures}</Sheet>}
      {side === undefined ? (
        children
      ) : (
        <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }} align="start">
          <Stack>{children}</Stack>
          <Stack>{side}</Stack>
        </Grid>
      )}
    </Stack>
  );
}

export function DetailHead({ facts = [], headingRef, ...header }: DetailHeadProps) {
  useAsPageSubject(header.title);
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;
  useHeadingFocus(heading);
  const shown = facts.filter((fact) => fact !== false && fact !== null && fact !== undefined);
  return (
    <PageHeader
      {...header}
      headingRef={heading}
      // The way back stands above, in every state of the page.
      style={{ paddingTop: 0 }}
      {...(shown.length > 0 && {
        meta: (
          <Inline gap={16} style={{ rowGap: 0 }}>
            {shown.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </Inline>
        ),
      })}
    />
  );
}
