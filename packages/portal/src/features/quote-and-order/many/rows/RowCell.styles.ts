import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Of the column with the number of a row. */
export const rowColumnWidth = '3.75rem';

/** A cell that is written in once it is pressed. Where something is to be corrected in it, it looks like a field at once. */
export const CellButton = styled.button`
  display: block;
  /* Its text begins where the head of the column does. */
  width: calc(100% + ${token.space[12]});
  min-height: 32px;
  margin: 0 calc(-1 * ${token.space[6]});
  padding: ${token.space[4]} ${token.space[6]};
  overflow: hidden;
  border: ${token.border.hairline} solid transparent;
  border-radius: ${token.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: text;

  &:hover:not([aria-disabled]) {
    border-color: ${token.border.control};
    background: ${token.bg.surface};
  }
  &[data-tone='attention'] {
    border-color: ${token.tone.attention.fg};
    background: ${token.bg.surface};
  }
  &[data-tone='critical'] {
    border-color: ${token.tone.critical.fg};
    background: ${token.bg.surface};
  }
  &[data-is-empty] {
    color: ${token.text.muted};
  }
  &[data-is-mono] {
    ${token.type.monoSmall}
  }
  &[aria-disabled] {
    cursor: default;
  }
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
`;

/** Opens what the cell stands for, such as the candidates of an address. */
export const CellToggle = styled(CellButton)`
  display: flex;
  gap: ${token.space[4]};
  align-items: center;
  color: ${token.text.link};
  font-weight: 600;
  cursor: pointer;
`;

export const CellInput = styled.input`
  display: block;
  box-sizing: border-box;
  width: calc(100% + ${token.space[12]});
  margin: 0 calc(-1 * ${token.space[6]});
  min-height: 32px;
  padding: ${token.space[4]} ${token.space[6]};
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  color: ${token.text.default};
  font: inherit;
  outline: ${token.border.focus} solid ${token.focus.ring};
  outline-offset: 0;

  &[aria-invalid='true'] {
    border-color: ${token.tone.critical.fg};
  }
`;

/** The name of a row, which opens its form where it has no cells. */
export const RowTitle = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${token.text.link};
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
`;

/** What is to be said of a row, and the buttons that end it. */
export const FixLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};

  /* Without cells there is less room: one below the other in every row, whatever is said. */
  ${below.extraLarge} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

/** Below a row: its text begins where the row's result does. */
export const RowFoot = styled.div`
  display: grid;
  gap: ${token.space[8]};

  &[data-has-cells] {
    padding-inline-start: calc(${rowColumnWidth} - ${token.space[8]});
  }
`;

/** Something that is to be said of a row, across it. */
export const NoteLine = styled.div`
  display: flex;
  gap: ${token.space[6]};
  align-items: flex-start;
  ${token.type.caption}

  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
  &[data-tone='muted'] {
    color: ${token.text.muted};
  }
  &[data-tone='critical'] {
    color: ${token.tone.critical.fg};
  }
`;

/** How many of the rows are ready, and how many are not. */
export const ReadyBar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  overflow: hidden;
  border-radius: 2px;

  & > [data-tone='positive'] {
    background: ${token.tone.positive.solid};
  }
  & > [data-tone='attention'] {
    background: ${token.tone.attention.solid};
  }
  & > [data-tone='critical'] {
    background: ${token.tone.critical.solid};
  }
`;

/** The rows of all tabs in one sheet, with the tabs at its top; on phones the rows alone are one. */
export const TabbedSheet = styled.div`
  min-width: 0;

  /* The lower edge of a narrow window belongs to what goes on. */
  ${below.large} {
    --table-end-position: static;
  }
  ${from.small} {
    border: ${token.border.hairline} solid ${token.border.default};
    border-radius: ${token.radius.surface};
    background: ${token.bg.surface};

    & [role='tablist'] {
      padding: ${token.space[8]} ${token.space[20]} 0;
    }
    & [role='tabpanel'] {
      padding-top: 0;
    }
  }
`;
