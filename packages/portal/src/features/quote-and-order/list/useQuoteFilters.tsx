import { useIntl } from 'react-intl';
import { choiceFilter, oneFilter, switchFilter, type ListFilter } from '../../../platform/list/listFilters.tsx';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { quoteStatusWord } from '../../../platform/quotes/quote-words.ts';
import {
  quoteStatusChoices,
  siteCounts,
  validities,
  type QuotesFilter,
  type QuoteStatusChoice,
} from './quotesAddress.ts';

/** What quotes are filtered by. */
export function useQuoteFilters(
  filter: QuotesFilter,
  onChange: (part: Partial<QuotesFilter>) => void,
): readonly ListFilter[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { agreements } = useStartupData();
  const products = new Map(
    agreements.flatMap(({ products: some, productPackages }) =>
      [...some, ...productPackages].map(({ id, name }) => [id, name] as const),
    ),
  );
  const unsigned = formatMessage({ id: 'quotes.filter.unsigned' });
  const status = choiceFilter<QuoteStatusChoice>({
    id: 'status',
    label: formatMessage({ id: 'quotes.field.status' }),
    isPrimary: true,
    options: quoteStatusChoices.map((value) => ({
      value,
      label: value === 'UNSIGNED' ? unsigned : quoteStatusWord(intl, value),
    })),
    value: filter.statuses,
    onChange: (chosen) => onChange({ statuses: narrowed(filter.statuses, chosen) }),
  });
  const recent = switchFilter({
    id: 'recent',
    label: formatMessage({ id: 'quotes.filter.recent' }),
    value: filter.isRecent,
    onChange: (isRecent) => onChange({ isRecent }),
  });
  return [
    { ...status, chips: status.chips.map((chip) => ({ ...chip, isUsual: chip.id === 'status UNSIGNED' })) },
    oneFilter({
      id: 'validity',
      label: formatMessage({ id: 'quotes.filter.validity' }),
      isPrimary: true,
      options: validities.map((value) => ({ value, label: formatMessage({ id: `quotes.validity.${value}` }) })),
      usual: 'All',
      value: filter.validity,
      onChange: (validity) => onChange({ validity }),
    }),
    oneFilter({
      id: 'sites',
      label: formatMessage({ id: 'quotes.filter.sites' }),
      isPrimary: true,
      options: siteCounts.map((value) => ({ value, label: formatMessage({ id: `quotes.siteCount.${value}` }) })),
      usual: 'all',
      value: filter.sites,
      onChange: (sites) => onChange({ sites }),
    }),
    choiceFilter({
      id: 'product',
      label: formatMessage({ id: 'quotes.field.product' }),
      options: [...products].map(([value, label]) => ({ value, label })),
      value: filter.products,
      onChange: (chosen) => onChange({ products: chosen }),
    }),
    switchFilter({
      id: 'waiting',
      label: formatMessage({ id: 'quotes.filter.waiting' }),
      value: filter.isWaiting,
      onChange: (isWaiting) => onChange({ isWaiting }),
    }),
    switchFilter({
      id: 'mine',
      label: formatMessage({ id: 'quotes.filter.mine' }),
      value: filter.isMine,
      onChange: (isMine) => onChange({ isMine }),
    }),
    { ...recent, chips: recent.chips.map((chip) => ({ ...chip, isUsual: true })) },
  ];
}

/** All but the signed ones, or some statuses: what was chosen last holds. */
function narrowed(
  before: readonly QuoteStatusChoice[],
  chosen: readonly QuoteStatusChoice[],
): readonly QuoteStatusChoice[] {
  if (!chosen.includes('UNSIGNED') || chosen.length === 1) return chosen;
  return before.includes('UNSIGNED') ? chosen.filter((status) => status !== 'UNSIGNED') : ['UNSIGNED'];
}
