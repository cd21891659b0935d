import type { Quote, QuoteSite } from '@skerry/contracts';
import { Dropdown, Text } from '@skerry/ui';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { isChoosable } from '../quote/choose/priceChoice.ts';
import { priceAt, totalOf } from '../quote/choose/priceMatrix.ts';
import { Price } from '../words/Price.tsx';
import type { ScenarioColumn } from './scenarioColumns.ts';
import { SiteLine, Whole } from './Scenarios.styles.ts';
import type { useScenarioWords } from './useScenarioWords.ts';

const [comma, space] = [',', ' '];

export const siteFigures = ['monthly', 'oneTime', 'total'] as const;
export type SiteFigure = (typeof siteFigures)[number];

interface SiteCellProps {
  quote: Quote;
  site: QuoteSite;
  column: ScenarioColumn;
  base: ScenarioColumn;
  /** Those that are in sight with it. */
  beside: readonly ScenarioColumn[];
  words: ReturnType<typeof useScenarioWords>;
}

/** What a site has in a scenario; in one that is being changed, to be chosen. */
export function SiteSolution({
  quote: { variants },
  site,
  column,
  base,
  beside,
  words,
  onChange,
}: SiteCellProps & { onChange?: ((variantId: string) => void) | undefined }) {
  const { formatMessage } = useIntl();
  const chosen = column.choice.get(site.id);
  const some = variants.filter(({ id }) => isChoosable(priceAt(site, id)));
  if (onChange && some.length > 1)
    return (
      <div data-kept-focus={`site ${site.id}`}>
        <Dropdown
          label={formatMessage({ id: 'quoteWhatIf.site' }, { name: site.name })}
          isLabelHidden
          size="small"
          options={some.map(({ id }) => ({ value: id, label: words.whole(id) }))}
          value={chosen}
          onValueChange={onChange}
        />
      </div>
    );
  const isEstimate = priceAt(site, chosen)?.level === 'estimate';
  const compared = base.choice.get(site.id);
  const parts =
    chosen === undefined
      ? [formatMessage({ id: 'quote.noPrice' })]
      : [
          ...words.solution(
            chosen,
            column.scenario.variantId,
            beside.flatMap(({ choice }) => choice.get(site.id) ?? []),
          ),
          ...(isEstimate ? [formatMessage({ id: 'quoteWhatIf.estimate' })] : []),
        ];
  return (
    <Text variant="caption" {...(chosen === compared && { tone: 'muted' })}>
      {parts
        .map((part, index) => `${part}${index < parts.length - 1 ? comma : ''}`)
        .map((part, index) => (
          <Fragment key={part}>
            {index > 0 && space}
            <Whole>{part}</Whole>
          </Fragment>
        ))}
    </Text>
  );
}

/** What a site costs in a scenario; undefined where it has no price there. */
function amountAt({ variants }: Quote, site: QuoteSite, { choice }: ScenarioColumn, figure: SiteFigure) {
  const chosen = choice.get(site.id);
  const price = priceAt(site, chosen);
  const variant = variants.find(({ id }) => id === chosen);
  if (!isChoosable(price) || variant === undefined) return undefined;
  const oneTimeMinor = price.oneTimeMinor ?? 0;
  return {
    monthly: price.monthlyMinor,
    oneTime: oneTimeMinor,
    total: totalOf({ ...price, oneTimeMinor }, variant),
  }[figure];
}

/** Bold where the amount is another one, by whatever solution. */
export function SiteAmount({
  quote,
  site,
  column,
  base,
  figure,
}: Omit<SiteCellProps, 'words' | 'beside'> & { figure: SiteFigure }) {
  const minor = amountAt(quote, site, column, figure);
  if (minor === undefined) return null;
  return (
    <span data-differs={minor === amountAt(quote, site, base, figure) ? undefined : ''}>
      <Price minor={minor} currency={quote.currency} />
    </span>
  );
}

/** The solution above its price and week, where there is no room for three columns. */
export function SiteStack({
  figure,
  onChange,
  ...at
}: SiteCellProps & { figure: SiteFigure; onChange: ((variantId: string) => void) | undefined }) {
  return (
    <>
      <SiteSolution {...at} onChange={onChange} />
      <SiteLine>
        <SiteAmount {...at} figure={figure} />
        <SiteWeek site={at.site} column={at.column} />
      </SiteLine>
    </>
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
