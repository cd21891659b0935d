import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { comparedCells, headStays, underline } from '../words/Columns.styles.ts';

const line = `${token.border.hairline} solid ${token.border.subtle}`;
const chosenEdge = `2px solid ${token.border.selected}`;
/** Has the room of that edge, so that nothing moves when another one is chosen. */
const noEdge = '2px solid transparent';

/** Scenarios beside each other: solution, price and delivery are columns of each. Its first column stays when it scrolls. */
export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  ${token.type.body}

  & :is(th, td) {
    padding: ${token.space[12]} ${token.space[8]};
    border-top: ${line};
    text-align: start;
    vertical-align: middle;
  }
  & thead :is(th, td) {
    ${headStays}
    border-top: ${noEdge};
    background: ${token.bg.surface};
    box-shadow: ${underline};
    vertical-align: top;
  }
  & thead td {
    vertical-align: bottom;
  }
  & tbody :is(th, td):first-child {
    position: sticky;
    left: 0;
    z-index: 1;
  }
  & :is(th, td):first-child {
    padding-inline-start: ${token.space[20]};
    background: ${token.bg.surface};
    color: ${token.text.muted};
    font-weight: 400;
  }
  & [data-start] {
    border-inline-start: ${noEdge};
    padding-inline-start: ${token.space[16]};
  }
  & [data-end] {
    border-inline-end: ${noEdge};
    padding-inline-end: ${token.space[16]};
  }
  & [data-is-amount] {
    padding-inline-start: 0;
    text-align: end;
    white-space: nowrap;
  }
  & tbody[data-part='sites'] :is(th, td) {
    padding-block: ${token.space[8]};
  }
  & tbody[data-part='sites'] th:first-child {
    overflow: hidden;
    color: ${token.text.default};
    font-weight: 600;
    text-overflow: ellipsis;
  }
  & tr[data-part='titles'] :is(th, td) {
    background: ${token.bg.sunken};
    color: ${token.text.muted};
    ${token.type.caption}
    font-weight: 600;
  }
  & [data-is-chosen] {
    background: ${token.bg.selected};
  }
  & [data-is-chosen][data-start] {
    border-inline-start: ${chosenEdge};
  }
  & [data-is-chosen][data-end] {
    border-inline-end: ${chosenEdge};
  }
  & thead [data-is-chosen] {
    border-top: ${chosenEdge};
  }
  & tbody:last-child > tr:last-child > * {
    border-bottom: ${noEdge};
  }
  & tbody:last-child > tr:last-child > [data-is-chosen] {
    border-bottom: ${chosenEdge};
  }
  & thead [data-is-chosen] {
    background: ${token.bg.selected};
  }
  ${comparedCells}
`;

/** A part of a solution, such as “200 Mbit/s”, that no line ends in. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** The field with its buttons beside it, or below where a column is narrow. */
export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  align-items: flex-end;
  justify-content: flex-end;
  margin-bottom: ${token.space[8]};

  & > :first-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

/** Which scenario is changed, in a window that has room for one. Stays, as the heads of columns do. */
export const ChangeBar = styled.div`
  ${headStays}
  display: flex;
  gap: ${token.space[12]};
  align-items: flex-end;
  padding: ${token.space[12]} ${token.space[16]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};
  background: ${token.bg.selected};
  box-shadow: inset 0 2px 0 ${token.border.selected};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** What the others are compared with, its label before it. */
export const BaseChoice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[8]};
  align-items: center;

  & > :last-child {
    width: 15rem;
  }
  ${below.small} {
    flex: 1 1 100%;

    & > :last-child {
      width: 100%;
    }
  }
`;

export const SiteLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[8]};

  * + & {
    margin-top: ${token.space[4]};
  }
`;

/** A value with how far it is from another, on one line where there is room. */
export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[8]};
`;

export const Change = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}

  &[data-is-less] {
    color: ${token.tone.positive.fg};
  }
`;

export const FreezeKey = styled.div`
  display: flex;
  gap: ${token.space[6]};
  align-items: baseline;
  color: ${token.text.muted};
  ${token.type.caption}

  & > span {
    flex: none;
    width: 12px;
    height: 10px;
    border: 1px solid ${token.tone.limit.border};
    background: repeating-linear-gradient(135deg, ${token.tone.limit.border} 0 1px, ${token.tone.limit.bg} 1px 4px);
  }
`;

export const NoneDiffers = styled.p`
  margin: 0;
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${line};
  color: ${token.text.muted};
  ${token.type.body}
`;
