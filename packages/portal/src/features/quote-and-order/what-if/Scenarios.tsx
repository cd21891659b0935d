import type { Quote } from '@skerry/contracts';
import { Button, Checkbox, Dropdown, Inline, SegmentedControl, Sheet, Text } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useKeptFocus } from '../../../platform/browser/useKeptFocus.ts';
import { useToday } from '../../../platform/format/useToday.ts';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { checkoutHref } from '../quote-and-order.paths.ts';
import type { ScenarioView } from '../quotePlace.ts';
import { Foot, HeadList, Tools } from '../words/Columns.styles.ts';
import { scenarioColumns, type ScenarioColumn } from './scenarioColumns.ts';
import { useScenarioFacts, type ScenarioFact } from './ScenarioFigures.tsx';
import { ScenarioHead } from './ScenarioHead.tsx';
import { maxScenarios, withSite, type Scenario } from './scenarios.ts';
import { siteFigures, type SiteFigure } from './ScenarioSites.tsx';
import { ScenarioStack } from './ScenarioStack.tsx';
import { ScenarioTable } from './ScenarioTable.tsx';
import { BaseChoice, ChangeBar, NoneDiffers } from './Scenarios.styles.ts';
import { useNaming } from './useNaming.ts';
import { useScenarioFocus } from './useScenarioFocus.ts';
import { useScenarioWords } from './useScenarioWords.ts';

/** Widths of a window, in px, that have room for three and four scenarios, and for three with a column for each of their words. */
const [forFour, forThreeApart] = [1280, 1440];

interface ScenariosProps {
  quote: Quote;
  scenarios: readonly Scenario[];
  view: ScenarioView;
  onChange: (scenarios: readonly Scenario[], view: ScenarioView) => void;
}

/** Scenarios as columns, compared with one of them; the chosen one can be changed site by site, and ordered. */
export function Scenarios({ quote, scenarios, view, onChange }: ScenariosProps) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { periods: freezes } = useFreezePeriods();
  const group = useId();
  const [isChanging, setChanging] = useState(false);
  const naming = useNaming();
  const words = useScenarioWords(quote);
  const isOneSite = quote.sites.length === 1;
  const { currency, sites, actions, siteListId } = quote;
  const { isDiffering = false } = view;
  const figure: SiteFigure = view.figure ?? 'monthly';

  const columns = scenarioColumns(quote, scenarios);
  const at = Math.min(view.chosen ?? 0, columns.length - 1);
  const against = Math.min(view.against ?? 0, columns.length - 1);
  const chosen = columns[at] as ScenarioColumn;
  const base = columns[against] as ScenarioColumn;
  const { root, firstSelect, focusSoon } = useScenarioFocus({ count: columns.length, chosen: at, isChanging });

  // Beside each other they need a wide window; in a narrower one the words of rows stand above them, in a phone's are two, or the changed one.
  const isPhone = !useIsAtLeast('small');
  const isStacked = !useIsAtLeast(columns.length > 2 ? forFour : 'large');
  const isListed = !useIsAtLeast('medium');
  const [isVeryWide, isWide] = [useIsAtLeast(forThreeApart), useIsAtLeast(forFour)];
  const isDense = columns.length > (isVeryWide ? 3 : isWide ? 2 : 0);
  const isAlone = isPhone && isChanging;
  const keepFocus = useKeptFocus(root, () => (isAlone ? firstSelect.current : null));
  const isNarrow = isListed ? isPhone && !isAlone : isStacked;
  const facts = useScenarioFacts({ isOneSite, isNarrow, currency, columns, base, today, freezes });

  const show = (part: ScenarioView) => onChange(scenarios, { ...view, ...part });
  const replaceAt = (place: number, scenario: Scenario) =>
    onChange(
      scenarios.map((each, index) => (index === place ? scenario : each)),
      view,
    );
  const changeAt = (place: number) => {
    setChanging(true);
    focusSoon({ count: columns.length, at: place, part: 'select' });
    if (place !== at) show({ chosen: place });
  };
  const stopChanging = () => {
    setChanging(false);
    if (isPhone) focusSoon({ count: columns.length, at, part: 'radio' });
  };
  const add = (scenario: Scenario) => {
    setChanging(true);
    focusSoon({ count: columns.length + 1, at: columns.length, part: 'select' });
    onChange([...scenarios, unnamed(scenario)], { ...view, chosen: columns.length });
  };
  const remove = (place: number) => {
    const left = scenarios.filter((_, index) => index !== place);
    const without = (index: number) => Math.min(place < index ? index - 1 : index, left.length - 1);
    focusSoon({ count: left.length, at: Math.min(place, left.length - 1), part: 'menu' });
    naming.leaveOut(place);
    onChange(left, { ...view, chosen: without(at), against: without(against) });
  };
  const nameAt = (place: number, name: string | undefined) => {
    naming.stop();
    focusSoon({ count: columns.length, at: place, part: 'menu' });
    const scenario = scenarios[place];
    if (scenario && name !== undefined) replaceAt(place, { ...unnamed(scenario), ...(name !== '' && { name }) });
  };
  const headOf = (column: ScenarioColumn) => {
    const place = columns.indexOf(column);
    const usualName = words.whole(column.scenario.variantId);
    return (
      <ScenarioHead
        column={column}
        title={words.title(column)}
        usualName={usualName}
        facts={words.facts(column)}
        group={group}
        isChosen={column === chosen}
        onChoose={() => show({ chosen: place })}
        onChange={() => changeAt(place)}
        draft={naming.isNaming(place) ? (naming.draftOf(place) ?? column.scenario.name ?? usualName) : undefined}
        onStartNaming={() => {
          naming.start(place);
          focusSoon({ count: columns.length, at: place, part: 'name' });
        }}
        onDraft={naming.write}
        onNamed={(name) => nameAt(place, name)}
        onCopy={columns.length < maxScenarios ? () => add(column.scenario) : undefined}
        onRemove={columns.length > 1 ? () => remove(place) : undefined}
      />
    );
  };
  const addButton = columns.length < maxScenarios && (
    <div data-kept-focus="add">
      <Button variant="ghost" size="small" icon={IconPlus} onClick={() => add(chosen.scenario)}>
        {formatMessage({ id: 'quoteWhatIf.add' })}
      </Button>
    </div>
  );
  const ofAllSites: ScenarioFact = {
    id: 'all',
    label: formatMessage({ id: 'quote.choice.variant' }),
    value: ({ scenario }) => scenario.variantId,
    plain: ({ scenario }) => words.whole(scenario.variantId),
    cell: (column) =>
      column === chosen ? (
        <div data-kept-focus="all">
          <Dropdown
            ref={firstSelect}
            label={formatMessage(
              { id: isOneSite ? 'quoteWhatIf.all.one' : 'quoteWhatIf.all' },
              { letter: column.letter },
            )}
            isLabelHidden
            size="small"
            options={quote.variants.map(({ id }) => ({ value: id, label: words.whole(id) }))}
            value={column.scenario.variantId}
            onValueChange={(variantId) => replaceAt(at, { ...chosen.scenario, variantId, others: new Map() })}
          />
        </div>
      ) : (
        words.whole(column.scenario.variantId)
      ),
  };
  const shownSites = isDiffering
    ? sites.filter(({ id }) => new Set(columns.map(({ choice }) => choice.get(id))).size > 1)
    : sites;
  const table = {
    quote,
    columns,
    chosen,
    base,
    figure,
    words,
    facts: isChanging ? [ofAllSites, ...facts] : facts,
    // What the one site has, the scenario has.
    sites: isOneSite ? [] : shownSites,
    isChanging,
    onSite: isChanging
      ? (siteId: string, variantId: string) => replaceAt(at, withSite(chosen.scenario, siteId, variantId))
      : undefined,
  };
  const pair = [base, chosen === base ? columns.find((column) => column !== base) : chosen];
  const options = columns.map((column, index) => ({ value: String(index), label: words.title(column) }));
  const left = chosen.sum.prices.length - chosen.sum.lines.length;
  const mayOrder = actions.includes('order') || actions.includes('requestApproval');

  return (
    <Sheet padding="none" ref={root} {...keepFocus}>
      <Tools>
        {!isOneSite && (
          <Checkbox checked={isDiffering} onCheckedChange={(checked) => show({ isDiffering: checked })}>
            {formatMessage({ id: 'quoteWhatIf.onlyDiffering' })}
          </Checkbox>
        )}
        <BaseChoice>
          <Text variant="caption" tone="muted" aria-hidden>
            {formatMessage({ id: 'quoteWhatIf.base' })}
          </Text>
          <Dropdown
            label={formatMessage({ id: 'quoteWhatIf.base' })}
            isLabelHidden
            size="small"
            options={options}
            value={String(against)}
            onValueChange={(value) => show({ against: Number(value) })}
          />
        </BaseChoice>
        {!isOneSite && (
          <SegmentedControl
            label={formatMessage({ id: 'quoteWhatIf.figure' })}
            options={siteFigures.map((value) => ({
              value,
              label: formatMessage({ id: `quoteWhatIf.figure.${value}` }),
            }))}
            value={figure}
            onValueChange={(value) => show({ figure: value === 'monthly' ? undefined : value })}
          />
        )}
      </Tools>
      {isAlone && (
        <ChangeBar>
          <Dropdown
            label={formatMessage({ id: 'quoteWhatIf.changing' })}
            size="small"
            options={options}
            value={String(at)}
            onValueChange={(value) => show({ chosen: Number(value) })}
          />
          <Button size="small" onClick={stopChanging}>
            {formatMessage({ id: 'quoteWhatIf.changed.done' })}
          </Button>
        </ChangeBar>
      )}
      {isListed && !isAlone && (
        <HeadList aria-label={formatMessage({ id: 'quoteWhatIf.scenario' })}>
          {columns.map((column) => (
            <li key={column.letter} data-is-chosen={column === chosen ? '' : undefined}>
              {headOf(column)}
            </li>
          ))}
          {addButton && <li>{addButton}</li>}
        </HeadList>
      )}
      {!isStacked ? (
        <ScenarioTable {...table} headOf={headOf} add={addButton} isDense={isDense} />
      ) : isListed ? (
        <ScenarioStack
          {...table}
          shown={isAlone ? [chosen] : pair.flatMap((column) => column ?? [])}
          headOf={({ letter }) => formatMessage({ id: 'quoteWhatIf.short' }, { letter })}
        />
      ) : (
        <ScenarioStack {...table} shown={columns} headOf={headOf} add={addButton} />
      )}
      {!isOneSite && shownSites.length === 0 && (
        <NoneDiffers>{formatMessage({ id: 'quoteWhatIf.noneDiffers' })}</NoneDiffers>
      )}
      <Foot>
        <span>
          {[
            formatMessage(
              { id: isOneSite ? 'quoteWhatIf.foot.one' : 'quoteWhatIf.foot' },
              { currency, letter: base.letter },
            ),
            ...(mayOrder && left > 0 ? [formatMessage({ id: 'quote.order.left' }, { count: left })] : []),
          ].join(' ')}
        </span>
        <Inline gap={12}>
          <Button onClick={isChanging ? stopChanging : () => changeAt(at)}>
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
