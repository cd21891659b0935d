import { dayOf, type NocWall } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { impactWord } from '../../../platform/disturbances/disturbanceWords.ts';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { useWallTimes } from './useWallTimes.ts';
import { Line, Panel, PanelHead, Quiet, Row, Rows, u } from './Wall.styles.ts';

const Pulse = styled.strong`
  && {
    display: inline-flex;
    align-items: center;
    gap: ${u(10)};
    color: ${token.tone.info.fg};
  }
  &::before {
    content: '';
    width: ${u(14)};
    height: ${u(14)};
    border-radius: 50%;
    background: currentcolor;
  }
  @media (prefers-reduced-motion: no-preference) {
    &::before {
      animation: wall-pulse 2s ease-in-out infinite;
    }
  }
  @keyframes wall-pulse {
    50% {
      opacity: 0.25;
    }
  }
`;

const day = 86_400_000;

/** The works of the next 24 hours and seven days, with how long it is until each; the freeze period that holds or comes. */
export function Works({ wall, now }: { wall: NocWall; now: number }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const times = useWallTimes();
  const works = wall.works.filter(({ endsAt, state }) => Date.parse(endsAt) > now || state === 'VERIFYING');
  const soon = works.filter(({ startsAt }) => Date.parse(startsAt) - now < day).length;
  const today = dayOf(new Date(now));
  const freeze = wall.freezes.find(({ to }) => to >= today);
  return (
    <Panel data-grows>
      <PanelHead>
        <h2>{formatMessage({ id: 'noc.works.title' })}</h2>
        <span>
          <FormattedMessage id="noc.works.spans" values={{ soon, total: works.length }} />
        </span>
      </PanelHead>
      {works.length === 0 && (
        <Quiet>
          <FormattedMessage id="noc.works.none" />
        </Quiet>
      )}
      <Rows>
        {works.map((work) => (
          <Row key={work.id}>
            <a href={disturbancePath({ ...work, type: 'PLANNED_WORK' })} target="_blank" rel="noreferrer">
              {translatedName(work.title, language, work.reference)}
            </a>
            <Line>
              <span data-tone={work.impact === 'OUTAGE' ? 'info' : undefined}>
                <FormattedMessage
                  id="noc.work.impact"
                  values={{ impact: impactWord({ formatMessage }, work.impact), count: work.services }}
                />
              </span>
              {Date.parse(work.startsAt) <= now ? (
                <Pulse>
                  <FormattedMessage id="noc.work.running" values={{ time: times.moment(work.endsAt, now) }} />
                </Pulse>
              ) : (
                <strong>
                  <FormattedMessage id="noc.work.in" values={{ span: times.span(Date.parse(work.startsAt) - now) }} />
                </strong>
              )}
            </Line>
            {work.pairsAtRisk.length > 0 && (
              <Line>
                <span data-tone="critical">
                  <FormattedMessage id="noc.pairs" values={{ pairs: work.pairsAtRisk.join(', ') }} />
                </span>
              </Line>
            )}
          </Row>
        ))}
        {freeze && (
          <Row>
            <Line>
              <span data-tone="limit">{translatedName(freeze.translations, language, freeze.id)}</span>
              <span>{[freeze.from, freeze.to].map(times.dayOfMonth).join(' – ')}</span>
            </Line>
          </Row>
        )}
      </Rows>
    </Panel>
  );
}
