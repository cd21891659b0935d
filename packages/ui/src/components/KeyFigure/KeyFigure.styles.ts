import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const KeyFiguresRoot = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border-radius: ${token.radius.surface};

  /* Two in a row where there is no room for all; one that is left over has the row to itself. */
  ${below.large} {
    &[data-layout='stacked']:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* What is not fine is not the last that is read. */
    &[data-layout='stacked'] > :has([data-variant='figure']:not([data-tone='positive'])) {
      order: -1;
    }
  }
  /* Three and three, or three and two, rather than four and the rest, each row in even parts. */
  ${from.small} {
    ${below.large} {
      &[data-layout='stacked']:has(> :nth-child(6):last-child) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      &[data-layout='stacked']:has(> :nth-child(5):last-child) {
        grid-template-columns: repeat(6, minmax(0, 1fr));

        & > * {
          grid-column: span 2;
        }
        & > :nth-last-child(-n + 2) {
          grid-column: span 3;
        }
      }
    }
  }
  ${below.small} {
    &[data-layout='stacked'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-layout='stacked'] > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    /* A state in words that is not fine comes first, with room for a long word; of the others one that is left over has a row too. */
    &[data-layout='stacked'] > :has([data-variant='figure']:not([data-tone='positive'])) {
      grid-column: 1 / -1;
      order: -1;
    }
    &[data-layout='stacked']:has(> :last-child [data-variant='figure']:not([data-tone='positive']))
      > :nth-last-child(2):nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* Beside each other on a phone too: counts are the first that is read there. */
  ${below.small} {
    &[data-layout='line'] {
      grid-template-columns: repeat(auto-fit, minmax(80px, 1fr));
    }
    /* Two rows of two rather than three and one. */
    &[data-layout='line']:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/* The hairline is each figure's own and reaches into the gap, so that the last of a row draws none. */
export const KeyFigureRoot = styled.div`
  position: relative;
  min-width: 0;
  padding: ${token.space[12]} ${token.space[20]};
  box-shadow:
    -1px 0 ${token.border.subtle},
    0 -1px ${token.border.subtle};
  overflow-wrap: break-word;

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
  [data-layout='stacked'] > & {
    ${below.small} {
      padding-inline-end: ${token.space[8]};
    }
  }
  [data-layout='line'] > & {
    display: flex;
    flex-direction: row-reverse;
    align-items: baseline;
    justify-content: flex-end;
    gap: ${token.space[8]};

    ${below.small} {
      flex-direction: column-reverse;
      align-items: flex-start;
      gap: 0;
      padding-inline: ${token.space[12]};
    }
  }
  /* Of four, none has room for its words beside the number. */
  [data-layout='line']:has(> :nth-child(4)) > & {
    ${below.large} {
      flex-direction: column-reverse;
      align-items: flex-start;
      gap: 0;
    }
  }
  &[data-has-link]:hover {
    background: ${token.bg.hover};
  }
  &:has(a:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  @media (forced-colors: active) {
    border-inline-start: ${token.border.hairline} solid CanvasText;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const FigureLabel = styled.dt`
  color: ${token.text.muted};
  ${token.type.caption}

  ${from.small} {
    [data-layout='line'] > * > & {
      ${token.type.body}
    }
  }
`;

export const FigureLink = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const FigureValue = styled.dd`
  margin: 0;
  color: ${token.text.default};
  ${token.type.figureSmall}

  [data-layout='line'] > * > & {
    ${token.type.figure}
    white-space: nowrap;
  }
  [data-layout='stacked'] > * > & {
    ${below.small} {
      ${token.type.section}
    }
  }
  /* Among five, a figure in words stays in one line. */
  [data-layout='stacked']:has(> :nth-child(5)) > * > & {
    ${token.type.section}
  }
  &[data-has-mark] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${token.space[12]};
  }
  &[aria-busy] {
    display: flex;
    align-items: center;
    min-height: 1lh;
  }
`;

export const FigureNote = styled.dd`
  margin: 0;
  color: ${token.text.muted};
  ${token.type.caption}
`;
