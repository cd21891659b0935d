import { token } from '@skerry/ui';
import { styled } from 'styled-components';

const line = `${token.border.hairline} solid ${token.border.subtle}`;
const chosenEdge = `2px solid ${token.border.selected}`;

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
    border-top: 0;
    vertical-align: top;
  }
  & thead td {
    vertical-align: bottom;
  }
  & :is(th, td):first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    padding-inline-start: ${token.space[20]};
    background: ${token.bg.surface};
    color: ${token.text.muted};
    font-weight: 400;
  }
  & [data-start] {
    padding-inline-start: ${token.space[16]};
  }
  & [data-end] {
    padding-inline-end: ${token.space[16]};
  }
  & [data-is-amount] {
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
  & tbody:last-child > tr:last-child > [data-is-chosen] {
    border-bottom: ${chosenEdge};
  }
  & [data-sum] {
    ${token.type.amount}
  }
  & [data-differs] {
    font-weight: 600;
  }
`;

export const SiteLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[8]};
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
  white-space: nowrap;

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
