import type { NocWall } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useWallTimes } from './useWallTimes.ts';
import { onWalls, Panel, PanelHead, Quiet, Rows, u } from './Wall.styles.ts';

const Item = styled.li`
  display: flex;
  gap: ${u(20)};
  padding: ${u(12)} ${u(24)};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  overflow-wrap: anywhere;

  & > strong {
    flex: none;
    min-width: ${u(112)};
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Band = styled(Panel)`
  flex: none;

  & > ul {
    display: flex;
    gap: ${u(48)};
    padding: ${u(14)} ${u(24)};
    white-space: nowrap;
    mask-image: linear-gradient(to right, black 92%, transparent);
  }
  & li {
    flex: none;
  }
  & strong {
    margin-inline-end: ${u(10)};
    font-variant-numeric: tabular-nums;
  }
  & span {
    color: ${token.text.muted};
  }
  display: none;

  ${onWalls} {
    display: block;
  }
`;

interface EventsProps {
  wall: NocWall;
  now: number;
}

function useEvents({ wall, now }: EventsProps) {
  const { language } = useLanguage();
  const times = useWallTimes();
  return wall.updates.map(({ id, at, title, text }) => ({
    id,
    time: times.moment(at, now),
    title: translatedName(title, language, ''),
    text: translatedName(text, language, ''),
  }));
}

/** What was said last, to read. */
export function Events(props: EventsProps) {
  const { formatMessage } = useIntl();
  const events = useEvents(props);
  return (
    <Panel data-grows>
      <PanelHead>
        <h2>{formatMessage({ id: 'noc.events.title' })}</h2>
        <span>
          <FormattedMessage id="noc.events.span" />
        </span>
      </PanelHead>
      {events.length === 0 && (
        <Quiet>
          <FormattedMessage id="noc.events.none" />
        </Quiet>
      )}
      <Rows>
        {events.map(({ id, time, title, text }) => (
          <Item key={id}>
            <strong>{time}</strong>
            <span>{text === '' ? title : `${title}: ${text}`}</span>
          </Item>
        ))}
      </Rows>
    </Panel>
  );
}

/** The same as one line, the latest first; where it does not fit, it ends. */
export function EventBand(props: EventsProps) {
  const { formatMessage } = useIntl();
  const events = useEvents(props);
  if (events.length === 0) return null;
  return (
    <Band aria-label={formatMessage({ id: 'noc.events.title' })}>
      <Rows>
        {events.map(({ id, time, title, text }) => (
          <li key={id}>
            <strong>{time}</strong>
            <span>{text === '' ? title : `${title}: ${text}`}</span>
          </li>
        ))}
      </Rows>
    </Band>
  );
}
