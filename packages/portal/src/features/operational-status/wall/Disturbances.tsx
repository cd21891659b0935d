import type { NocWall } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { stateWord } from '../../../platform/disturbances/disturbanceWords.ts';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { Digits } from './Digits.tsx';
import { useWallTimes } from './useWallTimes.ts';
import { Line, Panel, PanelHead, Quiet, Row, Rows, u } from './Wall.styles.ts';

const Timer = styled.strong`
  && {
    color: ${token.tone.critical.fg};
    font-size: ${u(40)};
    font-variant-numeric: normal;
    font-weight: 600;
    line-height: 1.1;
  }
`;

const placesOf = (cities: readonly string[]) => ['', ...cities.slice(0, 2)].join(', ');

/** Those that last, with how long they have, and when more is said. */
export function Disturbances({ wall, now }: { wall: NocWall; now: number }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const times = useWallTimes();
  const { disturbances, totalDisturbances } = wall;
  return (
    <Panel data-grows={disturbances.length > 1 ? '' : undefined}>
      <PanelHead>
        <h2>{formatMessage({ id: 'noc.disturbances.title' })}</h2>
        <span>{totalDisturbances}</span>
      </PanelHead>
      {disturbances.length === 0 && (
        <Quiet>
          <FormattedMessage id="noc.disturbances.none" />
        </Quiet>
      )}
      <Rows>
        {disturbances.map((each) => (
          <Row key={each.id}>
            <a href={disturbancePath({ ...each, type: 'DISTURBANCE' })} target="_blank" rel="noreferrer">
              {translatedName(each.title, language, each.reference)}
            </a>
            <Line>
              <Timer>
                <Digits>{times.running(now - Date.parse(each.startsAt))}</Digits>
              </Timer>
              <span>{stateWord({ formatMessage }, each.state)}</span>
            </Line>
            <Line>
              <span>
                <FormattedMessage id="noc.services.count" values={{ count: each.services }} />
                {placesOf(each.cities)}
              </span>
              {each.nextUpdateAt !== null && (
                <span data-tone={Date.parse(each.nextUpdateAt) < now ? 'attention' : undefined}>
                  {Date.parse(each.nextUpdateAt) < now ? (
                    <FormattedMessage id="noc.update.late" values={{ time: times.moment(each.nextUpdateAt, now) }} />
                  ) : (
                    <FormattedMessage
                      id="noc.update.in"
                      values={{
                        span: times.span(Date.parse(each.nextUpdateAt) - now),
                        time: times.moment(each.nextUpdateAt, now),
                      }}
                    />
                  )}
                </span>
              )}
            </Line>
            {each.pairsAtRisk.length > 0 && (
              <Line>
                <span data-tone="critical">
                  <FormattedMessage id="noc.pairs" values={{ pairs: each.pairsAtRisk.join(', ') }} />
                </span>
              </Line>
            )}
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
