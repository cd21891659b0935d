import type { WallDisturbance, WallSite } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { siteHref } from '../../../platform/services-section/services-section.paths.ts';
import { StateMark } from './StateMark.tsx';
import type { Trend } from './useTrends.ts';
import { useWallTimes } from './useWallTimes.ts';
import { u } from './Wall.styles.ts';
import { stateNow, type WallState } from './wallState.ts';

const Tile = styled.a`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${u(4)};
  box-sizing: border-box;
  min-width: 0;
  min-height: ${u(140)};
  padding: ${u(14)} ${u(20)};
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
  color: ${token.text.muted};
  text-decoration: none;

  & > span {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${u(10)};
    min-width: 0;
  }
  & > span > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span > :last-child:not(:first-child) {
    flex: none;
  }
  & strong {
    color: ${token.text.default};
    font-size: ${u(28)};
    font-weight: 500;
  }
  & b {
    font-size: ${u(32)};
    font-weight: 500;
  }
  &:focus-visible {
    outline: 3px solid ${token.focus.ring};
    outline-offset: 2px;
  }
  &[data-state='DEGRADED'] {
    border: 2px solid ${token.tone.attention.solid};
    background: ${token.tone.attention.bg};
    color: ${token.tone.attention.fg};
  }
  &[data-state='DOWN'] {
    border: 2px solid ${token.tone.critical.solid};
    background: ${token.tone.critical.bg};
    color: ${token.tone.critical.fg};
  }
  &[data-state='UNKNOWN'] {
    border-style: dashed;
  }
  &[data-is-large] {
    grid-row: span 2;
    grid-column: span 2;
    padding: ${u(28)} ${u(32)};
    background: ${token.tone.critical.solid};
    color: ${token.tone.critical.onSolid};
    font-size: ${u(28)};
  }
  &[data-is-large] strong {
    color: inherit;
    font-size: ${u(56)};
    line-height: 1.1;
  }
  &[data-is-large] b {
    font-size: ${u(72)};
    font-weight: 600;
  }
`;

const signs: Readonly<Record<Trend, string>> = { worse: '▲', better: '▼', steady: '→' };

export interface SiteTileProps {
  site: WallSite;
  disturbances: readonly WallDisturbance[];
  trend: Trend | undefined;
  now: number;
  /** The worst of all. */
  isLarge: boolean;
}

export function SiteTile({ site, disturbances, trend, now, isLarge }: SiteTileProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const times = useWallTimes();
  const state = stateNow(site, now);
  const isBad = state === 'DOWN' || state === 'DEGRADED';
  const cause = disturbances.find(({ id }) => id === site.disturbanceId);
  return (
    <Tile
      href={siteHref(site.id)}
      target="_blank"
      rel="noreferrer"
      data-state={state}
      data-is-large={isLarge ? '' : undefined}
    >
      <span>
        <strong>{site.name}</strong>
        <StateMark
          state={state}
          isDashed={site.services.installing > 0}
          isInverse={isLarge}
          label={formatMessage({ id: `noc.state.${state}` })}
        />
      </span>
      <span>
        <span>
          <Services site={site} state={state} />
        </span>
        {isBad && site.since !== null && !isLarge && <span>{times.span(now - Date.parse(site.since))}</span>}
      </span>
      <span>
        <span>
          {isBad && cause ? (
            translatedName(cause.title, language, cause.reference)
          ) : (
            <What site={site} state={state} now={now} />
          )}
          {isLarge && site.since !== null && (
            <>
              <br />
              <FormattedMessage id="noc.since" values={{ moment: times.moment(site.since, now) }} />
            </>
          )}
        </span>
        {trend && (
          <span>
            {signs[trend]} <FormattedMessage id={`noc.trend.${trend}`} />
          </span>
        )}
      </span>
    </Tile>
  );
}

function Services({ site: { services }, state }: { site: WallSite; state: WallState }) {
  const total = Object.values(services).reduce((sum, number) => sum + number, 0);
  const values = { b: (chunks: React.ReactNode) => <b>{chunks}</b>, total };
  if (state === 'DOWN') return <FormattedMessage id="noc.site.down" values={{ ...values, count: services.down }} />;
  if (state === 'DEGRADED')
    return <FormattedMessage id="noc.site.degraded" values={{ ...values, count: services.degraded }} />;
  return <FormattedMessage id="noc.site.services" values={{ ...values, count: total }} />;
}

function What({ site, state, now }: { site: WallSite; state: WallState; now: number }) {
  const times = useWallTimes();
  if (state === 'UNKNOWN')
    return site.asOf === null ? (
      <FormattedMessage id="noc.state.UNKNOWN" />
    ) : (
      <FormattedMessage id="noc.site.lastKnown" values={{ moment: times.moment(site.asOf, now) }} />
    );
  if (site.nextWorkAt !== null && Date.parse(site.nextWorkAt) > now)
    return <FormattedMessage id="noc.site.work" values={{ moment: times.moment(site.nextWorkAt, now) }} />;
  if (site.services.installing > 0)
    return <FormattedMessage id="noc.site.installing" values={{ count: site.services.installing }} />;
  return <FormattedMessage id={`noc.state.${state}`} />;
}
