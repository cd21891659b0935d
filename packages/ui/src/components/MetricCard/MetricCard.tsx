import type { ReactNode } from 'react';
import { Card, type CardProps } from '../Card/Card.tsx';
import { FigureTrend, type KeyFigureTrend } from '../KeyFigure/FigureTrend.tsx';
import { FigureUnit } from '../KeyFigure/FigureUnit.styles.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { MetricFigure, MetricNote, MetricSpark, SparkEnds } from './MetricCard.styles.ts';
import { SparkLine } from './SparkLine.tsx';

export interface MetricSparkLine {
  /** From the first to the last, at even distances. `null` is a gap: nothing was measured. */
  readonly values: readonly (number | null)[];
  /** What the line shows, in words: nobody has to see it. */
  readonly label: string;
  /** Below its left end: "Yesterday 09:30". */
  readonly from?: ReactNode;
  /** Below its right end: "Now". */
  readonly to?: ReactNode;
}

export interface MetricCardProps extends Omit<CardProps, 'title' | 'meta' | 'icon' | 'foot' | 'children'> {
  /** What is measured, and for when: "Packet loss, 24 h". */
  readonly label: string;
  /** The figure, formatted. A missing figure is a word. */
  readonly value: ReactNode;
  /** Small, after the figure. */
  readonly unit?: ReactNode;
  /** How the figure has moved against the time before. */
  readonly trend?: KeyFigureTrend;
  /** A line below the figure, such as what it is compared with. */
  readonly note?: ReactNode;
  /** How the figure came about, as a small line. */
  readonly spark?: MetricSparkLine;
  /** The figure is on its way; a shape stands in for it. @default false */
  readonly isLoading?: boolean;
}

/**
 * One figure as a card of its own: how it has moved, and how it came about as a small line. Goes into a `CardGrid`.
 *
 * @example
 * <MetricCard label="Packet loss, 24 h" value="0,0" unit="%" spark={{ values, label: 'Highest at 14:10, 5.8 %' }} href="/traffic" />
 */
export function MetricCard({ label, value, unit, trend, note, spark, isLoading = false, ...rest }: MetricCardProps) {
  return (
    <Card {...rest} title={label}>
      <MetricFigure aria-busy={isLoading || undefined}>
        {isLoading ? (
          <Skeleton shape="title" width={40} />
        ) : (
          <span>
            {value}
            {unit !== undefined && <FigureUnit> {unit}</FigureUnit>}
            {trend && <FigureTrend {...trend} />}
          </span>
        )}
      </MetricFigure>
      {note !== undefined && <MetricNote>{note}</MetricNote>}
      {spark && (
        <MetricSpark>
          {isLoading ? <Skeleton shape="control" /> : <SparkLine values={spark.values} label={spark.label} />}
          {(spark.from !== undefined || spark.to !== undefined) && (
            <SparkEnds>
              <span>{spark.from}</span>
              <span>{spark.to}</span>
            </SparkEnds>
          )}
        </MetricSpark>
      )}
    </Card>
  );
}
