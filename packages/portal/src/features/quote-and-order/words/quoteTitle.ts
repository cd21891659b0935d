import type { Quote } from '@skerry/contracts';
import type { useIntl } from 'react-intl';

const named = 2;

/** What a quote is called: the name that it was given, or else its first sites. */
export function quoteTitle(
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
  { name, sites, siteCount }: Pick<Quote, 'name' | 'siteCount'> & { sites: readonly { name: string }[] },
): string {
  if (name !== '') return name;
  const first = sites.slice(0, named).map((site) => site.name);
  if (first.length === 0) return formatMessage({ id: 'quote.sites.count' }, { count: siteCount });
  const left = siteCount - first.length;
  return left > 0
    ? formatMessage({ id: 'quote.sites.more' }, { first: first.join(', '), count: left })
    : first.join(', ');
}
