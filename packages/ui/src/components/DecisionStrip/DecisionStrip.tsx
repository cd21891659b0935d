'use client';
import { IconFlag3Filled } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFocusHandover } from '../../behavior/useFocusHandover.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import {
  DecisionActions,
  DecisionBody,
  DecisionDeadline,
  DecisionFigure,
  DecisionHead,
  DecisionKind,
  DecisionList,
  DecisionQuote,
  DecisionRoot,
  DecisionStripRoot,
  DecisionTitle,
  StripHead,
  StripNote,
} from './DecisionStrip.styles.ts';

export interface DecisionStripProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Whom it waits for, and how many there are: "Waiting for you: 3 decisions". */
  readonly title: string;
  /** What stands still until then. */
  readonly note?: ReactNode;
  /** Level of its heading. @default 2 */
  readonly level?: HeadingLevel;
  /** Of `Decision`, the most urgent first. */
  readonly children: ReactNode;
}

/**
 * What waits for the reader, each decision with its controls: below the title of a page, above everything else.
 *
 * @example
 * <DecisionStrip title="Waiting for you: 1 decision"><Decision kind="Extra charge" title="Clearing the duct" actions={…} /></DecisionStrip>
 */
export function DecisionStrip({ title, note, level = 2, children, ...rest }: DecisionStripProps) {
  const id = useId();
  return (
    <DecisionStripRoot aria-labelledby={id} {...rest}>
      <StripHead>
        <Icon icon={IconFlag3Filled} />
        <Heading level={level} variant="subsection" id={id}>
          {title}
        </Heading>
        {note !== undefined && <StripNote>{note}</StripNote>}
      </StripHead>
      <DecisionList>{children}</DecisionList>
    </DecisionStripRoot>
  );
}

export interface DecisionProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What is decided: "Extra charge". */
  readonly kind: ReactNode;
  /** Until when: "Decide by Wed 27 Nov". */
  readonly deadline?: ReactNode;
  /** The one line that says what it is about. */
  readonly title?: ReactNode;
  /** Right of the title: a sum, or the date that no longer holds. */
  readonly figure?: ReactNode;
  /** What somebody has asked, in their own words. */
  readonly quote?: ReactNode;
  /** The buttons. Only the first decision of a strip has a primary one. */
  readonly actions?: ReactNode;
  /** Consequences, and the field of an answer. */
  readonly children?: ReactNode;
  /** @default 3 */
  readonly level?: HeadingLevel;
}

/** One decision of a `DecisionStrip`. When it is made and goes away, the focus that was in it stays in the strip. */
export function Decision(props: DecisionProps) {
  const { kind, deadline, title, figure, quote, actions, children, level = 3, ref, ...rest } = props;
  const root = useFocusHandover<HTMLLIElement>();
  return (
    <DecisionRoot {...rest} ref={mergeRefs(root, ref)}>
      <DecisionHead>
        <DecisionKind as={`h${level}`}>{kind}</DecisionKind>
        {deadline !== undefined && <DecisionDeadline>{deadline}</DecisionDeadline>}
      </DecisionHead>
      <DecisionBody>
        {(title !== undefined || figure !== undefined) && (
          <DecisionHead>
            <DecisionTitle>{title}</DecisionTitle>
            {figure !== undefined && <DecisionFigure>{figure}</DecisionFigure>}
          </DecisionHead>
        )}
        {quote !== undefined && <DecisionQuote>{quote}</DecisionQuote>}
        {children}
      </DecisionBody>
      {actions !== undefined && <DecisionActions>{actions}</DecisionActions>}
    </DecisionRoot>
  );
}
