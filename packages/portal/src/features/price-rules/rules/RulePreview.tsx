import type { PricePreview, PriceRuleDraft } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { CellLines, Dropdown, MultiSelect, Note, Sheet, Table, type TableColumn, Text } from '@skerry/ui';
import { NumberField } from '@skerry/ui/experimental';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MissingSheet } from '../../../platform/alerts/MissingSheet.tsx';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { usePhoneColumns, type PhoneRow } from '../../../platform/list/phone/usePhoneColumns.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { accessWord, monthsWord } from '../../../platform/quotes/quote-words.ts';
import { useAgreementsInAdministration, useRulesPreview } from '../priceRules.queries.ts';
import { Counted, PreviewParts, PriceButton, TryWith } from './RulePreview.styles.ts';
import { amountWord, shareWord, type RuleCatalogue } from './ruleWords.ts';

interface RulePreviewProps {
  rules: readonly PriceRuleDraft[];
  catalogue: RuleCatalogue;
  /** The rule that is open, whose prices are tried. */
  open: PriceRuleDraft;
  changedIds: ReadonlySet<string>;
  /** Below the prices: sends the changes. */
  children: ReactNode;
}

const countries = ['SE', 'NO', 'DK'] as const;
const currencies = { SE: 'SEK', NO: 'NOK', DK: 'DKK' } as const;
/** How many prices there are before somebody asks for all. */
const first = 8;
/** Farther than any access reaches. */
const farthest = 20_000_000;

/** What the rules, as they are changed, do to prices of one product at one place. */
export function RulePreview({ rules, catalogue, open, changedIds, children }: RulePreviewProps) {
  const intl = useIntl();
  const { products, addons = [] } = catalogue;
  const { formatMessage, locale } = intl;
  const { language } = useLanguage();
  const { customer } = useStartupData();
  const agreements = useAgreementsInAdministration().data ?? [];
  const [given, setGiven] = useState<{
    productId?: string;
    country?: (typeof countries)[number];
    addonIds?: readonly string[];
  }>({});
  const [metres, setMetres] = useState(0);
  const [agreementId, setAgreementId] = useState('');
  const [chosen, setChosen] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const isPhone = !useIsAtLeast('small');
  const byCurrency = countries.find((each) => currencies[each] === open.currency);
  const productId = given.productId ?? open.when.products?.[0] ?? products[0]?.id ?? '';
  const country = given.country ?? open.when.countries?.[0] ?? byCurrency ?? 'SE';
  const sold = addons.filter((addon) => addon.products.includes(productId));
  const addonIds = (given.addonIds ?? open.when.addons ?? []).filter((id) => sold.some((addon) => addon.id === id));
  const characteristics = triedAnswers(
    open,
    products.find(({ id }) => id === productId),
  );
  const preview = useRulesPreview(
    productId === ''
      ? undefined
      : {
          rules: [...rules],
          productId,
          country,
          metres,
          ...(agreementId !== '' && { agreementId }),
          ...(addonIds.length + Object.keys(characteristics).length > 0 && {
            productOptions: { addonIds: [...addonIds], characteristics },
          }),
        },
  );
  const currency = agreements.find(({ id }) => id === agreementId)?.currency ?? currencies[country];
  const keyOf = ({ capacityBps, termMonths, accessType }: PricePreview) => [capacityBps, termMonths, accessType].join();
  const isOther = ({ now, after }: PricePreview) =>
    now.monthlyMinor !== after.monthlyMinor || now.oneTimeMinor !== after.oneTimeMinor;
  const prices = (preview.data?.prices ?? []).toSorted((one, other) => Number(isOther(other)) - Number(isOther(one)));
  const shown = showsAll || prices.length <= first + 1 ? prices : prices.slice(0, first);
  const counted = prices.find((price) => keyOf(price) === chosen) ?? prices[0];
  const money = (minor: number | null) =>
    minor === null ? formatMessage({ id: 'quote.noPrice' }) : amountWord(locale, minor);
  const after = (now: number | null, then: number | null) =>
    now === then ? (
      <Text tone="muted">{formatMessage({ id: 'priceRules.preview.same' })}</Text>
    ) : (
      <Text variant="bodyStrong">{money(then)}</Text>
    );
  const once = (minor: number | null) =>
    minor === null ? undefined : formatMessage({ id: 'priceRules.effect.once' }, { amount: amountWord(locale, minor) });
  const rateOf = ({ capacityBps }: PricePreview) => formatBitRate(locale, capacityBps);
  const factsOf = ({ termMonths, accessType }: PricePreview) =>
    [monthsWord(intl, termMonths), accessWord(intl, accessType)].join(', ');
  const columns: readonly TableColumn<PricePreview>[] = [
    {
      id: 'price',
      header: formatMessage({ id: 'priceRules.preview.price' }),
      cell: (price) => (
        <CellLines detail={factsOf(price)}>
          <PriceButton
            variant="ghost"
            size="small"
            aria-pressed={counted !== undefined && keyOf(price) === keyOf(counted)}
            onClick={() => setChosen(keyOf(price))}
          >
            {rateOf(price)}
          </PriceButton>
        </CellLines>
      ),
    },
    {
      id: 'now',
      header: formatMessage({ id: 'priceRules.preview.now' }),
      isNumeric: true,
      width: '7.5rem',
      cell: ({ now }) => <CellLines detail={once(now.oneTimeMinor)}>{money(now.monthlyMinor)}</CellLines>,
    },
    {
      id: 'after',
      header: formatMessage({ id: 'priceRules.preview.after' }),
      isNumeric: true,
      width: '7.5rem',
      cell: (price) => (
        <CellLines
          detail={price.now.oneTimeMinor === price.after.oneTimeMinor ? undefined : once(price.after.oneTimeMinor)}
        >
          {after(price.now.monthlyMinor, price.after.monthlyMinor)}
        </CellLines>
      ),
    },
  ];
  const phone: PhoneRow<PricePreview> = {
    title: rateOf,
    detail: factsOf,
    end: ({ now }) => money(now.monthlyMinor),
    endDetail: (price) => after(price.now.monthlyMinor, price.after.monthlyMinor),
  };
  const phoneColumns = usePhoneColumns(phone);
  const refused = faultyRules(preview.error, rules);
  return (
    <Sheet
      title={formatMessage({ id: 'priceRules.preview.title' })}
      description={formatMessage({ id: 'priceRules.preview.about' }, { currency })}
      padding="none"
    >
      <TryWith>
        <Dropdown
          label={formatMessage({ id: 'priceRules.preview.product' })}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
          value={productId}
          onValueChange={(value) => setGiven({ ...given, productId: value })}
        />
        <Dropdown
          label={formatMessage({ id: 'priceRules.preview.country' })}
          options={countries.map((value) => ({ value, label: formatMessage({ id: `priceRules.country.${value}` }) }))}
          value={country}
          onValueChange={(value) => setGiven({ ...given, country: value })}
        />
        <NumberField
          label={formatMessage({ id: 'priceRules.preview.metres' })}
          unit="m"
          min={0}
          max={farthest}
          hasButtons={false}
          value={metres}
          onValueChange={(value) => setMetres(Math.min(farthest, Math.max(0, Math.round(value ?? 0))))}
        />
        <Dropdown
          label={formatMessage({ id: 'priceRules.preview.agreement' }, { customer: customer.name })}
          options={[
            { value: '', label: formatMessage({ id: 'priceRules.preview.noAgreement' }) },
            ...agreements.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={agreementId}
          onValueChange={setAgreementId}
        />
        {sold.length > 0 && (
          <MultiSelect
            label={formatMessage({ id: 'priceRules.field.addons' })}
            placeholder={formatMessage({ id: 'priceRules.preview.noAddons' })}
            options={sold.map(({ id, translations }) => ({
              value: id,
              label: translatedName(translations, language, id),
            }))}
            value={addonIds}
            onValueChange={(chosen) => setGiven({ ...given, addonIds: chosen })}
          />
        )}
      </TryWith>
      {refused.length > 0 ? (
        <div style={{ padding: 16 }}>
          <Note tone="critical" role="alert">
            {formatMessage({ id: 'priceRules.preview.refused' }, { rules: refused.join(', ') })}
          </Note>
        </div>
      ) : preview.data === undefined || preview.error !== undefined ? (
        <MissingSheet errorTitle="priceRules.preview.error" query={preview} />
      ) : (
        <PreviewParts>
          <div>
            <Table
              label={formatMessage({ id: 'priceRules.preview.title' })}
              isPlain
              columns={isPhone ? phoneColumns : columns}
              rows={shown}
              rowKey={keyOf}
              layout="fixed"
              lines={2}
              isHeadHidden={isPhone}
            />
            {shown.length < prices.length && (
              <div style={{ padding: '12px 20px' }}>
                <PriceButton variant="ghost" size="small" onClick={() => setShowsAll(true)}>
                  {formatMessage({ id: 'priceRules.preview.all' }, { count: prices.length })}
                </PriceButton>
              </div>
            )}
          </div>
          <Counted>
            <Text as="div" variant="bodyStrong">
              {formatMessage(
                { id: 'priceRules.preview.counted' },
                { price: counted ? money(counted.after.monthlyMinor) : '' },
              )}
            </Text>
            <ol>
              {(counted?.after.lines ?? []).map((line, place) => (
                <li key={`${line.ruleId} ${place}`} data-is-open={line.ruleId === open.id ? '' : undefined}>
                  <Text
                    {...((changedIds.has(line.ruleId) || line.ruleId === open.id) && {
                      variant: 'bodyStrong' as const,
                    })}
                  >
                    {line.name}
                  </Text>
                  <Text tone="muted">
                    {line.basisPoints === null
                      ? line.kind === 'list'
                        ? ''
                        : amountWord(locale, line.monthlyChangeMinor, 'exceptZero')
                      : shareWord(locale, Math.sign(line.monthlyChangeMinor) * line.basisPoints, 'exceptZero')}
                  </Text>
                  <Text variant="bodyStrong">{amountWord(locale, line.monthlyMinor)}</Text>
                </li>
              ))}
            </ol>
          </Counted>
        </PreviewParts>
      )}
      {preview.data !== undefined && (
        <Text as="p" tone="muted" style={{ margin: 0, padding: '12px 20px' }}>
          {formatMessage(
            { id: 'priceRules.preview.openQuotes' },
            { count: preview.data.openQuotes, customer: customer.name },
          )}
        </Text>
      )}
      {children}
    </Sheet>
  );
}

/** What the open rule is about, as far as the product has it: otherwise it would change nothing that is shown. */
function triedAnswers({ when, effect }: PriceRuleDraft, product: RuleCatalogue['products'][number] | undefined) {
  const tried = Object.entries(when.characteristics ?? {}).map(([id, [value = '']]) => [id, value] as const);
  const counted =
    effect.kind === 'perUnit' ? [[effect.characteristic, String(effect.freeUnits + triedUnits)] as const] : [];
  const known = (product?.characteristics ?? []).map(({ id }) => id);
  return Object.fromEntries([...tried, ...counted].filter(([id]) => known.includes(id)));
}

/** So many units beyond those that are free. */
const triedUnits = 10;

/** Names of the rules that the server refuses. */
function faultyRules(error: unknown, rules: readonly PriceRuleDraft[]): string[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  const names = (error.problem?.errors ?? []).flatMap(({ field }) => {
    const place = /^rules\.([0-9]+)\./.exec(field)?.[1];
    return (place !== undefined && rules[Number(place)]?.name) || [];
  });
  return [...new Set(names)];
}
