import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const ComposerRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};

  /* A region that says nothing yet stays in the page, and takes no room. */
  & > [role='alert']:empty {
    margin-bottom: calc(-1 * ${token.space[12]});
  }
  @media print {
    display: none;
  }
`;

export const ComposerActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};

  &[hidden] {
    display: none;
  }
  /* Without tools the button begins the row, and what it can do follows. */
  &:not([data-has-tools]) > button:last-child {
    order: -1;
  }
  ${below.medium} {
    &[data-has-tools] > button:last-child {
      flex: 1 0 auto;
    }
  }
`;

export const ComposerTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  margin-inline-end: auto;
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const Shortcut = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}

  /* Where no keyboard is at hand. */
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
  ${below.medium} {
    display: none;
  }
`;
