import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const BreadcrumbRoot = styled.nav`
  min-width: 0;

  @media print {
    display: none;
  }
`;

export const BreadcrumbList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  margin: 0;
  padding: 0;
  color: ${token.text.muted};
  ${token.type.body}
  list-style: none;
`;

export const BreadcrumbItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  min-width: 0;
  min-height: ${token.space[24]};

  /* A narrow window keeps the way up. */
  ${below.medium} {
    min-height: ${token.control.height.touch};
    &:not([data-is-parent]) {
      display: none;
    }
    & > svg {
      display: none;
    }
  }
`;

export const BreadcrumbLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: inherit;
  border-radius: ${token.radius.tag};
  color: ${token.text.link};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${token.text.linkHover};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below.medium} {
    ${token.type.bodyStrong}
  }
  ${from.medium} {
    & > svg {
      display: none;
    }
  }
`;

export const BreadcrumbCurrent = styled.span`
  overflow: hidden;
  color: ${token.text.default};
  text-overflow: ellipsis;
`;
