import type { NocWall } from '@skerry/contracts';
import { from, token } from '@skerry/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '@skerry/i18n';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { Extent } from '../../../platform/base-map/extent.ts';
import type { Position } from '../../../platform/base-map/Position.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { StillMap } from '../../../platform/map/StillMap.tsx';
import { arrangePlaces, type Mark } from './arrangePlaces.ts';
import { onWalls, Panel, u } from './Wall.styles.ts';

const Frame = styled(Panel)`
  position: relative;
  /* As tall as the Nordic countries need beside their width. */
  min-height: clamp(24rem, 105vw, 48rem);
  background: ${token.map.water};

  ${onWalls} {
    min-height: 0;
  }
`;

/** A phone has no room for it on the map. */
const Legend = styled.ul`
  position: absolute;
  top: ${u(18)};
  left: ${u(22)};
  display: none;
  gap: ${u(6)};
  margin: 0;
  padding: 0;
  font-size: ${u(20)};
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${u(14)};
  }
  & svg {
    width: ${u(18)};
    height: ${u(18)};
    overflow: visible;
  }
  ${from.small} {
    display: grid;
  }
`;

const Pin = styled.g`
  fill: ${token.map.pin};
  stroke: ${token.map.halo};
  stroke-width: 2;

  & > text {
    fill: ${token.map.pinFg};
    stroke: none;
    font-weight: 700;
    text-anchor: middle;
  }
  &[data-state='INSTALLING'],
  &[data-state='UNKNOWN'] {
    fill: ${token.map.halo};
    stroke: ${token.map.pin};
    stroke-width: 3;
  }
  &[data-state='UNKNOWN'] {
    stroke: ${token.text.muted};
    stroke-dasharray: 4 4;
  }
  &[data-state='INSTALLING'] > text,
  &[data-state='UNKNOWN'] > text {
    fill: ${token.text.default};
  }
  &[data-state='DEGRADED'] {
    fill: ${token.tone.attention.solid};
  }
  &[data-state='DEGRADED'] > text {
    fill: ${token.tone.attention.onSolid};
  }
  &[data-state='DOWN'] {
    fill: ${token.tone.critical.solid};
  }
  &[data-state='DOWN'] > text {
    fill: ${token.tone.critical.onSolid};
  }
  & > .ring {
    fill: none;
    stroke: ${token.tone.critical.solid};
    stroke-width: 2;
  }
`;

const Name = styled.text`
  &&& {
    fill: ${token.text.default};
    stroke: ${token.map.halo};
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`;

const anchors = { right: 'start', left: 'end', below: 'middle' } as const;
const legend = ['OK', 'INSTALLING', 'UNKNOWN', 'DEGRADED', 'DOWN'] as const;

/** The towns of the sites, each as it is by shape and colour, on the coast. */
export function WallMap({ wall: { places } }: { wall: NocWall }) {
  const root = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ unit: 1, width: 0 });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { fontSize } = getComputedStyle(element);
      setSize({ unit: Number.parseFloat(fontSize) / 22, width: element.clientWidth });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const extent = useMemo(() => extentOf(places.map(({ longitude, latitude }) => [longitude, latitude])), [places]);
  const padding = useMemo(() => {
    const edge = 60 * size.unit;
    return { top: edge, right: edge * 1.6, bottom: edge, left: edge };
  }, [size.unit]);
  return (
    <Frame ref={root} aria-hidden>
      <StillMap
        extent={extent}
        padding={padding}
        maxZoom={7}
        marks={(place) =>
          arrangePlaces(places, place, size).map((mark) => <PlaceMark key={mark.name} mark={mark} unit={size.unit} />)
        }
      />
      <Legend>
        {legend.map((state) => (
          <li key={state}>
            <svg viewBox="-10 -10 20 20">
              <Pin data-state={state}>
                <Shape state={state} radius={9} />
              </Pin>
            </svg>
            <FormattedMessage id={`noc.state.${state}`} />
          </li>
        ))}
      </Legend>
    </Frame>
  );
}

function PlaceMark({ mark: { at, state, sites, name, side }, unit }: { mark: Mark; unit: number }) {
  const { display } = useLanguage();
  const [x, y] = at;
  const radius = (state === 'DOWN' ? 24 : 17) * unit;
  const gap = radius + 6 * unit;
  return (
    <Pin data-state={state} transform={`translate(${x} ${y})`}>
      {state === 'DOWN' && [1.5, 1.9].map((far) => <circle key={far} className="ring" r={radius * far} />)}
      <Shape state={state} radius={radius} />
      <text y={7 * unit} fontSize={20 * unit}>
        {formatNumber(display, sites)}
      </text>
      {side && (
        <Name
          x={side === 'right' ? gap : side === 'left' ? -gap : 0}
          y={side === 'below' ? gap + 20 * unit : 7 * unit}
          fontSize={21 * unit}
          style={{ textAnchor: anchors[side], fontWeight: state === 'DOWN' ? 700 : 400 }}
        >
          {name}
        </Name>
      )}
    </Pin>
  );
}

function Shape({ state, radius }: { state: Mark['state']; radius: number }) {
  if (state === 'DOWN') return <path d={`M0 ${-radius}L${radius} 0L0 ${radius}L${-radius} 0z`} />;
  if (state === 'DEGRADED')
    return <rect x={-radius * 0.9} y={-radius * 0.9} width={radius * 1.8} height={radius * 1.8} rx={radius * 0.15} />;
  return <circle r={radius} />;
}

/** All of them; where there is one alone, with something around it. */
function extentOf(positions: readonly Position[]): Extent {
  if (positions.length === 0) return [4, 54, 26, 70];
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  return [Math.min(...xs) - 0.5, Math.min(...ys) - 0.3, Math.max(...xs) + 0.5, Math.max(...ys) + 0.3];
}
