import type { AddressBuilding } from '@skerry/contracts';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { SitePicture } from '../../../platform/base-map/SitePicture.tsx';
import { metresFrom, ringsAround } from './buildingPlan.ts';
import { PlanAround, PlanFrame, PlanMark } from './BuildingPlan.styles.ts';
import type { Coordinate } from './coordinates.ts';

interface BuildingPlanProps {
  /** Names it for screen readers. */
  label: string;
  /** What the address is called on the plan. */
  name: string;
  address: Coordinate;
  buildings: readonly AddressBuilding[];
  /** The chosen one; null for the address itself, undefined before anything is chosen. */
  chosenId: string | null | undefined;
  /** The one that is pointed at in the list. */
  hoveredId: string | undefined;
  onChoose: (id: string) => void;
  onHover: (id: string | undefined) => void;
}

/** Until it is in the page. */
const usual = { width: 560, height: 440 };
/** From the outermost circle to the edge, for its distance and the north. */
const edge = 30;
/** Of the outermost circle: in a smaller one the name would stand on the pins. */
const roomForName = 170;

/** Where the buildings are around their address, numbered as in the list, and where all that is. The list has the same in words. */
export function BuildingPlan(props: BuildingPlanProps) {
  const { label, name, address, buildings, chosenId, hoveredId, onChoose, onHover } = props;
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const placed = buildings.map((building) => ({ ...building, ...metresFrom(address, building.coordinates) }));
  const rings = ringsAround(Math.max(0, ...placed.map(({ east, north }) => Math.hypot(east, north))));
  const outermost = rings.at(-1) ?? 1;
  const radius = Math.max(60, Math.min(width, height) / 2 - edge);
  const scale = radius / outermost;
  const [x, y] = [width / 2, height / 2];
  return (
    <PlanFrame ref={root} role="img" aria-label={label}>
      <svg width={width} height={height} aria-hidden>
        {rings.map((metres) => (
          <g key={metres}>
            <circle data-part="range" cx={x} cy={y} r={metres * scale} />
            <text x={x} y={y + metres * scale - 5} textAnchor="middle">
              {formatMessage({ id: 'quoteWhere.building.range' }, { metres })}
            </text>
          </g>
        ))}
        <path
          data-part="range"
          d={`M${x} ${y - radius}v-8M${x + radius} ${y}h8M${x} ${y + radius}v8M${x - radius} ${y}h-8`}
        />
        <text data-part="north" x={x} y={y - radius - 13} textAnchor="middle">
          {formatMessage({ id: 'quoteWhere.building.north' })}
        </text>
        {radius >= roomForName && (
          <text x={x} y={y - 13} textAnchor="middle">
            {name}
          </text>
        )}
        <path data-part="address" d={`M${x - 7} ${y}h14M${x} ${y - 7}v14`} />
        {chosenId === null && <Bearing x={x} y={y} />}
        {placed.map(({ id, east, north }, place) => {
          const [left, top] = [x + east * scale, y - north * scale];
          return (
            <PlanMark
              key={id}
              transform={`translate(${left} ${top})`}
              data-is-hovered={hoveredId === id && chosenId !== id ? '' : undefined}
              onClick={() => onChoose(id)}
              onPointerEnter={() => onHover(id)}
              onPointerLeave={() => onHover(undefined)}
            >
              {/* As large as a finger. */}
              <circle data-part="reach" r={22} />
              {chosenId === id && <Bearing x={0} y={0} />}
              <circle data-part="pin" r={13} />
              <text dy="0.36em" textAnchor="middle">
                {place + 1}
              </text>
            </PlanMark>
          );
        })}
      </svg>
      <PlanAround>
        <SitePicture {...address} size="pair" />
      </PlanAround>
    </PlanFrame>
  );
}

/** The ring around what is chosen, as on every map. */
function Bearing({ x, y }: { x: number; y: number }) {
  return (
    <path
      data-part="bearing"
      d={`M${x - 21} ${y}a21 21 0 1 0 42 0a21 21 0 1 0 -42 0M${x - 26} ${y}h9M${x + 17} ${y}h9M${x} ${y - 26}v9M${x} ${y + 17}v9`}
    />
  );
}

function useSize(root: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [root]);
  return size;
}
