import type { Quote, QuoteSite } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { Button, CellLines, Dropdown, type RowGroup, Sheet, Table, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { usePhoneColumns, type PhoneRow } from '../../../platform/list/usePhoneColumns.tsx';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { Price } from '../words/Price.tsx';
import { accessWord, capacityAndTerm, confidenceWord, noPriceWord } from '../../../platform/quotes/quote-words.ts';
import { streetOf } from '../words/sitePlace.ts';
import { isChoosable, type PriceChoice } from './priceChoice.ts';
import { priceAt } from './priceMatrix.ts';

interface QuoteSitesProps {
  quote: Quote;
  choice: PriceChoice;
  onChoose: (choice: PriceChoice) => void;
  /** Says how the price of a site came about. */
  onExplain: (site: QuoteSite) => void;
}

/** The sites of a quote of several: what is chosen at each and what that costs. Those without a solution come first. */
export function QuoteSites({ quote, choice, onChoose, onExplain }: QuoteSitesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const isPhone = !useIsAtLeast('small');
  const { sites, variants, products, currency } = quote;

  const priceOf = (site: QuoteSite) => priceAt(site, choice.get(site.id));
  const variantsOf = (site: QuoteSite) => variants.filter(({ id }) => isChoosable(priceAt(site, id)));
  const hasAccesses = new Set(variants.map(({ accessType }) => accessType)).size > 1;
  const choose = (site: QuoteSite, variantId: string) => onChoose(new Map(choice).set(site.id, variantId));
  const whyNot = (site: QuoteSite) =>
    site.prices.length === 0
      ? formatMessage({ id: 'quote.notPriced' })
      : site.prices.some(({ orderId }) => orderId !== null)
        ? formatMessage({ id: 'quote.detail.SIGNED' })
        : noPriceWord(intl, site.prices[0]?.code ?? null);
  const placeOf = ({ name, city, ...place }: QuoteSite) => {
    const street = streetOf(place);
    return [...(street === name ? [] : [street]), city].filter((part) => part !== '').join(', ');
  };
  const chooser = (site: QuoteSite) => {
    const some = variantsOf(site);
    if (some.length === 0) return <Text tone="muted">{whyNot(site)}</Text>;
    return (
      <Dropdown
        label={formatMessage({ id: 'quote.sites.choose' }, { name: site.name })}
        isLabelHidden
        size="small"
        options={some.map((variant) => ({
          value: variant.id,
          label: [
            ...(products.length > 1 ? [products.find(({ id }) => id === variant.productId)?.name ?? ''] : []),
            capacityAndTerm(intl, variant),
            ...(hasAccesses ? [accessWord(intl, variant.accessType)] : []),
          ].join(', '),
        }))}
        value={choice.get(site.id)}
        onValueChange={(variantId) => choose(site, variantId)}
      />
    );
  };
  const explain = (site: QuoteSite) =>
    isChoosable(priceOf(site)) && (
      <Button variant="ghost" size="small" onClick={() => onExplain(site)}>
        {formatMessage({ id: 'quote.explain.short' })}
      </Button>
    );
  const monthly = (site: QuoteSite) => {
    const price = priceOf(site);
    return isChoosable(price) && <Price minor={price.monthlyMinor} currency={currency} />;
  };
  const columns: readonly TableColumn<QuoteSite>[] = [
    {
      id: 'site',
      header: formatMessage({ id: 'quote.sites.site' }),
      cell: (site) => (
        <CellLines
          detail={
            site.confidence === 'yellow' ? (
              <Text tone="attention">{confidenceWord(intl, site.confidence)}</Text>
            ) : (
              placeOf(site)
            )
          }
        >
          <Text variant="bodyStrong">{site.name}</Text>
        </CellLines>
      ),
    },
    {
      id: 'choice',
      header: formatMessage({ id: 'quote.choice.variant' }),
      // The way of access is the last of its words.
      width: hasAccesses ? '19rem' : '14rem',
      cell: chooser,
    },
    {
      id: 'monthly',
      header: formatMessage({ id: 'quote.choice.monthly' }),
      width: '7rem',
      isNumeric: true,
      cell: (site) => <Text variant="bodyStrong">{monthly(site)}</Text>,
    },
    {
      id: 'oneTime',
      header: formatMessage({ id: 'quote.sites.oneTime' }),
      width: '8rem',
      isNumeric: true,
      visibleFrom: 'veryLarge',
      cell: (site) => {
        const price = priceOf(site);
        return isChoosable(price) && <Price minor={price.oneTimeMinor ?? 0} currency={currency} />;
      },
    },
    {
      id: 'delivery',
      header: formatMessage({ id: 'quote.choice.delivery' }),
      width: '8rem',
      visibleFrom: 'extraLarge',
      cell: (site) => {
        const week = isChoosable(priceOf(site)) ? priceOf(site)?.deliveryWeek : undefined;
        return week && <Text tone="muted">{weekWord(week)}</Text>;
      },
    },
    {
      id: 'explain',
      header: formatMessage({ id: 'quote.explain.title' }),
      isHeaderHidden: true,
      width: '7rem',
      visibleFrom: 'medium',
      cell: explain,
    },
  ];
  const phone: PhoneRow<QuoteSite> = {
    title: ({ name }) => <Text variant="bodyStrong">{name}</Text>,
    detail: (site) => {
      const variant = variants.find(({ id }) => id === choice.get(site.id));
      return variant && isChoosable(priceOf(site))
        ? [formatBitRate(intl.locale, variant.capacityBps), accessWord(intl, variant.accessType)].join(', ')
        : whyNot(site);
    },
    end: monthly,
    endDetail: (site) => {
      const week = priceOf(site)?.deliveryWeek;
      return week && weekWord(week);
    },
    below: (site) => (variantsOf(site).length > 1 ? chooser(site) : null),
  };
  const phoneColumns = usePhoneColumns(phone);
  const groups = useGroups(sites);

  return (
    <Sheet
      title={formatMessage({ id: 'quote.sites.title' }, { count: sites.length })}
      description={formatMessage({ id: 'quote.sites.about' }, { currency })}
      padding="none"
    >
      <Table
        label={formatMessage({ id: 'quote.sites.title' }, { count: sites.length })}
        isPlain
        columns={isPhone ? phoneColumns : columns}
        rows={groups.rows}
        rowKey={({ id }) => id}
        {...(groups.groupOf && { groupOf: groups.groupOf })}
        {...(isPhone && phone.below && { rowFoot: phone.below })}
        layout="fixed"
        lines={2}
        isHeadHidden={isPhone}
      />
    </Sheet>
  );
}

/** Those that cannot be delivered as asked stand apart, above the others. */
function useGroups(sites: readonly QuoteSite[]): {
  rows: readonly QuoteSite[];
  groupOf?: (site: QuoteSite) => RowGroup;
} {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const isMissing = ({ confidence }: QuoteSite) => confidence === 'red';
    const missing = sites.filter(isMissing);
    if (missing.length === 0 || missing.length === sites.length) return { rows: sites };
    const groups: Readonly<Record<'missing' | 'others', RowGroup>> = {
      missing: { id: 'missing', label: formatMessage({ id: 'quote.confidence.red' }), count: missing.length },
      others: {
        id: 'others',
        label: formatMessage({ id: 'quote.sites.priced' }),
        count: sites.length - missing.length,
      },
    };
    return {
      rows: [...missing, ...sites.filter((site) => !isMissing(site))],
      groupOf: (site: QuoteSite) => groups[isMissing(site) ? 'missing' : 'others'],
    };
  }, [sites, formatMessage]);
}
