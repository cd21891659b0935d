'use client';
import { useMemo } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import type { ChartSeries } from '../charts/chartTypes.ts';
import { useChartFormat } from '../charts/useChartFormat.ts';
import { Table, type TableProps } from '../Table/Table.tsx';
import type { TableColumn } from '../Table/tableTypes.ts';

interface SeriesRow {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface SeriesTableProps extends Pick<TableProps<SeriesRow>, 'label' | 'height' | 'className' | 'ref'> {
  /** For tests. */
  readonly 'data-testid'?: string;
  /** Of a `TimeChart`, in ms, … */
  readonly times?: readonly number[];
  /** … or of a `BarChart`. */
  readonly labels?: readonly string[];
  /** The rows, one for each series. */
  readonly series: readonly ChartSeries[];
  /** Stands after each figure. @default '' */
  readonly unit?: string;
  /** Heads the first column. @default "Time" */
  readonly firstHeader?: string;
}

/**
 * The numbers of a chart, for its `ChartFrame table`.
 *
 * @example
 * <SeriesTable label="Traffic in and out" times={times} series={series} unit="bit/s" />
 */
export function SeriesTable(props: SeriesTableProps) {
  const { times, labels, series, unit = '', firstHeader, height = '320px', ...rest } = props;
  const text = useUiText();
  const format = useChartFormat(unit);
  const header = text('ui.chart.time', firstHeader);
  const rows = useMemo<readonly SeriesRow[]>(
    () =>
      (times ?? labels ?? []).map((place, index) => ({
        key: `${index}`,
        name: typeof place === 'number' ? format.moment(place) : place,
        values: series.map(({ values }) => values[index] ?? null),
      })),
    [times, labels, series, format],
  );
  const columns = useMemo<readonly TableColumn<SeriesRow>[]>(
    () => [
      { id: 'place', header, cell: ({ name }) => name, width: columnWidth },
      ...series.map(({ id, label }, index): TableColumn<SeriesRow> => ({
        id,
        header: label,
        isNumeric: true,
        width: columnWidth,
        cell: ({ values }) => {
          const value = values[index] ?? null;
          return value === null ? noValue : format.value(value);
        },
      })),
    ],
    [series, header, format],
  );
  return <Table {...rest} columns={columns} rows={rows} rowKey={({ key }) => key} density="compact" height={height} />;
}

const noValue = '–';

/** The widest value fits; where there is less room, the table scrolls to the side. */
const columnWidth = '7rem';
