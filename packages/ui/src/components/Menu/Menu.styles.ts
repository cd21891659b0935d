import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { menuItem, MenuSurface } from '../MenuSurface/MenuSurface.styles.ts';

export const MenuAnchor = styled.div`
  display: inline-flex;
  max-width: 100%;

  & > button {
    max-width: 100%;
  }
`;

/* A name that somebody has given may be longer than there is room. */
export const MenuLabel = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const MenuPanel = styled(MenuSurface)`
  min-width: 200px;
  max-width: min(360px, calc(100vw - ${token.space[16]}));
`;

export const MenuSection = styled.div`
  & + & {
    margin-top: ${token.space[6]};
    padding-top: ${token.space[6]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const MenuHeading = styled.div`
  padding: ${token.space[6]} ${token.space[12]} ${token.space[2]};
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const MenuItemRoot = styled.div`
  ${menuItem}

  &[data-destructive] {
    color: ${token.text.error};
    & > svg {
      color: inherit;
    }
  }
  &[aria-disabled='true'] {
    color: ${token.text.disabled};
    & > svg {
      color: inherit;
    }
  }
  @media (forced-colors: active) {
    &:focus-visible {
      outline-color: Highlight;
    }
  }
`;

export const MenuWords = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* The reason stays readable when the item is grey. */
export const MenuDescription = styled.span`
  display: block;
  color: ${token.text.muted};
  ${token.type.caption}
`;
