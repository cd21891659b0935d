import type { FilterChip } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ListAddress } from './listAddress.ts';

/** More of a text is in the field. */
const maxShown = 40;

/** What is searched for, among what is filtered by; none without a text. */
export function useSearchChips({
  search,
  typedText,
  typeText,
}: Pick<ListAddress<unknown>, 'search' | 'typedText' | 'typeText'>): readonly FilterChip[] {
  const { formatMessage } = useIntl();
  if (search === '' || typedText === '') return [];
  const text = search.length > maxShown ? `${search.slice(0, maxShown).trimEnd()}…` : search;
  return [{ id: 'search', label: formatMessage({ id: 'list.noMatch.word' }, { text }), onRemove: () => typeText('') }];
}
