'use client';
import { useId, type CSSProperties } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { seriesNumber } from './chartTypes.ts';
import { ChartCard, ChartCardRow, ChartSlider } from './Chart.styles.ts';

export interface CursorValue {
  readonly id: string;
  readonly label: string;
  /** Place among all series, which decides colour and pattern. */
  readonly place: number;
  readonly shown: string;
  readonly spoken: string;
}

export interface ChartCursorProps {
  readonly label: string;
  readonly count: number;
  readonly index: number | undefined;
  readonly onIndexChange: (index: number | undefined) => void;
  /** What the values belong to: a moment or a name. */
  readonly title: string;
  readonly values: readonly CursorValue[];
  /** Where the card stands, in px. */
  readonly left: number;
  readonly side: 'left' | 'right';
}

/** Reads the values at one place: a card for the eye, and a slider that keyboard and screen reader move and hear. */
export function ChartCursor(props: ChartCursorProps) {
  const { label, count, index, onIndexChange, title, values, left, side } = props;
  const text = useUiText();
  const id = useId();
  const place: CSSProperties & { '--card-left': string } = { '--card-left': `${left}px` };
  const words = [title, ...values.map((value) => `${value.label} ${value.spoken}`)].join(', ');
  return (
    <>
      <ChartSlider
        type="range"
        min={0}
        max={Math.max(count - 1, 0)}
        value={index ?? count - 1}
        aria-label={label}
        aria-valuetext={words}
        aria-describedby={id}
        onChange={(event) => onIndexChange(Number(event.target.value))}
        onFocus={() => onIndexChange(index ?? count - 1)}
        onBlur={() => onIndexChange(undefined)}
      />
      <VisuallyHidden id={id}>{text('ui.chart.instructions')}</VisuallyHidden>
      {index !== undefined && (
        <ChartCard style={place} data-side={side} aria-hidden>
          <strong>{title}</strong>
          {values.map((value) => (
            <ChartCardRow key={value.id} data-series={seriesNumber(value.place)}>
              <span>{value.label}</span>
              <span>{value.shown}</span>
            </ChartCardRow>
          ))}
        </ChartCard>
      )}
    </>
  );
}
