import type { Quote, QuoteSite } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { ColumnsScroll } from '../words/Columns.styles.ts';
import type { ScenarioColumn } from './scenarioColumns.ts';
import type { ScenarioFact } from './ScenarioFigures.tsx';
import { SiteAmount, SiteSolution, SiteStack, SiteWeek, type SiteFigure } from './ScenarioSites.tsx';
import { Grid, SiteLine } from './Scenarios.styles.ts';
import type { useScenarioWords } from './useScenarioWords.ts';

export interface ScenarioTableProps {
  quote: Quote;
  columns: readonly ScenarioColumn[];
  chosen: ScenarioColumn;
  base: ScenarioColumn;
  facts: readonly ScenarioFact[];
  sites: readonly QuoteSite[];
  figure: SiteFigure;
  words: ReturnType<typeof useScenarioWords>;
  /** The chosen one is being changed. */
  isChanging: boolean;
  /** Changes a site of the chosen one; undefined while none can be. */
  onSite: ((siteId: string, variantId: string) => void) | undefined;
}

interface WideProps extends ScenarioTableProps {
  headOf: (column: ScenarioColumn) => ReactNode;
  /** The column for one more. */
  add: ReactNode;
  /** The solution of a site stands above its price and delivery. */
  isDense: boolean;
}

const roomyRem = { label: 12, scenario: 16.5, changed: 25, add: 9.25 };
const denseRem = { label: 10.625, scenario: 14.5, changed: 14.5, add: 9.25 };

/** All scenarios beside each other. */
export function ScenarioTable(props: WideProps) {
  const { quote, columns, chosen, base, facts, sites, figure, words, headOf, add, isDense, isChanging, onSite } = props;
  const { formatMessage } = useIntl();
  const rem = isDense ? denseRem : roomyRem;
  const span = isDense ? 1 : 3;
  const isChanged = (column: ScenarioColumn) => isChanging && column === chosen;
  const markOf = (column: ScenarioColumn) => (column === chosen ? { 'data-is-chosen': '' } : {});
  const titles = {
    solution: formatMessage({ id: 'quoteWhatIf.titles.solution' }),
    amount: formatMessage({ id: `quoteWhatIf.figure.${figure}` }),
    delivery: formatMessage({ id: 'quoteWhatIf.titles.delivery' }),
  };
  const width =
    rem.label +
    columns.reduce((all, column) => all + (isChanged(column) ? rem.changed : rem.scenario), 0) +
    (add ? rem.add : 0);
  return (
    <ColumnsScroll
      data-is-narrow={columns.length < 3 ? '' : undefined}
      data-is-wide={columns.length > 2 && !isDense ? '' : undefined}
    >
      <Grid style={{ minWidth: `${width}rem` }}>
        <colgroup>
          <col style={{ width: `${rem.label}rem` }} />
          {columns.map((column) =>
            isDense ? (
              <col key={column.letter} />
            ) : (
              [
                <col key={`${column.letter} 1`} style={isChanged(column) ? { width: '14rem' } : undefined} />,
                <col key={`${column.letter} 2`} style={{ width: '6rem' }} />,
                <col key={`${column.letter} 3`} style={{ width: '5rem' }} />,
              ]
            ),
          )}
          {add && <col style={{ width: `${rem.add}rem` }} />}
        </colgroup>
        <thead>
          <tr>
            <td>{formatMessage({ id: 'quoteWhatIf.scenario' })}</td>
            {columns.map((column) => (
              <th key={column.letter} scope="colgroup" colSpan={span} data-start="" data-end="" {...markOf(column)}>
                {headOf(column)}
              </th>
            ))}
            {add && <td>{add}</td>}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ id, label, cell }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column.letter} colSpan={span} data-start="" data-end="" {...markOf(column)}>
                  {cell(column)}
                </td>
              ))}
              {add && <td />}
            </tr>
          ))}
        </tbody>
        {sites.length > 0 && (
          <tbody data-part="sites">
            <tr data-part="titles">
              <th scope="col">{formatMessage({ id: 'quoteWhatIf.titles.site' })}</th>
              {columns.map((column) =>
                isDense ? (
                  <th key={column.letter} scope="col" data-start="" data-end="" {...markOf(column)}>
                    {titles.solution}
                    <SiteLine>
                      <span>{titles.amount}</span>
                      <span>{titles.delivery}</span>
                    </SiteLine>
                  </th>
                ) : (
                  [
                    <th key={`${column.letter} 1`} scope="col" data-start="" {...markOf(column)}>
                      {titles.solution}
                    </th>,
                    <th key={`${column.letter} 2`} scope="col" data-is-amount="" {...markOf(column)}>
                      {titles.amount}
                    </th>,
                    <th key={`${column.letter} 3`} scope="col" data-is-amount="" data-end="" {...markOf(column)}>
                      {titles.delivery}
                    </th>,
                  ]
                ),
              )}
              {add && <td />}
            </tr>
            {sites.map((site) => (
              <tr key={site.id}>
                <th scope="row">{site.name}</th>
                {columns.map((column) => {
                  const at = { quote, site, column, base, beside: columns, words };
                  const onChange = onSite && isChanged(column) ? (id: string) => onSite(site.id, id) : undefined;
                  if (isDense)
                    return (
                      <td key={column.letter} data-start="" data-end="" {...markOf(column)}>
                        <SiteStack {...at} figure={figure} onChange={onChange} />
                      </td>
                    );
                  return [
                    <td key={`${column.letter} 1`} data-start="" {...markOf(column)}>
                      <SiteSolution {...at} onChange={onChange} />
                    </td>,
                    <td key={`${column.letter} 2`} data-is-amount="" {...markOf(column)}>
                      <SiteAmount {...at} figure={figure} />
                    </td>,
                    <td key={`${column.letter} 3`} data-is-amount="" data-end="" {...markOf(column)}>
                      <SiteWeek site={site} column={column} />
                    </td>,
                  ];
                })}
                {add && <td />}
              </tr>
            ))}
          </tbody>
        )}
      </Grid>
    </ColumnsScroll>
  );
}
