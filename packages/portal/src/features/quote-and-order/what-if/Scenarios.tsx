import type { Quote } from '@skerry/contracts';
import { Button, Checkbox, Dropdown, IconButton, SegmentedControl, Sheet, Text } from '@skerry/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { checkoutHref } from '../quote-and-order.paths.ts';
import { isChoosable, summaryOf, type ChoiceSummary } from '../quote/priceChoice.ts';
import { CellRadio, LowestMark } from '../quote/PriceMatrix.styles.ts';
import { priceAt, totalOf } from '../quote/priceMatrix.ts';
import { ColumnsScroll } from '../words/Columns.styles.ts';
import { Price } from '../words/Price.tsx';
import { accessWord, capacityAndTerm } from '../../../platform/quotes/quote-words.ts';
import { choiceOf, maxScenarios, withSite, type Scenario } from './scenarios.ts';
import { deliveryWeeksOf } from './weeks.ts';
import { WeekDots } from './WeekDots.tsx';
import { Change, Foot, Grid, Name, Tools } from './Scenarios.styles.ts';

const siteFigures = ['monthly', 'oneTime', 'total'] as const;
/** Signs that are the same in all languages. */
const [space, plus] = [' ', '+'];
const letters = ['A', 'B', 'C', 'D'];

interface ScenariosProps {
  quote: Quote;
  scenarios: readonly Scenario[];
  onChange: (scenarios: readonly Scenario[]) => void;
}

/** Scenarios as columns, compared with one of them; the chosen one is changed site by site, and ordered. */
export function Scenarios({ quote, scenarios, onChange }: ScenariosProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const { today } = useToday();
  const { periods: freezes } = useFreezePeriods();
  const name = useId();
  const [chosenAt, setChosenAt] = useState(0);
  const [baseAt, setBaseAt] = useState(0);
  const [figure, setFigure] = useState<(typeof siteFigures)[number]>('monthly');
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const { currency, variants, sites, actions, siteListId } = quote;
  const hasAccesses = new Set(variants.map(({ accessType }) => accessType)).size > 1;

  const columns = scenarios.map((scenario, index) => {
    const choice = choiceOf(quote, scenario);
    return { scenario, choice, letter: letters[index] ?? '', sum: summaryOf(quote, choice) };
  });
  const at = Math.min(chosenAt, columns.length - 1);
  const chosen = columns[at];
  const base = columns[Math.min(baseAt, columns.length - 1)];
  const last = columns
    .flatMap(({ sum }) => sum.deliveryWeek ?? [])
    .toSorted()
    .at(-1);
  if (chosen === undefined || base === undefined) return null;

  const wordsOf = (variantId: string | undefined) => {
    const variant = variants.find(({ id }) => id === variantId);
    if (variant === undefined) return formatMessage({ id: 'quote.noPrice' });
    return [capacityAndTerm(intl, variant), ...(hasAccesses ? [accessWord(intl, variant.accessType)] : [])].join(', ');
  };
  const nameOf = ({ scenario, letter }: (typeof columns)[number]) =>
    formatMessage(
      { id: 'quoteWhatIf.name' },
      { letter, what: wordsOf(scenario.variantId), changed: scenario.others.size },
    );
  const replace = (scenario: Scenario) => onChange(scenarios.map((each, index) => (index === at ? scenario : each)));

  const spreadOf = ({ prices }: ChoiceSummary) =>
    prices.reduce(
      (all, { price, variant }) =>
        all + totalOf({ ...price, oneTimeMinor: price.oneTimeMinor ?? 0 }, variant) / variant.termMonths,
      0,
    );
  const amountRow = (label: string, amountOf: (sum: ChoiceSummary) => number, marksLowest = false) => {
    const amounts = columns.map(({ sum }) => Math.round(amountOf(sum)));
    // Of other sites, less is not cheaper.
    const isComparable = columns.every(({ sum }) => sum.prices.length === base.sum.prices.length);
    const lowest = Math.min(...amounts);
    const isAlone = amounts.filter((amount) => amount === lowest).length === 1;
    return (
      <Row label={label} columns={columns} at={at} key={label}>
        {({ sum }) => {
          const amount = Math.round(amountOf(sum));
          const change = amount - Math.round(amountOf(base.sum));
          return (
            <>
              <span data-sum="">
                <Price minor={amount} currency={currency} />
              </span>{' '}
              {change !== 0 && isComparable && (
                <Change data-is-less={change < 0 ? '' : undefined}>
                  {change > 0 && plus}
                  <Price minor={change} currency={currency} />
                </Change>
              )}{' '}
              {marksLowest && isComparable && isAlone && columns.length > 1 && amount === lowest && (
                <LowestMark>{formatMessage({ id: 'quoteWhatIf.lowest' })}</LowestMark>
              )}
            </>
          );
        }}
      </Row>
    );
  };
  const shownSites = onlyDiffering
    ? sites.filter(({ id }) => new Set(columns.map(({ choice }) => choice.get(id))).size > 1)
    : sites;

  return (
    <Sheet padding="none">
      <Tools>
        <Checkbox checked={onlyDiffering} onCheckedChange={setOnlyDiffering}>
          {formatMessage({ id: 'quoteWhatIf.onlyDiffering' })}
        </Checkbox>
        <SegmentedControl
          label={formatMessage({ id: 'quoteWhatIf.figure' })}
          options={siteFigures.map((value) => ({ value, label: formatMessage({ id: `quoteWhatIf.figure.${value}` }) }))}
          value={figure}
          onValueChange={setFigure}
        />
        <Dropdown
          label={formatMessage({ id: 'quoteWhatIf.base' })}
          variant="filter"
          options={columns.map((column, index) => ({ value: String(index), label: nameOf(column) }))}
          value={String(columns.indexOf(base))}
          onValueChange={(value) => setBaseAt(Number(value))}
        />
      </Tools>
      <ColumnsScroll>
        <Grid>
          <thead>
            <tr>
              <td>{formatMessage({ id: 'quoteWhatIf.scenario' })}</td>
              {columns.map((column, index) => (
                <th key={column.letter} scope="col" data-is-chosen={index === at ? '' : undefined}>
                  <Name>
                    <label>
                      <CellRadio type="radio" name={name} checked={index === at} onChange={() => setChosenAt(index)} />
                      {nameOf(column)}
                    </label>
                    {columns.length > 1 && (
                      <IconButton
                        icon={IconX}
                        size="small"
                        label={formatMessage({ id: 'quoteWhatIf.remove' }, { letter: column.letter })}
                        onClick={() => onChange(scenarios.filter((_, place) => place !== index))}
                      />
                    )}
                  </Name>
                  <Text variant="caption" tone="muted">
                    {formatMessage(
                      { id: 'quoteWhatIf.of' },
                      { chosen: column.sum.prices.length, sites: sites.length, firm: column.sum.lines.length },
                    )}
                  </Text>
                </th>
              ))}
              {columns.length < maxScenarios && (
                <th scope="col">
                  <Button
                    variant="ghost"
                    icon={IconPlus}
                    onClick={() => {
                      onChange([...scenarios, chosen.scenario]);
                      setChosenAt(columns.length);
                    }}
                  >
                    {formatMessage({ id: 'quoteWhatIf.add' })}
                  </Button>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <Row label={formatMessage({ id: 'quote.choice.variant' })} columns={columns} at={at}>
              {(column, index) =>
                index === at ? (
                  <Dropdown
                    label={formatMessage({ id: 'quoteWhatIf.all' })}
                    isLabelHidden
                    size="small"
                    options={variants.map(({ id }) => ({ value: id, label: wordsOf(id) }))}
                    value={column.scenario.variantId}
                    onValueChange={(variantId) => replace({ variantId, others: new Map() })}
                  />
                ) : (
                  wordsOf(column.scenario.variantId)
                )
              }
            </Row>
            {amountRow(formatMessage({ id: 'quote.choice.monthly' }), ({ monthlyMinor }) => monthlyMinor)}
            {amountRow(formatMessage({ id: 'quote.choice.oneTime' }), ({ oneTimeMinor }) => oneTimeMinor)}
            {amountRow(formatMessage({ id: 'quote.choice.totalOfTerms' }), ({ totalMinor }) => totalMinor)}
            {amountRow(formatMessage({ id: 'quoteWhatIf.spread' }), spreadOf, true)}
            <Row label={formatMessage({ id: 'quoteWhatIf.delivery' })} columns={columns} at={at}>
              {({ sum: { deliveryWeek: week } }) => week !== null && weekWord(week)}
            </Row>
            {last !== undefined && (
              <Row label={formatMessage({ id: 'quoteWhatIf.weeks' })} columns={columns} at={at}>
                {({ sum }) => <WeekDots weeks={deliveryWeeksOf(sum, { today, last, freezes })} />}
              </Row>
            )}
          </tbody>
          <tbody>
            {shownSites.map((site) => (
              <Row key={site.id} label={site.name} columns={columns} at={at}>
                {({ choice, scenario }, index) => {
                  const price = priceAt(site, choice.get(site.id));
                  const variant = variants.find(({ id }) => id === choice.get(site.id));
                  const some = variants.filter(({ id }) => isChoosable(priceAt(site, id)));
                  const minor =
                    isChoosable(price) && variant
                      ? {
                          monthly: price.monthlyMinor,
                          oneTime: price.oneTimeMinor ?? 0,
                          total: totalOf({ ...price, oneTimeMinor: price.oneTimeMinor ?? 0 }, variant),
                        }[figure]
                      : undefined;
                  return (
                    <>
                      {index === at && some.length > 1 ? (
                        <Dropdown
                          label={formatMessage({ id: 'quoteWhatIf.site' }, { name: site.name })}
                          isLabelHidden
                          size="small"
                          options={some.map(({ id }) => ({ value: id, label: wordsOf(id) }))}
                          value={choice.get(site.id)}
                          onValueChange={(variantId) => replace(withSite(scenario, site.id, variantId))}
                        />
                      ) : (
                        <Text variant="caption" tone="muted">
                          {wordsOf(choice.get(site.id))}
                        </Text>
                      )}
                      {minor !== undefined && (
                        <div data-differs={choice.get(site.id) === base.choice.get(site.id) ? undefined : ''}>
                          <Price minor={minor} currency={currency} />
                          {space}
                          {price?.deliveryWeek && (
                            <Text variant="caption" tone="muted">
                              {weekWord(price.deliveryWeek)}
                            </Text>
                          )}
                        </div>
                      )}
                    </>
                  );
                }}
              </Row>
            ))}
          </tbody>
        </Grid>
      </ColumnsScroll>
      <Foot>
        <span>{formatMessage({ id: 'quoteWhatIf.foot' }, { currency, letter: base.letter })}</span>
        {chosen.sum.lines.length > 0 && (actions.includes('order') || actions.includes('requestApproval')) && (
          <Button variant="primary" href={checkoutHref(quote.id, chosen.sum.lines, siteListId ?? undefined)}>
            {formatMessage({ id: 'quoteWhatIf.order' }, { letter: chosen.letter })}
          </Button>
        )}
      </Foot>
    </Sheet>
  );
}

interface RowProps<Column extends { letter: string }> {
  label: string;
  columns: readonly Column[];
  at: number;
  children: (column: Column, index: number) => ReactNode;
}

function Row<Column extends { letter: string }>({ label, columns, at, children }: RowProps<Column>) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column, index) => (
        <td key={column.letter} data-is-chosen={index === at ? '' : undefined}>
          {children(column, index)}
        </td>
      ))}
      {columns.length < maxScenarios && <td />}
    </tr>
  );
}
