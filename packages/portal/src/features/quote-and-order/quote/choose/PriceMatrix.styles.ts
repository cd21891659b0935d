import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { ColumnsFoot } from '../../words/Columns.styles.ts';

export const Matrix = styled.table`
  width: 100%;
  /* All terms alike. */
  table-layout: fixed;
  border-collapse: collapse;
  ${token.type.body}

  & th {
    padding: ${token.space[12]} ${token.space[20]};
    color: ${token.text.muted};
    ${token.type.bodyStrong}
    text-align: start;
  }
  & thead th {
    padding-inline: ${token.space[12]};
    border-top: ${token.border.hairline} solid ${token.border.default};
    white-space: nowrap;
  }
  & thead th:first-child {
    width: 9rem;
    box-sizing: border-box;
    padding-inline-start: ${token.space[20]};
  }
  & tbody th {
    position: sticky;
    z-index: 1;
    left: 0;
    width: 9rem;
    background: ${token.bg.surface};
    color: ${token.text.default};
    vertical-align: top;
  }
  & tbody td {
    position: relative;
    height: 1px;
    padding: 0;
    border-left: ${token.border.hairline} solid ${token.border.subtle};
    vertical-align: top;
  }
  & tbody tr > * {
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
  ${below.medium} {
    & th {
      padding-inline: ${token.space[16]} ${token.space[8]};
    }
    & tbody th {
      width: 6.5rem;
    }
  }
`;

export const CellLabel = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${token.space[8]};
  box-sizing: border-box;
  height: 100%;
  min-height: ${token.control.height.comfortable};
  padding: ${token.space[12]};
  border: ${token.border.strong} solid transparent;
  cursor: pointer;

  &:hover {
    background: ${token.bg.hover};
  }
  &:has(:checked) {
    border-color: ${token.border.selected};
    background: ${token.bg.selected};
  }
  &:has(:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
  &[data-is-line] {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    padding-inline: ${token.space[16]};
  }
`;

export const CellWords = styled.span`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  min-width: 0;
  ${token.type.caption}

  & > [data-price] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[8]};
    ${token.type.amount}
  }
  /* What is not binding is quieter. */
  & > [data-price='estimate'] {
    color: ${token.text.muted};
    font-weight: 400;
  }
  & > [data-is-quiet] {
    color: ${token.text.muted};
  }
`;

/** Where there is nothing to choose. */
export const EmptyCell = styled.div`
  padding: ${token.space[16]} ${token.space[12]};
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const CellRadio = styled.input`
  appearance: none;
  flex: none;
  box-sizing: border-box;
  width: ${token.component.radio};
  height: ${token.component.radio};
  margin: ${token.space[2]} 0 0;
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.round};
  background: ${token.bg.surface};
  cursor: inherit;
  /* The cell has the ring. */
  outline: none;

  &:checked {
    border: calc(${token.component.radio} * 5 / 18) solid ${token.control.on};
    background-color: ${token.control.onFg};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const RowFacts = styled.span`
  display: block;
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const TermHead = styled.h3`
  margin: 0;
  padding: ${token.space[12]} ${token.space[16]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  background: ${token.bg.sunken};
  ${token.type.bodyStrong}
`;

export const MatrixFoot = styled(ColumnsFoot)`
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/** Says which of a row costs least. */
export const LowestMark = styled.span`
  padding: 0 ${token.space[6]};
  border: ${token.border.hairline} solid ${token.tone.positive.border};
  border-radius: ${token.radius.tag};
  background: ${token.tone.positive.bg};
  color: ${token.tone.positive.fg};
  ${token.type.micro}

  &[data-is-estimate] {
    border-color: ${token.tone.info.border};
    background: ${token.tone.info.bg};
    color: ${token.tone.info.fg};
  }
`;
