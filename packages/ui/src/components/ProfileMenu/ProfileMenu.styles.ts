import { css, styled } from 'styled-components';
import { focusRingInside } from '../../theme/focusRing.ts';
import { token } from '../../tokens/token.ts';

export const ProfileMenuRoot = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  align-self: stretch;
  min-width: 0;

  &[data-placement='menu'] {
    display: block;
  }
`;

export const ProfileButton = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  min-width: 0;
  max-width: 100%;
  min-height: 48px;
  padding: 0 10px 0 ${token.space[8]};
  border: ${token.border.hairline} solid ${token.header.control};
  border-radius: ${token.radius.control};
  background: ${token.header.bg};
  color: ${token.header.fg};
  text-align: start;
  cursor: pointer;
  transition: background-color ${token.motion.instant} ${token.motion.standard};

  & > svg {
    margin-inline-start: auto;
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${token.header.hover};
  }
  &:focus-visible {
    outline-color: ${token.header.focus};
  }

  &[data-placement='menu'] {
    width: 100%;
    min-height: 70px;
    padding: ${token.space[8]} ${token.space[12]};
    border: 0;
    background: none;
    color: ${token.text.default};
    ${focusRingInside}
  }
`;

export const ProfileWords = styled.span`
  display: block;
  min-width: 0;
  max-width: 220px;

  [data-placement='menu'] & {
    max-width: none;
  }
`;

/* The header's height is given: there names are cut, and the panel has them whole. */
const inOneLine = css`
  ${ProfileButton}[data-placement='header'] & {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const ProfileName = styled.span`
  display: block;
  ${token.type.bodyStrong}
  overflow-wrap: anywhere;
  ${inOneLine}
`;

export const ProfileDetail = styled.span`
  display: block;
  color: ${token.text.muted};
  ${token.type.caption}
  overflow-wrap: anywhere;
  ${inOneLine}

  [data-placement='header'] > & ,
  ${ProfileButton}[data-placement='header'] & {
    color: ${token.header.fgMuted};
    ${token.type.micro}
    font-weight: 400;
  }
`;

export const ProfilePanelRoot = styled.div`
  &[data-placement='header'] {
    position: absolute;
    z-index: ${token.layer.menu};
    top: calc(100% - ${token.space[6]});
    right: 0;
    box-sizing: border-box;
    width: min(21rem, 100vw - ${token.space[32]});
    max-height: calc(100vh - ${token.shell.headerHeight});
    overflow-y: auto;
    padding: ${token.space[8]};
    border: ${token.border.hairline} solid ${token.border.subtle};
    border-radius: ${token.radius.surface};
    background: ${token.bg.raised};
    box-shadow: ${token.elevation.menu};
    color: ${token.text.default};
  }
`;

export const ProfilePanelSection = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  padding: ${token.space[12]};

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  &[data-of='rows'] {
    gap: 0;
    padding: ${token.space[8]} 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

export const ProfilePanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};

  & > :nth-child(2) {
    flex: 1 1 6rem;
    min-width: 0;
  }
`;

export const ProfileLabel = styled.div`
  margin-bottom: ${token.space[6]};
  ${token.type.label}
`;

export const ProfileNote = styled.div`
  margin-top: ${token.space[6]};
  color: ${token.text.muted};
  ${token.type.caption}
`;
