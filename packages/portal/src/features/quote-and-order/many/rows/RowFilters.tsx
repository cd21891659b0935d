import { formatCountry } from '@skerry/i18n';
import { Box, Dropdown, FilterBar, SearchField, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { ListNoMatch } from '../../../../platform/list/ListNoMatch.tsx';
import type { RowTab } from './plannedRows.ts';
import { anywhere, type RowFilterState } from './useRowFilters.ts';

interface RowFiltersProps {
  filters: RowFilterState;
  onChange: () => void;
  /** What is done with the rows. */
  children: ReactNode;
}

/** Searches the rows of a list, and shows those of one country. */
export function RowFilters({ filters, onChange, children }: RowFiltersProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { search, setSearch, country, setCountry, countries, field } = filters;
  return (
    <FilterBar
      search={
        <SearchField
          ref={field}
          label={formatMessage({ id: 'quoteMany.search' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'quoteMany.search' })}
          size="small"
          value={search}
          onValueChange={(text) => {
            setSearch(text);
            onChange();
          }}
        />
      }
      end={children}
    >
      {countries.length > 1 && (
        <Dropdown
          label={formatMessage({ id: 'quoteMany.column.country' })}
          variant="filter"
          options={[
            { value: anywhere, label: formatMessage({ id: 'quoteMany.country.all' }) },
            ...countries.map((code) => ({ value: code, label: formatCountry(language, code) })),
          ]}
          // What lets everything through needs no words.
          value={country === anywhere ? undefined : country}
          onValueChange={(next) => {
            setCountry(next);
            onChange();
          }}
        />
      )}
    </FilterBar>
  );
}

interface NoRowsProps {
  filters: RowFilterState;
  tab: RowTab;
  /** How many of all rows match. */
  elsewhere: number;
  onShowAll: () => void;
}

/** In place of rows: none are as the tab says, or the search matches none of them. */
export function NoRows({ filters, tab, elsewhere, onShowAll }: NoRowsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { search, country, isOn, clear } = filters;
  if (!isOn)
    return (
      <Box padding={20}>
        <Text tone="muted">{formatMessage({ id: tab === 'fix' ? 'quoteMany.none.fix' : 'quoteMany.none' })}</Text>
      </Box>
    );
  const text = search.trim();
  return (
    <ListNoMatch
      typedText={text}
      filters={country === anywhere ? [] : [formatCountry(language, country)]}
      {...(elsewhere > 0 && {
        elsewhere: {
          title: formatMessage({ id: 'quoteMany.noMatch' }, { tab: formatMessage({ id: `quoteMany.tab.${tab}` }) }),
          show: { label: formatMessage({ id: 'quoteMany.noMatch.show' }, { count: elsewhere }), onShow: onShowAll },
        },
      })}
      onClear={clear}
    />
  );
}
