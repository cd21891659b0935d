import { useMemo } from 'react';
import { land } from 'virtual:base-map';
import { Drawing } from './Drawing.styles.ts';
import { drawing, landBetween, placeAround } from './drawSurroundings.ts';
import type { Position } from './Position.ts';
import { towns } from './towns.ts';

export interface LineEnd {
  /** Stands in its mark. */
  readonly letter: string;
  readonly longitude: number;
  readonly latitude: number;
}

export interface LineDrawingProps {
  /** One or two. */
  readonly ends: readonly LineEnd[];
  /** Of what surely is in view, in pixels, and how far from its middle names may stand. */
  readonly frame: { readonly width: number; readonly height: number; readonly names: number };
}

const markRadius = 11;

/** Names stand clear of each mark by so much. */
const clear = { x: 60, y: 26 } as const;

/** Of names that would stand on each other the first is kept: the larger town. */
function apart(names: readonly { name: string; at: Position }[], taken: readonly Position[]) {
  const kept: { name: string; at: Position }[] = [];
  for (const each of names) {
    const others = [...taken, ...kept.map(({ at }) => at)];
    if (others.every(([x, y]) => Math.abs(x - each.at[0]) > clear.x || Math.abs(y - each.at[1]) > clear.y))
      kept.push(each);
  }
  return kept;
}

/** Places along a line, near enough for names to stand clear of it. */
function along([x, y]: Position, [toX, toY]: Position): Position[] {
  const steps = 1 + Math.ceil(Math.hypot(toX - x, toY - y) / clear.y);
  return Array.from({ length: steps + 1 }, (_, step): Position => [
    x + ((toX - x) * step) / steps,
    y + ((toY - y) * step) / steps,
  ]);
}

/** Where a line is to go, as the crow flies, with coast and larger towns around it. */
export function LineDrawing({ ends, frame }: LineDrawingProps) {
  const { path, far, marks, names } = useMemo(() => {
    const positions = ends.map(({ longitude, latitude }): Position => [longitude, latitude]);
    const [one = [0, 0], other = one] = positions;
    const surroundings = landBetween([one, other], land, frame);
    const place = placeAround(surroundings.centre, surroundings.far);
    const marked = ends.map((end, index) => ({ ...end, at: place(positions[index] ?? one) }));
    const inView = towns
      .toSorted((first, second) => first.from - second.from)
      .map(({ name, position }) => ({ name, at: place(position) }))
      .filter(
        ({ at: [x, y] }) =>
          Math.abs(x - drawing.width / 2) < frame.names && Math.abs(y - drawing.height / 2) < frame.height / 2 + 10,
      );
    return {
      ...surroundings,
      marks: marked,
      names: apart(inView, along(place(one), place(other))),
    };
  }, [ends, frame]);
  const [a, z] = marks;
  return (
    <Drawing viewBox={`0 0 ${drawing.width} ${drawing.height}`} data-is-far={far > 2 ? '' : undefined}>
      {['shoal3', 'shoal2', 'shoal1', 'land'].map((look) => (
        <path key={look} className={look} d={path} />
      ))}
      {names.map(({ name, at: [x, y] }) => (
        <text key={name} x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
      {a && z && <path className="line" d={`M${a.at.join(' ')}L${z.at.join(' ')}`} />}
      {marks.map(({ letter, at: [x, y] }) => (
        <g key={letter}>
          <circle className="pin" cx={x} cy={y} r={markRadius} />
          <text className="letter" x={x} y={y + 5} textAnchor="middle">
            {letter}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
