import { NoMatchState } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface ListNoMatchProps {
  /** What was searched for, as it was typed. */
  typedText: string;
  /** What the list is filtered by, in words. */
  filters: readonly string[];
  onClear: () => void;
  /** What else could be tried. */
  children?: ReactNode;
}

/** In place of rows where nothing matches: says what was looked for. */
export function ListNoMatch({ typedText, filters, onClear, children }: ListNoMatchProps) {
  const { formatMessage } = useIntl();
  const searched = typedText === '' ? [] : [formatMessage({ id: 'list.noMatch.word' }, { text: typedText })];
  return (
    <NoMatchState
      title={
        searched.length > 0 && filters.length === 0
          ? formatMessage({ id: 'list.noMatch.text' }, { text: typedText })
          : formatMessage({ id: 'list.noMatch.filters' })
      }
      clearLabel={formatMessage({ id: 'list.filters.clear' })}
      onClear={onClear}
    >
      {filters.length > 0 && (
        <>{formatMessage({ id: 'list.noMatch.by' }, { filters: [...searched, ...filters].join(', ') })} </>
      )}
      {children}
    </NoMatchState>
  );
}
