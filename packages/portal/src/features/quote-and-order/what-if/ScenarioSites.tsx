import type { Quote, QuoteSite } from '@skerry/contracts';
import { Dropdown, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { isChoosable } from '../quote/priceChoice.ts';
import { priceAt, totalOf } from '../quote/priceMatrix.ts';
import { Price } from '../words/Price.tsx';
import type { ScenarioColumn } from './scenarioColumns.ts';
import type { useScenarioWords } from './useScenarioWords.ts';

export const siteFigures = ['monthly', 'oneTime', 'total'] as const;
export type SiteFigure = (typeof siteFigures)[number];

interface SiteCellProps {
  quote: Quote;
  site: QuoteSite;
  column: ScenarioColumn;
  base: ScenarioColumn;
  words: ReturnType<typeof useScenarioWords>;
}

/** What a site has in a scenario; in one that is being changed, to be chosen. */
export function SiteSolution({
  quote: { variants },
  site,
  column,
  base,
  words,
  onChange,
}: SiteCellProps & { onChange?: ((variantId: string) => void) | undefined }) {
  const { formatMessage } = useIntl();
  const chosen = column.choice.get(site.id);
  const some = variants.filter(({ id }) => isChoosable(priceAt(site, id)));
  if (onChange && some.length > 1)
    return (
      <Dropdown
        label={formatMessage({ id: 'quoteWhatIf.site' }, { name: site.name })}
        isLabelHidden
        size="small"
        options={some.map(({ id }) => ({ value: id, label: words.whole(id) }))}
        value={chosen}
        onValueChange={onChange}
      />
    );
  const level = priceAt(site, chosen)?.level;
  return (
    <Text variant="caption" {...(chosen === base.choice.get(site.id) && { tone: 'muted' })}>
      {chosen === undefined
        ? formatMessage({ id: 'quote.noPrice' })
        : [
            words.solution(chosen, column.scenario.variantId),
            ...(level === 'estimate' ? [formatMessage({ id: 'quoteWhatIf.estimate' })] : []),
          ].join(', ')}
    </Text>
  );
}

export function SiteAmount({
  quote: { currency, variants },
  site,
  column,
  base,
  figure,
}: Omit<SiteCellProps, 'words'> & { figure: SiteFigure }) {
  const chosen = column.choice.get(site.id);
  const price = priceAt(site, chosen);
  const variant = variants.find(({ id }) => id === chosen);
  if (!isChoosable(price) || variant === undefined) return null;
  const oneTimeMinor = price.oneTimeMinor ?? 0;
  const minor = {
    monthly: price.monthlyMinor,
    oneTime: oneTimeMinor,
    total: totalOf({ ...price, oneTimeMinor }, variant),
  }[figure];
  return (
    <span data-differs={chosen === base.choice.get(site.id) ? undefined : ''}>
      <Price minor={minor} currency={currency} />
    </span>
  );
}

/** The week alone: the year stands with the last delivery above. */
export function SiteWeek({ site, column }: Pick<SiteCellProps, 'site' | 'column'>) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  const week = priceAt(site, column.choice.get(site.id))?.deliveryWeek;
  if (!week) return null;
  const isLast = week === column.deliveryWeek && column.sum.prices.length > 1 && !isEverywhere(column, week);
  return (
    <Text variant="caption" tone={isLast ? 'attention' : 'muted'} title={weekWord(week)}>
      {formatMessage({ id: 'quoteWhatIf.weekOf' }, { week: Number(week.slice(-2)) })}
    </Text>
  );
}

function isEverywhere({ sum }: ScenarioColumn, week: string): boolean {
  return sum.prices.every(({ price }) => price.deliveryWeek === week);
}
