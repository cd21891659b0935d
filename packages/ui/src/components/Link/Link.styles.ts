import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const LinkRoot = styled.a`
  border-radius: 2px;
  color: ${token.text.link};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);

  &:hover {
    color: ${token.text.linkHover};
    text-decoration-color: currentcolor;
  }

  &[data-variant='action'],
  &[data-variant='back'] {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[6]};
    min-height: ${token.space[24]};
    color: ${token.action.ghost.fg};
    ${token.type.bodyStrong}
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  @media print {
    color: inherit;
    text-decoration: none;
    &[data-variant='back'] {
      display: none;
    }
  }
`;
