import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

/* The ring is a scale of bearing ticks: a conic pattern seen through a narrow ring, every ninth tick stronger by the second pattern. */
export const AvatarRoot = styled.span`
  --ring: ${token.tone.neutral.icon};
  --tick: 9deg;
  --ring-width: 2px;
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

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: repeating-conic-gradient(from -1.5deg, var(--ring) 0 3.2deg, transparent 3.2deg var(--tick));
    mask: radial-gradient(closest-side, transparent calc(100% - var(--ring-width) - 0.5px), #000 calc(100% - var(--ring-width)));
  }

  &[data-size='medium'] {
    width: ${token.control.height.comfortable};
    height: ${token.control.height.comfortable};
    ${token.type.label}
  }
  &[data-size='large'] {
    --ring-width: 4px;
    width: ${token.component.avatarLarge};
    height: ${token.component.avatarLarge};
    ${token.type.section}
    &::before {
      background: repeating-conic-gradient(from -0.9deg, var(--ring) 0 1.8deg, transparent 1.8deg var(--tick));
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: repeating-conic-gradient(from -0.9deg, var(--ring) 0 1.8deg, transparent 1.8deg 90deg);
      mask: radial-gradient(closest-side, transparent calc(100% - 6.5px), #000 calc(100% - 6px));
    }
  }

  &[data-on='header'] {
    --ring: ${token.header.control};
    background: ${token.header.hover};
    color: ${token.header.fg};
  }

  @media (forced-colors: active) {
    border: ${token.border.hairline} solid CanvasText;
  }
`;
