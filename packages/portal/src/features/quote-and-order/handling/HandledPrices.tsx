import type { Quote } from '@skerry/contracts';
import { Button, CellLines, Sheet, Table, type TableColumn, Text } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { usePhoneColumns, type PhoneRow } from '../../../platform/list/phone/usePhoneColumns.tsx';
import { PriceLevel } from '../words/quoteLabels.tsx';
import { Price } from '../words/Price.tsx';
import { accessWord, capacityAndTerm, noPriceWord } from '../../../platform/quotes/quote-words.ts';
import type { PriceCell } from './specialistForm.ts';

/** How many there are before somebody asks for all. */
const first = 8;

/** Every price that was asked for, and why there is none. */
export function HandledPrices({ quote }: { quote: Quote }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isPhone = !useIsAtLeast('small');
  const [showsAll, setShowsAll] = useState(false);
  const { currency, siteCount, products } = quote;
  const cells = quote.sites.flatMap((site) =>
    quote.variants.map((variant): PriceCell => ({
      key: `${site.id}.${variant.id}`,
      site,
      variant,
      price: site.prices.find(({ variantId }) => variantId === variant.id),
    })),
  );
  const nameOf = ({ variant }: PriceCell) => capacityAndTerm(intl, variant);
  const factsOf = ({ site, variant }: PriceCell) =>
    [
      ...(siteCount > 1 ? [site.name] : []),
      ...(products.length > 1 ? [products.find(({ id }) => id === variant.productId)?.name ?? ''] : []),
      accessWord(intl, variant.accessType),
    ].join(', ');
  const levelOf = ({ price }: PriceCell) => {
    if ((price?.level ?? null) !== null) return <PriceLevel level={price?.level ?? ''} />;
    return <Text tone="muted">{price ? noPriceWord(intl, price.code) : formatMessage({ id: 'quote.notPriced' })}</Text>;
  };
  const monthly = ({ price }: PriceCell) =>
    price && price.monthlyMinor !== null && <Price minor={price.monthlyMinor} currency={currency} />;
  const columns: readonly TableColumn<PriceCell>[] = [
    {
      id: 'variant',
      header: formatMessage({ id: 'quote.choice.variant' }),
      cell: (cell) => (
        <CellLines detail={factsOf(cell)}>
          <Text variant="bodyStrong">{nameOf(cell)}</Text>
        </CellLines>
      ),
    },
    { id: 'level', header: formatMessage({ id: 'quoteHandling.field.level' }), width: '13rem', cell: levelOf },
    {
      id: 'monthly',
      header: formatMessage({ id: 'quote.choice.monthly' }),
      width: '7.5rem',
      isNumeric: true,
      cell: (cell) => <Text variant="bodyStrong">{monthly(cell)}</Text>,
    },
    {
      id: 'oneTime',
      header: formatMessage({ id: 'quote.sites.oneTime' }),
      width: '7.5rem',
      isNumeric: true,
      visibleFrom: 'medium',
      cell: ({ price }) =>
        price && price.oneTimeMinor !== null && <Price minor={price.oneTimeMinor} currency={currency} />,
    },
    {
      id: 'weeks',
      header: formatMessage({ id: 'quoteHandling.field.leadTime' }),
      width: '7rem',
      isNumeric: true,
      visibleFrom: 'extraLarge',
      cell: ({ price }) =>
        price &&
        price.leadTimeWeeks !== null &&
        formatMessage({ id: 'quoteHandling.weeks' }, { weeks: price.leadTimeWeeks }),
    },
  ];
  const phone: PhoneRow<PriceCell> = { title: nameOf, detail: factsOf, end: monthly, foot: levelOf };
  const phoneColumns = usePhoneColumns(phone);
  const shown = showsAll || cells.length <= first + 1 ? cells : cells.slice(0, first);
  return (
    <Sheet
      title={formatMessage({ id: 'quoteHandling.prices.title' })}
      description={formatMessage({ id: 'quote.sites.about' }, { currency })}
      padding="none"
      actions={
        shown.length < cells.length && (
          <Button variant="ghost" size="small" onClick={() => setShowsAll(true)}>
            {formatMessage({ id: 'quoteHandling.prices.all' }, { count: cells.length })}
          </Button>
        )
      }
    >
      <Table
        label={formatMessage({ id: 'quoteHandling.prices.title' })}
        isPlain
        columns={isPhone ? phoneColumns : columns}
        rows={shown}
        rowKey={keyOf}
        layout="fixed"
        lines={2}
        isHeadHidden={isPhone}
      />
    </Sheet>
  );
}

const keyOf = ({ key }: PriceCell) => key;
