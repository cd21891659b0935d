import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* A block rather than a table's row to the style sheet, so that the link in it can be as large as all of it. */
export const ContractLine = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  overflow-wrap: anywhere;

  &[data-is-head] {
    padding-block: ${token.space[8]};
    color: ${token.text.muted};
    ${token.type.label}
  }
  &:not([data-is-head]):hover {
    background: ${token.bg.hover};
  }
  &:has(a:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  /* What and until when, and what it costs in a column between them. */
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) 8.5rem 14rem;
    align-items: center;

    & > * + * {
      text-align: end;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

export const ContractLink = styled.a`
  color: inherit;
  text-decoration: none;
  ${token.type.bodyStrong}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

/* On phones the day stands at the edge where the rest does; in a table days end in one column, and what is said of them in one beside it. */
export const ContractEnd = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};

  ${from.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6.5rem;
    gap: ${token.space[16]};

    & > :first-child {
      order: 1;
    }
    & > :only-child {
      grid-column: 2;
    }
    & > :nth-child(2) {
      justify-self: end;
    }
  }
`;
