import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const AvatarRing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  stroke: ${token.tone.neutral.icon};
`;

export const AvatarRoot = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${token.component.avatar};
  height: ${token.component.avatar};
  border-radius: ${token.radius.round};
  background: ${token.bg.sunken};
  color: ${token.text.default};
  ${token.type.micro}
  font-weight: 600;
  user-select: none;

  &[data-size='medium'] {
    width: calc(${token.component.avatar} * 1.25);
    height: calc(${token.component.avatar} * 1.25);
    ${token.type.label}
  }
  &[data-size='large'] {
    width: ${token.component.avatarLarge};
    height: ${token.component.avatarLarge};
    ${token.type.section}
  }

  &[data-on='header'] {
    background: ${token.header.hover};
    color: ${token.header.fg};
    ${AvatarRing} {
      stroke: ${token.header.fgMuted};
      opacity: 0.55;
    }
  }
`;
