import { addDays, dayOf, type NocWall } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useWallTimes, weekOf } from './useWallTimes.ts';
import { onWalls, Panel, u } from './Wall.styles.ts';

const noBreak = '\u00a0';
/** Weeks before this one, and all. */
const [before, all] = [8, 28];

const Line = styled(Panel)`
  display: none;
  flex: none;
  padding: ${u(48)} ${u(28)} ${u(66)};

  ${onWalls} {
    display: block;
  }
`;

const Weeks = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${all}, 1fr);
  color: ${token.text.muted};
  font-size: ${u(20)};
  text-align: center;

  & > span::before {
    content: '';
    display: block;
    height: ${u(16)};
    margin-bottom: ${u(12)};
    border: 1px solid ${token.border.control};
  }
  & > span:nth-child(even)::before {
    background: ${token.border.control};
  }
`;

const Freeze = styled.p`
  position: absolute;
  top: ${u(-9)};
  margin: 0;
  color: ${token.tone.limit.fg};
  white-space: nowrap;

  &::before {
    content: '';
    display: block;
    height: ${u(32)};
    margin-bottom: ${u(38)};
    border: 2px solid ${token.tone.limit.solid};
    background: repeating-linear-gradient(
      135deg,
      ${token.tone.limit.bg} 0 ${u(6)},
      ${token.tone.limit.solid} ${u(6)} ${u(9)}
    );
  }
  & > span {
    position: relative;
    left: 50%;
    display: inline-grid;
    line-height: 1.2;
    transform: translateX(-50%);
  }
  & small {
    color: ${token.text.muted};
    font-size: inherit;
  }
`;

const Today = styled.p`
  position: absolute;
  top: ${u(-38)};
  margin: 0;
  padding-inline-end: ${u(12)};
  color: ${token.text.default};
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset-block: ${u(6)} ${u(-32)};
    inset-inline-start: 0;
    border-inline-start: ${u(4)} solid ${token.text.default};
  }
  & > span {
    padding-inline-start: ${u(14)};
  }
`;

/** The freeze periods around now, along the weeks. */
export function FreezeLine({ wall: { freezes }, now }: { wall: NocWall; now: number }) {
  const { language } = useLanguage();
  const times = useWallTimes();
  const today = dayOf(new Date(now));
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = addDays(today, -weekday - before * 7);
  const last = addDays(first, all * 7);
  const place = (day: string) => (daysBetween(first, day) / (all * 7)) * 100;
  const shown = freezes.filter(({ from, to }) => to >= first && from < last);
  return (
    <Line>
      <Weeks>
        {Array.from({ length: all }, (_, index) => {
          const day = addDays(first, index * 7);
          return <span key={day}>{index % 2 === 0 ? weekOf(day) : noBreak}</span>;
        })}
        {shown.map(({ id, from, to, translations }) => {
          const start = Math.max(0, place(from));
          const end = Math.min(100, place(addDays(to, 1)));
          return (
            <Freeze key={id} style={{ left: `${start}%`, width: `${end - start}%` }}>
              <span>
                {translatedName(translations, language, id)}
                <small>{[from, to].map(times.dayOfMonth).join(' – ')}</small>
              </span>
            </Freeze>
          );
        })}
        <Today style={{ left: `${place(today)}%` }}>
          <span>
            <FormattedMessage id="noc.today" values={{ day: times.day(now) }} />
          </span>
        </Today>
      </Weeks>
    </Line>
  );
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
