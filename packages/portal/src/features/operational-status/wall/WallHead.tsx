import { dayOf, type NocWall } from '@skerry/contracts';
import { Logo, token } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { StateMark } from './StateMark.tsx';
import { useWallTimes, weekOf } from './useWallTimes.ts';
import { onWalls, u } from './Wall.styles.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${u(12)} ${u(36)};

  & h1 {
    margin: 0;
    overflow: hidden;
    color: ${token.text.muted};
    font-size: ${u(25)};
    font-weight: 400;
    text-overflow: ellipsis;

    ${onWalls} {
      padding-inline-start: ${u(24)};
      border-inline-start: 1px solid ${token.border.default};
      white-space: nowrap;
    }
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${u(24)};
  min-width: 0;
  max-width: 100%;

  & > svg:first-child {
    flex: none;
    width: auto;
    height: ${u(44)};
  }
`;

const States = styled.p`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  align-items: center;
  gap: ${u(8)} ${u(28)};
  margin: 0;
  color: ${token.text.muted};
  font-size: ${u(25)};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${u(10)};
    white-space: nowrap;
  }
  & > [data-tone='critical'] {
    color: ${token.tone.critical.fg};
    font-weight: 600;
  }
  & > [data-tone='attention'] {
    color: ${token.tone.attention.fg};
    font-weight: 600;
  }
`;

const Live = styled.p`
  display: flex;
  align-items: center;
  gap: ${u(10)};
  margin: 0;
  color: ${token.tone.positive.fg};
  font-size: ${u(21)};
  font-variant-numeric: tabular-nums;

  &::before {
    content: '';
    width: ${u(14)};
    height: ${u(14)};
    border-radius: 50%;
    background: currentcolor;
  }
  &[data-way='poll'] {
    color: ${token.tone.attention.fg};
  }
  &[data-way='poll']::before {
    border-radius: 0;
  }
  &[data-way='none'] {
    color: ${token.tone.critical.fg};
  }
  &[data-way='none']::before {
    border-radius: 0;
    transform: rotate(45deg);
  }
`;

const Clock = styled.div`
  display: flex;
  align-items: center;
  gap: ${u(20)};
  color: ${token.text.muted};
  font-size: ${u(21)};
  text-align: end;

  & > time {
    color: ${token.text.default};
    font-size: ${u(56)};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1;
  }
`;

export interface WallHeadProps {
  wall: NocWall | undefined;
  now: number;
  /** Seconds since it was last known that all of it holds; undefined while nothing is known. */
  age: number | undefined;
  way: 'stream' | 'poll' | 'none';
}

export function WallHead({ wall, now, age, way }: WallHeadProps) {
  const { customer } = useStartupData();
  const times = useWallTimes();
  return (
    <Head>
      <Brand>
        <Logo />
        <h1>{customer.name}</h1>
      </Brand>
      <States role="status">{wall && way !== 'none' && <Overall wall={wall} />}</States>
      <Live data-way={way} suppressHydrationWarning>
        {age !== undefined && <FormattedMessage id={`noc.live.${way}`} values={{ seconds: Math.round(age) }} />}
      </Live>
      <Clock>
        <span>
          <FormattedMessage id="noc.clock.day" values={{ day: times.day(now), week: weekOf(dayOf(new Date(now))) }} />
          <br />
          <FormattedMessage id="noc.clock.utc" values={{ time: times.utc(now) }} />
        </span>
        <time>{times.seconds(now)}</time>
      </Clock>
    </Head>
  );
}

function Overall({ wall: { totalDisturbances, siteCounts, services } }: { wall: NocWall }) {
  const { ok, degraded, down, unknown, installing } = services;
  return (
    <>
      {totalDisturbances > 0 && (
        <span data-tone="critical">
          <StateMark state="DOWN" />
          <FormattedMessage id="noc.disturbances.count" values={{ count: totalDisturbances }} />
        </span>
      )}
      {siteCounts.down > 0 && totalDisturbances === 0 && (
        <span data-tone="critical">
          <StateMark state="DOWN" />
          <FormattedMessage id="noc.sites.down" values={{ count: siteCounts.down }} />
        </span>
      )}
      {siteCounts.degraded > 0 && (
        <span data-tone="attention">
          <StateMark state="DEGRADED" />
          <FormattedMessage id="noc.sites.degraded" values={{ count: siteCounts.degraded }} />
        </span>
      )}
      <span>
        <FormattedMessage id="noc.services.ok" values={{ ok, total: ok + degraded + down + unknown + installing }} />
      </span>
    </>
  );
}
