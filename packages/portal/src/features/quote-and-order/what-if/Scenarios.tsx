import type { Quote } from '@skerry/contracts';
import { Button, Checkbox, Dropdown, Inline, SegmentedControl, Sheet } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useToday } from '../../../platform/format/useToday.ts';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { checkoutHref } from '../quote-and-order.paths.ts';
import { Foot, HeadList, Tools } from '../words/Columns.styles.ts';
import { scenarioColumns, type ScenarioColumn } from './scenarioColumns.ts';
import { useScenarioFacts } from './ScenarioFigures.tsx';
import { ScenarioHead } from './ScenarioHead.tsx';
import { maxScenarios, withSite, type Scenario } from './scenarios.ts';
import { siteFigures, type SiteFigure } from './ScenarioSites.tsx';
import { ScenarioPair, ScenarioTable } from './ScenarioTable.tsx';
import { useScenarioWords } from './useScenarioWords.ts';

interface ScenariosProps {
  quote: Quote;
  scenarios: readonly Scenario[];
  onChange: (scenarios: readonly Scenario[]) => void;
}

/** Scenarios as columns, compared with one of them; the chosen one can be changed site by site, and ordered. */
export function Scenarios({ quote, scenarios, onChange }: ScenariosProps) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { periods: freezes } = useFreezePeriods();
  const group = useId();
  const [chosenAt, setChosenAt] = useState(0);
  const [baseAt, setBaseAt] = useState(0);
  const [figure, setFigure] = useState<SiteFigure>('monthly');
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const words = useScenarioWords(quote);
  // Beside each other they need a wide window; in a narrower one two are compared.
  const isWide = useIsAtLeast('large');
  const { currency, variants, sites, actions, siteListId } = quote;

  const columns = scenarioColumns(quote, scenarios);
  const at = Math.min(chosenAt, columns.length - 1);
  const chosen = columns[at] as ScenarioColumn;
  const base = columns[Math.min(baseAt, columns.length - 1)] as ScenarioColumn;
  const facts = useScenarioFacts({ currency, columns, base, today, freezes });

  const choose = (index: number, change = isChanging) => {
    setChosenAt(index);
    setChanging(change);
  };
  const replaceAt = (place: number, scenario: Scenario) =>
    onChange(scenarios.map((each, index) => (index === place ? scenario : each)));
  const add = (scenario: Scenario) => {
    onChange([...scenarios, unnamed(scenario)]);
    choose(columns.length, true);
  };
  const remove = (place: number) => {
    onChange(scenarios.filter((_, index) => index !== place));
    if (place < at) setChosenAt(at - 1);
    if (place < baseAt) setBaseAt(baseAt - 1);
  };
  const headOf = (column: ScenarioColumn) => {
    const place = columns.indexOf(column);
    return (
      <ScenarioHead
        column={column}
        title={words.title(column)}
        facts={words.facts(column)}
        group={group}
        isChosen={column === chosen}
        onChoose={() => choose(place)}
        onChange={() => choose(place, true)}
        onName={(name) => replaceAt(place, { ...unnamed(column.scenario), ...(name !== '' && { name }) })}
        onCopy={columns.length < maxScenarios ? () => add(column.scenario) : undefined}
        onRemove={columns.length > 1 ? () => remove(place) : undefined}
      />
    );
  };
  const addButton = columns.length < maxScenarios && (
    <Button variant="ghost" size="small" icon={IconPlus} onClick={() => add(chosen.scenario)}>
      {formatMessage({ id: 'quoteWhatIf.add' })}
    </Button>
  );
  const allSites = {
    id: 'all',
    label: formatMessage({ id: 'quote.choice.variant' }),
    cell: (column: ScenarioColumn) =>
      column === chosen ? (
        <Dropdown
          label={formatMessage({ id: 'quoteWhatIf.all' })}
          isLabelHidden
          size="small"
          options={variants.map(({ id }) => ({ value: id, label: words.whole(id) }))}
          value={column.scenario.variantId}
          onValueChange={(variantId) => replaceAt(at, { ...chosen.scenario, variantId, others: new Map() })}
        />
      ) : (
        words.whole(column.scenario.variantId)
      ),
  };
  const table = {
    quote,
    columns,
    chosen,
    base,
    figure,
    words,
    facts: isChanging ? [allSites, ...facts] : facts,
    sites: onlyDiffering
      ? sites.filter(({ id }) => new Set(columns.map(({ choice }) => choice.get(id))).size > 1)
      : sites,
    onSite: isChanging
      ? (siteId: string, variantId: string) => replaceAt(at, withSite(chosen.scenario, siteId, variantId))
      : undefined,
  };
  const left = chosen.sum.prices.length - chosen.sum.lines.length;
  const mayOrder = actions.includes('order') || actions.includes('requestApproval');

  return (
    <Sheet padding="none">
      <Tools>
        <Checkbox checked={onlyDiffering} onCheckedChange={setOnlyDiffering}>
          {formatMessage({ id: 'quoteWhatIf.onlyDiffering' })}
        </Checkbox>
        <Dropdown
          label={formatMessage({ id: 'quoteWhatIf.base' })}
          variant="filter"
          options={columns.map((column, index) => ({ value: String(index), label: words.title(column) }))}
          value={String(columns.indexOf(base))}
          onValueChange={(value) => setBaseAt(Number(value))}
        />
        <SegmentedControl
          label={formatMessage({ id: 'quoteWhatIf.figure' })}
          options={siteFigures.map((value) => ({ value, label: formatMessage({ id: `quoteWhatIf.figure.${value}` }) }))}
          value={figure}
          onValueChange={setFigure}
        />
      </Tools>
      {isWide ? (
        <ScenarioTable {...table} headOf={headOf} add={addButton} />
      ) : (
        <>
          <HeadList aria-label={formatMessage({ id: 'quoteWhatIf.scenario' })}>
            {columns.map((column) => (
              <li key={column.letter} data-is-chosen={column === chosen ? '' : undefined}>
                {headOf(column)}
              </li>
            ))}
            {addButton && <li>{addButton}</li>}
          </HeadList>
          <ScenarioPair {...table} />
        </>
      )}
      <Foot>
        <span>
          {[
            formatMessage({ id: 'quoteWhatIf.foot' }, { currency, letter: base.letter }),
            ...(mayOrder && left > 0 ? [formatMessage({ id: 'quoteWhatIf.left' }, { count: left })] : []),
          ].join(' ')}
        </span>
        <Inline gap={12}>
          <Button onClick={() => setChanging(!isChanging)}>
            {isChanging
              ? formatMessage({ id: 'quoteWhatIf.changed.done' })
              : formatMessage({ id: 'quoteWhatIf.change' }, { letter: chosen.letter })}
          </Button>
          {chosen.sum.lines.length > 0 && mayOrder && (
            <Button variant="primary" href={checkoutHref(quote.id, chosen.sum.lines, siteListId ?? undefined)}>
              {formatMessage({ id: 'quoteWhatIf.order' }, { letter: chosen.letter })}
            </Button>
          )}
        </Inline>
      </Foot>
    </Sheet>
  );
}

function unnamed({ variantId, others }: Scenario): Scenario {
  return { variantId, others };
}
