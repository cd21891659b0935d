'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useKit } from '../../theme/KitContext.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { FigureTrend, type KeyFigureTrend } from './FigureTrend.tsx';
import { FigureUnit } from './FigureUnit.styles.ts';
import { FigureLabel, FigureLink, FigureNote, FigureValue, KeyFigureRoot, KeyFiguresRoot } from './KeyFigure.styles.ts';

export interface KeyFigureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  readonly label: string;
  /** The figure, formatted. A missing figure is a word. */
  readonly value: ReactNode;
  /** Small, after the figure. */
  readonly unit?: ReactNode;
  /** How the figure has moved. */
  readonly trend?: KeyFigureTrend;
  /** A `StatusLabel` beside the figure, such as that a date is near. */
  readonly mark?: ReactNode;
  /** A line below, such as the period. */
  readonly note?: ReactNode;
  /** Where the figure is explained; the whole area leads there. */
  readonly href?: string;
  /** A figure is on its way; a shape stands in for it. @default false */
  readonly isLoading?: boolean;
}

/**
 * One number that decides, in a row of them: goes into `KeyFigures`.
 *
 * @example
 * <KeyFigures><KeyFigure label="95th percentile, in" value="748" unit="Mbit/s" /></KeyFigures>
 */
export function KeyFigure(props: KeyFigureProps) {
  const { label, value, unit, trend, mark, note, href, isLoading = false, ...rest } = props;
  const { linkComponent } = useKit();
  return (
    <KeyFigureRoot {...rest} data-has-link={href !== undefined || undefined}>
      <FigureLabel>
        {href === undefined ? (
          label
        ) : (
          <FigureLink as={linkComponent} href={href}>
            {label}
          </FigureLink>
        )}
      </FigureLabel>
      <FigureValue aria-busy={isLoading || undefined} data-has-mark={(mark !== undefined && !isLoading) || undefined}>
        {isLoading ? (
          <Skeleton shape="title" width={60} />
        ) : (
          <>
            <span>
              {value}
              {unit !== undefined && (
                <>
                  {' '}
                  <FigureUnit>{unit}</FigureUnit>
                </>
              )}
              {trend && <FigureTrend {...trend} />}
            </span>
            {mark}
          </>
        )}
      </FigureValue>
      {note !== undefined && <FigureNote>{note}</FigureNote>}
    </KeyFigureRoot>
  );
}

export interface KeyFiguresProps extends ComponentProps<'dl'> {
  /** `line` puts each label after its figure: for counts that need no note. @default 'stacked' */
  readonly layout?: 'stacked' | 'line';
}

/** Key figures beside each other, divided by hairlines; on phones two in a row. */
export function KeyFigures({ layout = 'stacked', ...rest }: KeyFiguresProps) {
  return <KeyFiguresRoot {...rest} data-layout={layout} />;
}
