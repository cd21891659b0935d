import { token } from '@skerry/ui';
import { styled } from 'styled-components';
import type { WallState } from './wallState.ts';

/** Told by shape and letter as well as by colour, as on the map. */
const marks: Readonly<Record<WallState, { path: string; letter: string }>> = {
  DOWN: { path: 'M12 .5L23.5 12L12 23.5L.5 12z', letter: 'O' },
  DEGRADED: { path: 'M3.5 2.5h17a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z', letter: 'D' },
  UNKNOWN: { path: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z', letter: '?' },
  OK: { path: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z', letter: 'U' },
  INSTALLING: { path: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z', letter: 'U' },
};

const Svg = styled.svg`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  overflow: visible;
  fill: none;
  stroke: ${token.map.pin};
  stroke-width: 2;

  & > text {
    fill: ${token.map.pin};
    stroke: none;
    font-size: 12px;
    font-weight: 700;
  }
  &[data-state='DOWN'] {
    fill: ${token.tone.critical.solid};
    stroke: ${token.tone.critical.solid};
  }
  &[data-state='DOWN'] > text {
    fill: ${token.tone.critical.onSolid};
  }
  &[data-state='DEGRADED'] {
    fill: ${token.tone.attention.solid};
    stroke: ${token.tone.attention.solid};
  }
  &[data-state='DEGRADED'] > text {
    fill: ${token.tone.attention.onSolid};
  }
  &[data-state='UNKNOWN'] {
    stroke: ${token.text.muted};
    stroke-dasharray: 2 3;
  }
  &[data-state='UNKNOWN'] > text {
    fill: ${token.text.muted};
  }
  &[data-is-dashed] {
    stroke-dasharray: 4 3;
  }
  &[data-is-inverse] {
    fill: ${token.tone.critical.onSolid};
    stroke: none;
  }
  &[data-is-inverse] > text {
    fill: ${token.tone.critical.solid};
  }
`;

export interface StateMarkProps {
  state: WallState;
  /** Something is being installed there. */
  isDashed?: boolean;
  /** On its own colour. */
  isInverse?: boolean;
  /** Names it for screen readers; without, it stands beside its word. */
  label?: string;
}

export function StateMark({ state, isDashed = state === 'INSTALLING', isInverse = false, label }: StateMarkProps) {
  const { path, letter } = marks[state];
  return (
    <Svg
      viewBox="0 0 24 24"
      data-state={state}
      data-is-dashed={isDashed ? '' : undefined}
      data-is-inverse={isInverse ? '' : undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
      <text x="12" y="16.3" textAnchor="middle">
        {letter}
      </text>
    </Svg>
  );
}
