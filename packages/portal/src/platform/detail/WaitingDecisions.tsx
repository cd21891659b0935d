import { DecisionStrip } from '@skerry/ui/experimental';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { waitingId } from './waitingId.ts';

export interface WaitingDecision {
  readonly id: string;
  /** When it must be made, as the API says it; null where there is no such time: those come last. */
  readonly deadline: string | null;
  /** What is asked for, where that has a name of its own. @default 'decision' */
  readonly kind?: 'question' | 'approval';
  /** Whether the reader may make it. Others see what is to be decided, and who can. */
  readonly isYours: boolean;
  /** A `Decision`, its first button in this variant: only the first of the reader's own has the solid one. */
  readonly render: (variant: 'primary' | 'secondary') => ReactNode;
}

/** What waits for the reader or the company, the most urgent first; nothing where nothing waits. */
export function WaitingDecisions({ decisions, note }: { decisions: readonly WaitingDecision[]; note?: ReactNode }) {
  const { formatMessage } = useIntl();
  const strip = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const hasAny = decisions.length > 0;
  useEffect(() => {
    if (hasAny && hash === `#${waitingId}`) strip.current?.scrollIntoView();
  }, [hasAny, hash]);
  if (!hasAny) return null;
  const ordered = decisions.toSorted(
    (one, other) => Number(other.isYours) - Number(one.isYours) || compareDeadlines(one.deadline, other.deadline),
  );
  const own = decisions.filter(({ isYours }) => isYours);
  const counted = own.length > 0 ? own : decisions;
  const [kind = 'decision', ...others] = new Set(counted.map((each) => each.kind ?? 'decision'));
  return (
    <DecisionStrip
      id={waitingId}
      ref={strip}
      title={formatMessage(
        { id: own.length > 0 ? 'detail.waiting.you' : 'detail.waiting.company' },
        { count: counted.length, kind: others.length > 0 ? 'decision' : kind },
      )}
      {...(note !== undefined && { note })}
    >
      {ordered.map(({ id, isYours, render }, index) => (
        <Fragment key={id}>{render(isYours && index === 0 ? 'primary' : 'secondary')}</Fragment>
      ))}
    </DecisionStrip>
  );
}

function compareDeadlines(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}
