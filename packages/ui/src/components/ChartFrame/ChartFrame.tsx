'use client';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { seriesNumber } from '../charts/chartTypes.ts';
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ChartPlace, FrameActions, Legend, LegendButton, TableButton, Unit } from './ChartFrame.styles.ts';

export interface ChartFrameSeries {
  readonly id: string;
  readonly label: string;
}

export interface ChartFrameProps extends Omit<SheetProps, 'title' | 'children' | 'padding' | 'actions'> {
  /** What the chart shows, and its heading. */
  readonly title: string;
  /** Stands once, above the axis. */
  readonly unit?: string;
  /** What the legend names, in the order of the chart; each can be hidden. */
  readonly series: readonly ChartFrameSeries[];
  /** Draws the chart without what is hidden. */
  readonly children: (hidden: ReadonlySet<string>) => ReactNode;
  /** The same numbers as a table: a chart is never the only way to them. */
  readonly table: ReactNode;
  /** Values are on their way; a shape stands in for them. @default false */
  readonly isLoading?: boolean;
  /** Stands in place of the chart: an `EmptyState`. */
  readonly empty?: ReactNode;
  /** Stands in place of the chart: an `ErrorState`. */
  readonly error?: ReactNode;
  /** Below the chart, such as `KeyFigures`. */
  readonly foot?: ReactNode;
}

/**
 * A chart with its title, unit and legend, and the way to its numbers as a table. The drawing comes from `@skerry/ui/charts`.
 *
 * @example
 * <ChartFrame title="Traffic in and out" unit="bit/s" series={series} table={<SeriesTable … />}>
 *   {(hidden) => <TimeChart hiddenSeries={hidden} … />}
 * </ChartFrame>
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, series, children, table, isLoading = false, empty, error, foot, ...rest } = props;
  const text = useUiText();
  const id = useId();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [isTable, setTable] = useState(false);
  const replacement = error ?? empty;
  const hasContent = replacement === undefined && !isLoading;

  const toggle = (series: string) => {
    const next = new Set(hidden);
    if (!next.delete(series)) next.add(series);
    setHidden(next);
  };
  const actions = hasContent && (
    <FrameActions>
      {!isTable && series.length > 1 && (
        <Legend role="group" aria-label={text('ui.chartFrame.legend')}>
          {series.map(({ id: each, label }, index) => (
            <LegendButton
              key={each}
              type="button"
              aria-pressed={!hidden.has(each)}
              data-series={seriesNumber(index)}
              onClick={() => toggle(each)}
            >
              {label}
            </LegendButton>
          ))}
        </Legend>
      )}
      <TableButton type="button" aria-controls={id} onClick={() => setTable(!isTable)}>
        <Icon icon={isTable ? IconChartLine : IconTable} size="small" />
        {text(isTable ? 'ui.chartFrame.showChart' : 'ui.chartFrame.showTable')}
      </TableButton>
    </FrameActions>
  );
  return (
    <Sheet {...rest} title={title} actions={actions} padding="none" aria-busy={isLoading || undefined}>
      <ChartPlace id={id} data-table={(hasContent && isTable) || undefined}>
        {replacement ?? (
          <>
            {isLoading && <Spinner size="large" />}
            {hasContent && isTable && table}
            {hasContent && !isTable && (
              <>
                {unit !== undefined && <Unit>{unit}</Unit>}
                {children(hidden)}
              </>
            )}
          </>
        )}
      </ChartPlace>
      {foot}
    </Sheet>
  );
}
