import type { NocWall } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { StateMark } from './StateMark.tsx';
import { useWallTimes } from './useWallTimes.ts';
import { Panel, u } from './Wall.styles.ts';
import { readWallState } from './wallState.ts';

const Hero = styled(Panel)`
  display: grid;
  gap: ${u(6)};
  padding: ${u(26)} ${u(36)};
  border-inline-start: ${u(10)} solid ${token.border.default};
  color: ${token.text.muted};
  font-size: ${u(24)};

  & > h2 {
    display: flex;
    align-items: center;
    gap: ${u(20)};
    margin: 0;
    color: ${token.text.default};
    font-size: ${u(58)};
    font-weight: 500;
    line-height: 1.1;
  }
  & > p {
    margin: 0;
  }
  & > p:first-of-type {
    color: ${token.text.default};
    font-size: ${u(28)};
  }
  &[data-state='DOWN'] {
    border-inline-start-color: ${token.tone.critical.solid};
  }
  &[data-state='DOWN'] > h2 {
    color: ${token.tone.critical.fg};
  }
  &[data-state='DEGRADED'] {
    border-inline-start-color: ${token.tone.attention.solid};
  }
  &[data-state='DEGRADED'] > h2 {
    color: ${token.tone.attention.fg};
  }
  &[data-state='OK'] {
    border-inline-start-color: ${token.map.pin};
  }
`;

/** What is worst now, in a line that is read from afar. */
export function DisturbanceHero({ wall, now, isStale }: { wall: NocWall; now: number; isStale: boolean }) {
  const { language } = useLanguage();
  const times = useWallTimes();
  const { disturbances, totalDisturbances: count, siteCounts } = wall;
  const [worst] = disturbances;
  if (worst)
    return (
      <Hero data-state={worst.impact === 'OUTAGE' ? 'DOWN' : 'DEGRADED'}>
        <h2>
          <StateMark state={worst.impact === 'OUTAGE' ? 'DOWN' : 'DEGRADED'} />
          <FormattedMessage id="noc.disturbances.count" values={{ count }} />
        </h2>
        <p>
          {translatedName(worst.title, language, worst.reference)}
          {'. '}
          <FormattedMessage id="noc.disturbance.affects" values={{ count: worst.services }} />
        </p>
        <p>
          <FormattedMessage
            id="noc.disturbance.times"
            values={{
              since: times.moment(worst.startsAt, now),
              running: times.running(now - Date.parse(worst.startsAt)),
              next: worst.nextUpdateAt === null ? 'none' : 'known',
              update: worst.nextUpdateAt === null ? '' : times.moment(worst.nextUpdateAt, now),
            }}
          />
        </p>
      </Hero>
    );
  const state = isStale && wall.state === 'OK' ? 'UNKNOWN' : readWallState(wall.state);
  return (
    <Hero data-state={state}>
      <h2>
        <StateMark state={state} />
        <FormattedMessage id={`noc.overall.${state}`} />
      </h2>
      <p>
        <FormattedMessage
          id="noc.overall.sites"
          values={{
            bad: siteCounts.down + siteCounts.degraded,
            total: Object.values(siteCounts).reduce((sum, number) => sum + number, 0),
          }}
        />
      </p>
    </Hero>
  );
}
