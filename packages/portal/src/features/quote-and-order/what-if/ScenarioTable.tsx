import type { Quote, QuoteSite } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { ColumnsScroll, Pair } from '../words/Columns.styles.ts';
import type { ScenarioColumn } from './scenarioColumns.ts';
import type { ScenarioFact } from './ScenarioFigures.tsx';
import { SiteAmount, SiteSolution, SiteWeek, type SiteFigure } from './ScenarioSites.tsx';
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
  /** Changes a site of the chosen one; undefined while nothing is changed. */
  onSite: ((siteId: string, variantId: string) => void) | undefined;
}

interface WideProps extends ScenarioTableProps {
  headOf: (column: ScenarioColumn) => ReactNode;
  /** The column for one more. */
  add: ReactNode;
}

const rem = { label: 15, scenario: 16.5, changed: 25, add: 10 };

/** All scenarios beside each other. */
export function ScenarioTable(props: WideProps) {
  const { quote, columns, chosen, base, facts, sites, figure, words, headOf, add, onSite } = props;
  const { formatMessage } = useIntl();
  const isChanged = (column: ScenarioColumn) => onSite !== undefined && column === chosen;
  const markOf = (column: ScenarioColumn) => (column === chosen ? { 'data-is-chosen': '' } : {});
  const width =
    rem.label +
    columns.reduce((all, column) => all + (isChanged(column) ? rem.changed : rem.scenario), 0) +
    (add ? rem.add : 0);
  return (
    <ColumnsScroll>
      <Grid style={{ minWidth: `${width}rem` }}>
        <colgroup>
          <col style={{ width: `${rem.label}rem` }} />
          {columns.map((column) => [
            <col key={`${column.letter} 1`} style={isChanged(column) ? { width: '13rem' } : undefined} />,
            <col key={`${column.letter} 2`} style={{ width: '6.25rem' }} />,
            <col key={`${column.letter} 3`} style={{ width: '5.25rem' }} />,
          ])}
          {add && <col style={{ width: `${rem.add}rem` }} />}
        </colgroup>
        <thead>
          <tr>
            <td>{formatMessage({ id: 'quoteWhatIf.scenario' })}</td>
            {columns.map((column) => (
              <th key={column.letter} scope="colgroup" colSpan={3} data-start="" data-end="" {...markOf(column)}>
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
                <td key={column.letter} colSpan={3} data-start="" data-end="" {...markOf(column)}>
                  {cell(column)}
                </td>
              ))}
              {add && <td />}
            </tr>
          ))}
        </tbody>
        <tbody data-part="sites">
          <tr data-part="titles">
            <th scope="col">{formatMessage({ id: 'quoteWhatIf.titles.site' })}</th>
            {columns.map((column) => [
              <th key={`${column.letter} 1`} scope="col" data-start="" {...markOf(column)}>
                {formatMessage({ id: 'quoteWhatIf.titles.solution' })}
              </th>,
              <th key={`${column.letter} 2`} scope="col" data-is-amount="" {...markOf(column)}>
                {formatMessage({ id: `quoteWhatIf.figure.${figure}` })}
              </th>,
              <th key={`${column.letter} 3`} scope="col" data-is-amount="" data-end="" {...markOf(column)}>
                {formatMessage({ id: 'quoteWhatIf.titles.delivery' })}
              </th>,
            ])}
            {add && <td />}
          </tr>
          {sites.map((site) => (
            <tr key={site.id}>
              <th scope="row">{site.name}</th>
              {columns.map((column) => {
                const at = { quote, site, column, base, words };
                return [
                  <td key={`${column.letter} 1`} data-start="" {...markOf(column)}>
                    <SiteSolution {...at} onChange={isChanged(column) ? (id) => onSite?.(site.id, id) : undefined} />
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
      </Grid>
    </ColumnsScroll>
  );
}

/** The chosen scenario beside the one it is compared with. */
export function ScenarioPair(props: ScenarioTableProps) {
  const { quote, columns, chosen, base, facts, sites, figure, words, onSite } = props;
  const { formatMessage } = useIntl();
  const other = chosen === base ? columns.find((column) => column !== base) : chosen;
  const pair = other === undefined ? [base] : [base, other];
  const markOf = (column: ScenarioColumn) => (column === chosen ? { 'data-is-chosen': '' } : {});
  return (
    <Pair>
      <thead>
        <tr>
          {pair.map((column) => (
            <th key={column.letter} scope="col" {...markOf(column)}>
              {formatMessage({ id: 'quoteWhatIf.short' }, { letter: column.letter })}
            </th>
          ))}
        </tr>
      </thead>
      {facts.map(({ id, label, cell }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={pair.length}>
              {label}
            </th>
          </tr>
          <tr>
            {pair.map((column) => (
              <td key={column.letter}>{cell(column)}</td>
            ))}
          </tr>
        </tbody>
      ))}
      {sites.map((site) => (
        <tbody key={site.id} data-part="sites">
          <tr>
            <th scope="rowgroup" colSpan={pair.length}>
              {site.name}
            </th>
          </tr>
          <tr>
            {pair.map((column) => {
              const at = { quote, site, column, base, words };
              return (
                <td key={column.letter}>
                  <SiteSolution
                    {...at}
                    onChange={onSite && column === chosen ? (id) => onSite(site.id, id) : undefined}
                  />
                  <SiteLine>
                    <SiteAmount {...at} figure={figure} />
                    <SiteWeek site={site} column={column} />
                  </SiteLine>
                </td>
              );
            })}
          </tr>
        </tbody>
      ))}
    </Pair>
  );
}
