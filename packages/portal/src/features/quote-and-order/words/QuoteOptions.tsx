import type { Quote, QuoteSite } from '@skerry/contracts';
import { Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { addonWords, characteristicWords, optionWords } from './optionWords.ts';

interface QuoteOptionsProps {
  quote: Quote;
  /** Those that are looked at. @default all of the quote */
  sites?: readonly QuoteSite[];
}

/** What was chosen of the product beside capacity, term and access; nothing where there was nothing to choose. */
export function QuoteOptions({ quote, sites = quote.sites }: QuoteOptionsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { productOptions } = quote;
  const own = sites.flatMap((site) => (site.productOptions ? [{ site, options: site.productOptions }] : []));
  const none = formatMessage({ id: 'quote.options.none' });
  const forAll =
    productOptions === undefined || own.length === sites.length
      ? []
      : [
          ...characteristicWords(quote, productOptions, language).map(({ name, answer }) => ({
            term: name,
            description: answer,
          })),
          {
            term: formatMessage({ id: 'quote.options.addons' }),
            description: addonWords(quote, productOptions, language).join(', ') || none,
          },
        ];
  // That nothing was added is worth a line only beside what was.
  const isNothing = forAll.length < 2 && productOptions?.addonIds.length === 0;
  const items = [
    ...(isNothing ? [] : forAll),
    ...own.map(({ site, options }) => ({
      term: site.name,
      description: optionWords(quote, options, language) || none,
    })),
  ];
  if (items.length === 0) return null;
  return (
    <Sheet title={formatMessage({ id: 'quote.options.title' })}>
      <FactColumns items={items} />
    </Sheet>
  );
}
