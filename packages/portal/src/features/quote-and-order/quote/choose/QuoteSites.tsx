import type { Quote, QuoteSite } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import {
  Button,
  CellLines,
  Dropdown,
  Inline,
  type RowGroup,
  Sheet,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../../platform/browser/useIsAtLeast.ts';
import { usePhoneColumns, type PhoneRow } from '../../../../platform/list/phone/usePhoneColumns.tsx';
import { useWeekWord } from '../../../../platform/orders/useWeekWord.ts';
import { Price } from '../../words/Price.tsx';
import { accessWord, capacityAndTerm, confidenceWord, noPriceWord } from '../../../../platform/quotes/quote-words.ts';
import { streetOf } from '../../words/sitePlace.ts';
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
  const isWide = useIsAtLeast('veryLarge');
  // With the side column beside it, a table has less room than in a narrower window without one.
  const [isMedium, isLarge, isExtraLarge] = [useIsAtLeast('medium'), useIsAtLeast('large'), useIsAtLeast('extraLarge')];
  const isTight = !isMedium || (isLarge && !isExtraLarge);
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
  const oneTime = (site: QuoteSite) => {
    const price = priceOf(site);
    if (!isChoosable(price)) return null;
    return price.oneTimeMinor === null || price.oneTimeMinor === 0 ? (
      formatMessage({ id: 'quote.oneTime.none' })
    ) : (
      <>
        <Price minor={price.oneTimeMinor} currency={currency} /> {formatMessage({ id: 'quote.oneTime.after' })}
      </>
    );
  };
  const week = (site: QuoteSite) => {
    const price = priceOf(site);
    return isChoosable(price) && price.deliveryWeek !== null ? weekWord(price.deliveryWeek) : undefined;
  };
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
              <>
                {placeOf(site) !== '' && `${placeOf(site)}. `}
                <Text tone="attention">{confidenceWord(intl, site.confidence)}</Text>
              </>
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
      // Letters are larger below medium.
      width: isWide && hasAccesses ? '19rem' : isMedium ? '14rem' : '15.5rem',
      cell: (site) =>
        isTight ? (
          <Stack gap={2}>
            {chooser(site)}
            <Inline gap={8} align="center">
              <Text variant="caption" tone="muted">
                {week(site)}
              </Text>
              {explain(site)}
            </Inline>
          </Stack>
        ) : (
          chooser(site)
        ),
    },
    ...(isWide
      ? [
          {
            id: 'monthly',
            header: formatMessage({ id: 'quote.choice.monthly' }),
            width: '7rem',
            isNumeric: true,
            cell: (site: QuoteSite) => <Text variant="bodyStrong">{monthly(site)}</Text>,
          },
          {
            id: 'oneTime',
            header: formatMessage({ id: 'quote.sites.oneTime' }),
            width: '7.5rem',
            isNumeric: true,
            cell: (site: QuoteSite) => {
              const price = priceOf(site);
              return isChoosable(price) && <Price minor={price.oneTimeMinor ?? 0} currency={currency} />;
            },
          },
          {
            id: 'delivery',
            header: formatMessage({ id: 'quote.choice.delivery' }),
            // "Week 52, 2027", which is not cut.
            width: '8.75rem',
            cell: (site: QuoteSite) => <Text tone="muted">{week(site)}</Text>,
          },
          {
            id: 'explain',
            header: formatMessage({ id: 'quote.explain.title' }),
            isHeaderHidden: true,
            width: '7rem',
            cell: explain,
          },
        ]
      : [
          // Beside each other they would push each other out: what belongs together stands below.
          {
            id: 'price',
            header: formatMessage({ id: 'quote.sites.price' }),
            width: '9.5rem',
            isNumeric: true,
            cell: (site: QuoteSite) => (
              <CellLines detail={oneTime(site)}>
                <Text variant="bodyStrong">{monthly(site)}</Text>
              </CellLines>
            ),
          },
          ...(isTight
            ? []
            : [
                {
                  id: 'delivery',
                  header: formatMessage({ id: 'quote.choice.delivery' }),
                  width: '8rem',
                  cell: (site: QuoteSite) => (
                    <Stack gap={0} align="start">
                      <Text>{week(site)}</Text>
                      {explain(site)}
                    </Stack>
                  ),
                },
              ]),
        ]),
  ];
  const phone: PhoneRow<QuoteSite> = {
    title: ({ name }) => <Text variant="bodyStrong">{name}</Text>,
    detail: (site) => {
      const variant = variants.find(({ id }) => id === choice.get(site.id));
      if (!variant || !isChoosable(priceOf(site))) return whyNot(site);
      // Where there is a choice, its field says what is chosen.
      if (variantsOf(site).length > 1) return oneTime(site);
      return (
        <>
          {[formatBitRate(intl.locale, variant.capacityBps), accessWord(intl, variant.accessType)].join(', ')}
          <br />
          {oneTime(site)}
        </>
      );
    },
    end: monthly,
    endDetail: week,
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
