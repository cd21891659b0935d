import { css, styled } from 'styled-components';
import { cramped } from '../../theme/cramped.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token, toneTokens } from '../../tokens/token.ts';
import { freezePattern } from '../DatePicker/freezePattern.styles.ts';
import { toolbarEdge } from '../Table/Table.styles.ts';
import { tones } from './Event.styles.ts';

const markTones = tones
  .map((tone) => `& > [data-tone='${tone}'] { background: ${toneTokens[tone].solid}; }`)
  .join('\n');

const sheet = css`
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
`;

/* As a table: from small up the toolbar is on the same sheet. */
export const CalendarRoot = styled.section`
  ${toolbarEdge}
  color: ${token.text.default};
  ${token.type.body}

  ${from.small} {
    ${sheet}
    box-shadow: ${token.elevation.sheet};
  }
`;

export const CalendarFrame = styled.div`
  ${below.small} {
    ${sheet}
  }
`;

export const Main = styled.div`
  &[data-has-agenda] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

export const Aside = styled.section`
  position: relative;
  border-block-start: ${token.border.hairline} solid ${token.border.default};
  border-inline-start: ${token.border.hairline} solid ${token.border.default};
`;

/* As high as the weeks beside it, whatever it holds. */
export const AsideScroll = styled.div`
  position: absolute;
  inset: 0;
  overflow-y: auto;

  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[8]} ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};

  ${below.medium} {
    padding-inline: ${token.space[16]};
  }
  /* The days are near: its name and the dates are one block, and the controls one row. */
  ${below.small} {
    row-gap: 0;
    padding: ${token.space[12]} ${token.space[12]} ${token.space[8]};
  }
`;

export const Period = styled.p`
  flex: 1 1 auto;
  margin: 0;
  color: ${token.text.muted};

  ${below.small} {
    ${token.type.caption}
  }

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};

  /* As narrow as words and fingers allow: all of them share the width of a phone. */
  ${below.small} {
    flex: 1 0 100%;
    gap: ${token.space[4]};
    margin-block-start: ${token.space[8]};

    & > button {
      padding-inline: ${token.space[8]};
    }
    & button:has(> svg:only-child) {
      width: ${token.space[32]};
      padding: 0;
    }
    & > fieldset {
      margin-inline-start: auto;
    }
    & > fieldset > label {
      padding-inline: ${token.space[8]};
    }
  }
  @media print {
    display: none;
  }
`;

export const Month = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
`;

export const DayHead = styled.th`
  padding: ${token.space[6]} ${token.space[8]};
  border-block: ${token.border.hairline} solid ${token.border.default};
  color: ${token.text.muted};
  ${token.type.label}
  text-align: start;

  ${below.medium} {
    padding-inline: 0;
    ${token.type.micro}
    text-align: center;
  }
  /* Its first letter is what there is room for. */
  ${cramped} {
    thead & {
      font-size: 0;
    }
    thead &::first-letter {
      font-size: 0.75rem;
    }
  }
`;

export const WeekHead = styled(DayHead)`
  width: 3rem;
  padding-inline: ${token.space[8]};
  font-weight: 400;
  text-align: center;

  thead & {
    font-weight: 600;
  }
  tbody & {
    padding-top: ${token.space[8]};
    border-block: 0;
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
    vertical-align: top;
  }
  ${below.medium} {
    width: 2rem;
    padding-inline: 0;
    overflow: hidden;
  }
`;

export const DayCell = styled.td`
  height: 104px;
  padding: ${token.space[4]};
  border-inline-start: ${token.border.hairline} solid ${token.border.subtle};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  vertical-align: top;

  &[data-weekend] {
    background-color: ${token.bg.canvas};
  }
  ${freezePattern}

  ${below.medium} {
    height: ${token.control.height.touch};
    padding: 0;
  }
`;

export const DayNumber = styled.button`
  position: relative;
  min-width: ${token.space[24]};
  min-height: ${token.space[24]};
  margin: 0;
  padding: 0 ${token.space[6]};
  border: 0;
  border-radius: ${token.radius.tag};
  background: none;
  color: ${token.text.default};
  ${token.type.body}
  text-align: start;
  cursor: pointer;

  ${below.medium} {
    width: 100%;
    min-height: ${token.control.height.touch};
    padding: 0 0 ${token.space[8]};
    text-align: center;
  }

  /* states */
  &:hover {
    background: ${token.bg.hover};
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px ${token.border.selected};
    font-weight: 600;
  }
  [data-past] > & {
    color: ${token.text.muted};
  }
  &[aria-current='date'] {
    background: ${token.action.primary.bg};
    color: ${token.action.primary.fg};
    font-weight: 600;
  }
  &:focus-visible {
    z-index: 1;
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }

  @media (forced-colors: active) {
    &[aria-current='date'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-pressed='true'] {
      border: 1px solid Highlight;
    }
  }
`;

/** Beside the number of a month's first day. */
export const MonthName = styled.span`
  position: relative;
  margin-inline-start: ${token.space[4]};
  color: ${token.text.muted};
  ${token.type.caption}

  ${below.medium} {
    display: none;
  }
`;

/** Instead of the events, where a day has no room for words. */
export const DayMarks = styled.span`
  display: none;

  ${below.medium} {
    position: relative;
    display: flex;
    justify-content: center;
    gap: 3px;
    height: 6px;
    margin-top: calc(-1 * ${token.space[12]});
    margin-bottom: ${token.space[6]};
    pointer-events: none;

    & > span {
      width: 6px;
      height: 6px;
      border-radius: ${token.radius.round};
    }
    ${markTones}
  }
  @media (forced-colors: active) {
    & > span {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

export const Events = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-list] {
    gap: 0;
  }
  ${below.medium} {
    &:not([data-large]) {
      display: none;
    }
  }
`;

/** The chosen day's events, where the month has no room for them. */
export const Phone = styled.div`
  display: none;

  ${below.medium} {
    display: block;
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const DayTitle = styled.h3`
  margin: 0;
  ${token.type.bodyStrong}
`;

export const Nothing = styled.li`
  margin: 0;
  padding: ${token.space[12]} ${token.space[20]};
  color: ${token.text.muted};

  ${below.medium} {
    padding-inline: ${token.space[16]};
  }
`;
