import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { freezePattern } from '../DatePicker/freezePattern.styles.ts';
import { Events } from './Calendar.styles.ts';
import { EventRoot, EventText, EventTime } from './Event.styles.ts';

/* One order for both: below large the days are lists below each other, from there columns with rows in common: title, freeze period, all day and, where there are times, hours. */
export const WeekGrid = styled.div`
  --hour: 2rem;
  /* The column of Monday. */
  --monday: 1;
  border-top: ${token.border.hairline} solid ${token.border.default};

  ${from.large} {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    grid-template-rows: auto auto minmax(16rem, auto);

    /* Some days of the agenda beside it. */
    [data-has-agenda] > &:not([data-hours]) {
      grid-template-rows: auto auto minmax(18rem, 1fr);
    }

    &[data-hours] {
      --monday: 2;
      grid-template-columns: auto repeat(7, minmax(0, 1fr));
      grid-template-rows: auto auto auto auto;
    }
  }
`;

export const HourScale = styled.div`
  display: none;

  ${from.large} {
    display: block;
    grid-area: 4 / 1;
    padding-inline: ${token.space[12]} ${token.space[8]};
    color: ${token.text.muted};
    ${token.type.micro}
    font-family: ${token.font.family.figures};

    & > span {
      display: block;
      height: var(--hour);
    }
  }
`;

export const Week = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.large} {
    display: contents;
  }
`;

export const DayColumn = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
  padding: ${token.space[12]} ${token.space[16]};

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  ${below.large} {
    & > ${Events} > li[data-band]:not([data-band='first']) {
      ${visuallyHidden}
    }
    &[data-freeze] {
      box-shadow: inset ${token.border.selectedBar} 0 ${token.tone.limit.icon};
    }
  }
  ${below.small} {
    gap: 0;

    & > ${Events} {
      gap: 0;
    }
    & > ${Events} > li:not([data-band='']),
    & > div:not(:empty) {
      margin-top: ${token.space[8]};
    }
  }
  /* The day beside what it holds. */
  ${from.small} {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    align-items: start;
    padding-inline: ${token.space[20]};

    & > h3 {
      padding-top: ${token.space[2]};
    }
  }
  ${from.large} {
    /* A long word breaks before it widens the day. */
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
    grid-row: 1 / -1;
    grid-column: calc(var(--monday) + var(--day));
    grid-template-rows: subgrid;
    gap: 0;
    padding: 0;
    border-inline-start: ${token.border.hairline} solid ${token.border.subtle};
    ${freezePattern}

    &:first-child:not([data-hours] &) {
      border-inline-start: 0;
    }

    & + & {
      border-top: 0;
    }
    &:nth-child(n + 6) {
      background-color: ${token.bg.canvas};
    }
    & > h3 {
      padding: ${token.space[8]};
    }
    & > ${Events} {
      grid-row: 3;
      padding: 0 ${token.space[4]} ${token.space[8]};
    }
    /* The band says it once for all its days. */
    & > ${Events} > li[data-band] {
      ${visuallyHidden}
    }
  }
`;

/** The name of a day, which keys and pointer choose; as the number of a day in the month. */
export const DayButton = styled.button`
  margin: 0;
  margin-inline-start: calc(-1 * ${token.space[6]});
  padding: ${token.space[2]} ${token.space[6]};
  border: 0;
  border-radius: ${token.radius.tag};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &::first-letter {
    text-transform: uppercase;
  }
  /* A day without events says little where the days are lists. */
  ${below.large} {
    [data-empty] > h3 > & {
      color: ${token.text.muted};
      font-weight: 400;
    }
  }
  &:hover {
    background: ${token.bg.hover};
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px ${token.border.selected};
  }
  &&[aria-current='date'] {
    background: ${token.action.primary.bg};
    color: ${token.action.primary.fg};
  }
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }
  @media (forced-colors: active) {
    &&[aria-current='date'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Over the days of a week that holds nothing. */
export const EmptyWeek = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  ${below.medium} {
    padding-inline: ${token.space[16]};
  }
  ${from.large} {
    z-index: 1;
    grid-row: 3;
    grid-column: var(--monday) / -1;
    place-self: center;
    border: ${token.border.hairline} solid ${token.border.default};
    border-radius: ${token.radius.surface};
    background: ${token.bg.surface};
  }
`;

/** The name of a freeze period, over its days. */
export const FreezeBand = styled.div`
  display: none;

  ${from.large} {
    position: relative;
    z-index: 1;
    display: grid;
    grid-row: 2;
    grid-column: calc(var(--monday) + var(--day)) / span var(--days);
    padding: 0 ${token.space[4]} ${token.space[8]};
  }
`;

export const Hours = styled.div`
  ${from.large} {
    position: relative;
    grid-row: 4;
    height: calc(24 * var(--hour));

    &::before {
      position: absolute;
      inset: 0;
      background: repeating-linear-gradient(${token.border.subtle} 0 1px, transparent 1px var(--hour));
      content: '';
    }
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      opacity: 0.35;
      background: repeating-linear-gradient(CanvasText 0 1px, transparent 1px var(--hour));
    }
  }
`;

/* An event is as high as it is long, and shows the lines that fit, its title first; the rest of them to the pointer and to the focus. */
export const TimedEvents = styled(Events)`
  ${from.large} {
    display: block;

    & > li {
      position: absolute;
      top: calc(var(--start) * var(--hour));
      inset-inline-start: calc(var(--lane) / var(--lanes) * 100%);
      width: calc(100% / var(--lanes));
      height: calc(var(--hours) * var(--hour));
      padding: 1px 2px 1px 1px;
    }
    & > li:hover,
    & > li:focus-within {
      z-index: 1;
      height: auto;
    }
    & > li > ${EventRoot} {
      height: 100%;
      min-height: 0;
      padding: ${token.space[2]} ${token.space[4]};
      ${token.type.micro}
      overflow: hidden;
    }
    & ${EventText} {
      display: flex;
      flex-direction: column;
      font-weight: 600;
      max-height: round(down, calc(var(--hours) * var(--hour) - 4px), 1lh);
      overflow: hidden;
    }
    & ${EventTime} {
      order: 1;
      margin: 0;
      font-weight: 400;

      & ~ * {
        order: 2;
        font-weight: 400;
      }
    }
    & > li:is(:hover, :focus-within) ${EventText} {
      max-height: none;
    }
    & > li:hover > ${EventRoot}, & > li:focus-within > ${EventRoot} {
      height: auto;
      min-height: calc(var(--hours) * var(--hour) - 2px);
    }
  }
`;
