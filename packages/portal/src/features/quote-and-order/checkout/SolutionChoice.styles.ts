import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What there is to choose from, a column for each; the chosen one stands out from top to bottom. */
export const Solutions = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & th,
  & td {
    padding: ${token.space[12]} ${token.space[16]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & > thead > tr > * {
    border-top: 0;
  }
  & > tbody > tr > th {
    color: ${token.text.muted};
  }
  & tr > :first-child {
    padding-inline-start: ${token.space[20]};
  }
  & tr > [data-chosen] {
    border-inline: ${token.border.hairline} solid ${token.border.selected};
    background: ${token.bg.selected};
  }
  & > thead > tr > [data-chosen] {
    box-shadow: inset 0 3px 0 ${token.border.selected};
  }
  & > tbody > tr:last-child > [data-chosen] {
    border-bottom: ${token.border.hairline} solid ${token.border.selected};
  }
  @media (forced-colors: active) {
    & tr > [data-chosen] {
      border-inline: 2px solid Highlight;
    }
  }
`;

/** The whole head of a column chooses it. */
export const SolutionHead = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${token.space[8]};
  align-items: baseline;
  cursor: pointer;

  /* As the radio button of the kit, which stands in a group of its own there. */
  & > input {
    appearance: none;
    box-sizing: border-box;
    width: ${token.component.radio};
    height: ${token.component.radio};
    margin: 0;
    border: ${token.border.hairline} solid ${token.border.control};
    border-radius: ${token.radius.round};
    background: ${token.control.bg};
    translate: 0 3px;

    &:checked {
      border: calc(${token.component.radio} * 5 / 18) solid ${token.control.on};
      background-color: ${token.control.onFg};
    }
    &:focus-visible {
      outline: ${token.border.focus} solid ${token.focus.ring};
      outline-offset: ${token.border.focusOffset};
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;
      border-color: FieldText;
      background-color: Field;

      &:checked {
        border-color: Highlight;
      }
    }
  }
  & > span {
    grid-column: 2;
  }
`;
