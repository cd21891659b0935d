import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const PaginationRoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  color: ${token.text.muted};
  ${token.type.caption}

  @media print {
    display: none;
  }
`;

export const PaginationSummary = styled.span`
  margin-inline-end: auto;

  ${below.small} {
    display: none;
  }
`;

export const PaginationPosition = styled.span`
  ${below.small} {
    margin-inline-end: auto;
  }
`;

export const PaginationList = styled.ul`
  display: flex;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* On a phone it stays one line: numbers show only where all of them fit beside the words. */
export const PaginationPlace = styled.li`
  ${below.small} {
    &[data-is-one-of='many'] {
      display: none;
    }
  }
  @media (max-width: 389.98px) {
    &[data-is-one-of] {
      display: none;
    }
  }
`;

export const PageLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-width: ${token.control.height.compact};
  height: ${token.control.height.compact};
  padding: 0 ${token.space[6]};
  border: ${token.border.hairline} solid transparent;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.text.default};
  ${token.type.label}
  text-decoration: none;
  cursor: pointer;

  &:is([href], button):hover {
    background: ${token.bg.hover};
  }
  &[aria-current] {
    border-color: ${token.border.selected};
    background: ${token.bg.selected};
    font-weight: 700;
  }
  &[aria-disabled='true'] {
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  ${below.medium} {
    min-width: ${token.control.height.touch};
    height: ${token.control.height.touch};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: ${token.border.strong} solid Highlight;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const PaginationGap = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: ${token.control.height.compact};
  height: 100%;
`;
