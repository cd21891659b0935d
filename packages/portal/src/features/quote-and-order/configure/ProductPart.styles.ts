import { RadioGroup, token } from '@skerry/ui';
import { styled } from 'styled-components';

const wide = '@container (min-width: 36rem)';

/** Products below each other in one frame; the whole row is the label. */
export const ProductRows = styled(RadioGroup<string>)`
  container-type: inline-size;

  && > [data-orientation] {
    gap: 0;
    margin-top: 0;
    border: ${token.border.hairline} solid ${token.border.default};
    border-radius: ${token.radius.control};
    overflow: hidden;
  }
  &&& label {
    box-sizing: border-box;
    width: 100%;
    padding: ${token.space[8]} ${token.space[12]};
    overflow-wrap: anywhere;

    & > span {
      flex: 1;
      min-width: 0;
    }
    & + label {
      border-top: ${token.border.hairline} solid ${token.border.subtle};
    }
    &:hover:not(:has(:disabled)) {
      background: ${token.bg.hover};
    }
    &:has(:checked) {
      background: ${token.bg.selected};
      box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};
    }
    @media (forced-colors: active) {
      &:has(:checked) {
        outline: ${token.border.strong} solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

/** Name, what it is, and what it costs at least: beside each other where there is room. */
export const ProductLine = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[2]} ${token.space[16]};
  padding-block: 1px;

  & > b {
    font-weight: 600;
  }
  & > [data-part='about'] {
    grid-row: 2;
    grid-column: 1 / -1;
    color: ${token.text.muted};
    ${token.type.caption}
  }
  & [data-part='line'] {
    display: block;
  }
  & > [data-part='fee'] {
    text-align: end;

    & > [data-part='line'] {
      ${token.type.caption}
    }
  }
  ${wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(7.5rem, auto);

    & > [data-part='about'] {
      grid-row: 1;
      grid-column: 2;
    }
  }
  /* Little room: what it costs stands below. */
  @container (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);

    & > [data-part='about'] {
      grid-row: auto;
    }
    & > [data-part='fee'] {
      text-align: start;
    }
  }
`;
