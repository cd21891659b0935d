import type { PriceEstimate } from '@skerry/contracts';
import { formatBitRate, formatNumber } from '@skerry/i18n';
import { Money, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { SummaryFigures } from '../../checkout/CheckoutSummary.styles.ts';
import { Price } from '../../words/Price.tsx';
import { accessTexts, type KnownAccess } from '../access-texts.ts';
import type { ChoicesForm } from '../useChoices.ts';

/** What the price so far is made of, by the way of buying it with the lowest monthly fee. */
export function EstimateLines({ form, estimate }: { form: ChoicesForm; estimate: PriceEstimate }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { product, sites, variants, choices } = form;
  const { currency, capacityBps, termMonths, accessType, level, monthlyMinor, oneTimeMinor, lines } = estimate;
  if (product === undefined || monthlyMinor === null || oneTimeMinor === null) return null;
  const capacity = capacityBps === null ? '' : formatBitRate(language, capacityBps);
  const way = [
    capacity,
    termMonths === null ? '' : formatMessage({ id: 'quoteConfigure.months' }, { count: termMonths }),
    choices.accessTypes.length > 1 && accessType !== null && accessType in accessTexts
      ? formatMessage({ id: accessTexts[accessType as KnownAccess] }).toLocaleLowerCase(language)
      : '',
  ].filter((part) => part !== '');
  const nameOf = ({ kind, name, addonId, basisPoints, monthlyChangeMinor }: PriceEstimate['lines'][number]) => {
    if (kind === 'list') return [product.name, capacity].join(', ');
    const addon = product.addons?.find(({ id }) => id === addonId);
    if (addon) return translatedName(addon.translations, language, name);
    if (basisPoints === null) return name;
    const share = (Math.sign(monthlyChangeMinor) * basisPoints) / 10_000;
    const format = { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const;
    return `${name}, ${formatNumber(language, share, format)}`;
  };
  // The list's own one-time charge is part of the sum below.
  const once = lines.filter(({ monthlyChangeMinor, kind }) => monthlyChangeMinor === 0 && kind !== 'list');
  const monthly = lines.filter((line) => !once.includes(line));
  return (
    <>
      <SummaryFigures aria-busy={form.estimate.isLoading}>
        {monthly.map((line) => (
          <div key={line.ruleId}>
            <dt>{nameOf(line)}</dt>
            <dd>
              <Price minor={line.monthlyChangeMinor} currency={currency} />
            </dd>
          </div>
        ))}
        <div data-total="">
          <dt>{formatMessage({ id: 'quoteConfigure.summary.monthly' })}</dt>
          <dd>
            <Price minor={monthlyMinor} currency={currency} /> <small>{currency}</small>
          </dd>
        </div>
        {once.map((line) => (
          <div key={line.ruleId}>
            <dt>{nameOf(line)}</dt>
            <dd>
              <FormattedMessage
                id="quoteConfigure.addons.once"
                values={{ fee: <Price key="fee" minor={line.oneTimeChangeMinor} currency={currency} /> }}
              />
            </dd>
          </div>
        ))}
        <div data-strong="">
          <dt>{formatMessage({ id: 'quoteConfigure.summary.oneTime' })}</dt>
          <dd>
            <Money amount={oneTimeMinor / 100} currency={currency} decimals={oneTimeMinor % 100 === 0 ? 0 : 2} />
          </dd>
        </div>
      </SummaryFigures>
      <Text as="p" variant="caption" tone="muted">
        {[
          ...(variants > 1
            ? [formatMessage({ id: 'quoteConfigure.summary.lowest' }, { prices: variants, variant: way.join(', ') })]
            : []),
          ...(sites.length > 1
            ? [formatMessage({ id: 'quoteConfigure.summary.forSites' }, { count: sites.length })]
            : []),
          formatMessage({ id: level === 'firm' ? 'quoteConfigure.summary.estimate' : 'quoteConfigure.summary.budget' }),
        ].join('. ')}
      </Text>
    </>
  );
}
