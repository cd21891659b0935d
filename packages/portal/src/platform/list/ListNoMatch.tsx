import { Button, NoMatchState } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';

/** What a looser filter finds where this one finds nothing, such as services that have ended. */
export interface NoMatchElsewhere {
  /** What nothing is found of, as it is filtered. */
  readonly title: string;
  /** How much else there is, or where else was looked. */
  readonly body?: string;
  /** Leads there. Where nothing is there either, nothing does. */
  readonly show?: { readonly label: string; readonly onShow: () => void };
}

interface ListNoMatchProps {
  /** What was searched for, as it was typed. */
  typedText: string;
  /** What the list is filtered by, in words. */
  filters: readonly string[];
  /** What nothing is found of. @default “nothing” */
  title?: string | undefined;
  elsewhere?: NoMatchElsewhere | undefined;
  onClear: () => void;
  /** What else could be tried. */
  children?: ReactNode;
}

/** In place of rows where nothing matches: says what was looked for. */
export function ListNoMatch({ typedText, filters, title, elsewhere, onClear, children }: ListNoMatchProps) {
  const { formatMessage } = useIntl();
  // Otherwise they stand above.
  const saysFilters = !useIsAtLeast('small') && filters.length > 0;
  if (elsewhere) {
    return (
      <NoMatchState
        title={elsewhere.title}
        {...(elsewhere.show && { action: <Button onClick={elsewhere.show.onShow}>{elsewhere.show.label}</Button> })}
        clearLabel={formatMessage({ id: 'list.filters.clear' })}
        onClear={onClear}
      >
        {elsewhere.body}
      </NoMatchState>
    );
  }
  return (
    <NoMatchState
      title={
        title ??
        (typedText === ''
          ? formatMessage({ id: 'list.noMatch.filters' })
          : formatMessage({ id: filters.length > 0 ? 'list.noMatch.both' : 'list.noMatch.text' }, { text: typedText }))
      }
      clearLabel={formatMessage({ id: 'list.filters.clear' })}
      onClear={onClear}
    >
      {saysFilters && <>{formatMessage({ id: 'list.noMatch.by' }, { filters: filters.join(', ') })} </>}
      {children}
    </NoMatchState>
  );
}
