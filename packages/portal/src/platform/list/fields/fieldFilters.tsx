import { formatDate, type Language } from '@skerry/i18n';
import { FilterPopover, Skeleton, type DateRangePickerProps } from '@skerry/ui';
import type { ReactNode } from 'react';
import type { useIntl } from 'react-intl';
import { useRequiredComponent } from '../../browser/useRequiredComponent.ts';
import type { Part } from '../../browser/useLazyComponent.ts';
import type { ListFilter } from '../listFilters.tsx';
import type { SuggestFilterProps } from './SuggestFilter.tsx';

const days: Part<DateRangePickerProps> = {
  texts: ['ui-form', 'ui-dates'],
  component: async () => (await import('./DaysFilter.tsx')).DaysFilter,
};
const suggestions: Part<SuggestFilterProps> = {
  texts: ['ui-form', 'ui-dates'],
  component: async () => (await import('./SuggestFilter.tsx')).SuggestFilter,
};

/** A first and a last day; fetched when it is first opened. */
function DaysField(props: DateRangePickerProps) {
  const { Component } = useRequiredComponent(days);
  return Component ? <Component {...props} isClearable /> : <Skeleton width={90} />;
}

function SuggestField(props: SuggestFilterProps) {
  const { Component } = useRequiredComponent(suggestions);
  return Component ? <Component {...props} /> : <Skeleton width={90} />;
}

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

interface DaysFilterOptions extends Pick<ListFilter, 'id' | 'label' | 'isPrimary'> {
  /** What the field is called. */
  fieldLabel: string;
  /** YYYY-MM-DD; empty for no bound. */
  from: string;
  to: string;
  language: Language;
  words: Words;
  /** What the chip says of the days. */
  chipOf: (span: { range: string; from: string; to: string }) => string;
  onChange: (from: string, to: string) => void;
}

/** The days between two. */
export function daysFilter(filter: DaysFilterOptions): ListFilter {
  const { id, label, isPrimary = false, fieldLabel, from, to, language, words, chipOf, onChange } = filter;
  const day = (date: string) =>
    date === '' ? '' : formatDate(language, new Date(`${date}T00:00Z`), 'shortDate', 'UTC');
  const span = { range: from === '' ? 'until' : to === '' ? 'from' : 'both', from: day(from), to: day(to) };
  const isSet = from !== '' || to !== '';
  const field = (
    <DaysField
      label={fieldLabel}
      value={{ start: from, end: to }}
      onValueChange={({ start, end }) => onChange(start, end)}
    />
  );
  return {
    id,
    label,
    isPrimary,
    render: inPopover(label, field, isSet ? words.formatMessage({ id: 'list.filter.range' }, span) : undefined),
    chips: isSet ? [{ id, label: chipOf(span), onRemove: () => onChange('', '') }] : [],
  };
}

interface SuggestFilterOptions extends SuggestFilterProps, Pick<ListFilter, 'id' | 'isPrimary'> {
  chip: string;
}

/** One of many things, found by what is typed. */
export function suggestFilter({ id, isPrimary = false, chip, ...field }: SuggestFilterOptions): ListFilter {
  const { label, value, name, onChange } = field;
  return {
    id,
    label,
    isPrimary,
    render: inPopover(label, <SuggestField {...field} />, value === '' ? undefined : name),
    chips: value === '' ? [] : [{ id, label: chip, onRemove: () => onChange('') }],
  };
}

function inPopover(label: string, field: ReactNode, value: string | undefined): ListFilter['render'] {
  return (look) =>
    look === 'filter' ? (
      <FilterPopover label={label} {...(value !== undefined && { value })}>
        {field}
      </FilterPopover>
    ) : (
      field
    );
}
