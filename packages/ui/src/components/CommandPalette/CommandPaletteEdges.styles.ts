import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const CommandKinds = styled.div`
  display: flex;
  flex: none;
  gap: ${token.space[6]};
  padding: ${token.space[8]} ${token.space[20]} ${token.space[2]};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const CommandKind = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[6]};
  min-height: 28px;
  margin: 0;
  padding: 0 ${token.space[8]};
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  color: ${token.text.default};
  ${token.type.label}
  cursor: pointer;

  &:hover {
    background: ${token.bg.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${token.border.selected};
    background: ${token.bg.selected};
  }
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;

export const CommandKindCount = styled.span`
  color: ${token.text.muted};
  ${token.type.micro}
  font-weight: 400;
`;

export const CommandEmpty = styled.div`
  flex: none;
  padding: ${token.space[20]} ${token.space[20]};
  color: ${token.text.muted};
  overflow-wrap: anywhere;
`;

export const CommandFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[20]};
  padding: ${token.space[8]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  color: ${token.text.muted};
  ${token.type.caption}

  ${below.medium} {
    display: none;
  }
`;

/** Together at the end of the foot. */
export const CommandFootEnd = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[20]};
  margin-inline-start: auto;
`;
