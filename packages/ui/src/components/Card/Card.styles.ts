import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const CardRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  box-sizing: border-box;
  min-width: 0;
  padding: ${token.space[16]} ${token.space[20]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
  box-shadow: ${token.elevation.sheet};
  overflow-wrap: anywhere;

  &[data-has-link]:hover {
    border-color: ${token.border.controlHover};
  }
  &:has(h1 > a:focus-visible, h2 > a:focus-visible, h3 > a:focus-visible, h4 > a:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
  @media print {
    border: 0;
    box-shadow: none;
    break-inside: avoid;
  }
`;

export const CardHead = styled.div`
  display: flex;
  gap: ${token.space[12]};
  min-width: 0;

  & > svg {
    color: ${token.text.muted};
  }
  & > div {
    min-width: 0;
  }
`;

/* Its area is the whole card; what else can be operated stands above it. */
export const CardLink = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.surface};
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const CardMeta = styled.div`
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const CardBody = styled.div`
  ${token.type.body}
`;

export const CardFoot = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  margin-top: auto;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;
