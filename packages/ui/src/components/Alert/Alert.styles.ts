import { keyframes, styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const drop = keyframes`
  from { opacity: 0; translate: 0 calc(-1 * ${token.space[12]}); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const runOut = keyframes`
  to { transform: scaleX(0); }
`;

/** Under the header, over everything else that floats. */
export const StackRoot = styled.section`
  position: fixed;
  z-index: ${token.layer.alert};
  top: calc(${token.shell.headerHeight} + ${token.space[16]});
  left: 50%;
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  width: calc(100% - 2 * ${token.space[16]});
  max-width: ${token.shell.toastWidth};
  transform: translateX(-50%);
  pointer-events: none;

  &:has([data-debug] [aria-expanded='true']) {
    max-width: 640px;
  }
  /* The way back of a page, at its left, stays in sight. */
  ${below.large} {
    max-width: ${token.shell.toastWidthNarrow};
  }
  ${below.medium} {
    top: ${token.space[16]};
  }
  /* In the shell it takes no room, and begins where the strips end; scrolled, under the header, which stays. */
  [data-shell] > & {
    position: sticky;
    top: ${token.shell.headerHeightScrolled};
    left: auto;
    flex: none;
    align-self: center;
    height: 0;
    transform: none;

    & > * {
      flex: none;
    }
    & > :first-child {
      margin-top: ${token.space[8]};
    }
  }
  @media print {
    display: none;
  }
`;

/** The alerts in view; all of them scroll where the window is too low for them. */
export const ShownAlerts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};

  &:empty {
    display: none;
  }
  & > * {
    flex: none;
    pointer-events: auto;
  }
  /* Shadows reach beyond what scrolls. */
  &[data-is-open] {
    box-sizing: border-box;
    max-height: calc(100dvh - ${token.shell.headerHeight} - ${token.space[64]});
    margin: 0 calc(-1 * ${token.space[16]});
    padding: 0 ${token.space[16]} ${token.space[24]};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** Shows those that wait: as wide as the alerts, and where a finger may press it as high as one needs. */
export const MoreAlerts = styled.button`
  /* Above the shadow of the last alert. */
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[6]};
  box-sizing: border-box;
  min-height: ${token.control.height.touch};
  padding: ${token.space[4]} ${token.space[16]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.toast};
  color: ${token.text.link};
  ${token.type.bodyStrong}
  pointer-events: auto;
  cursor: pointer;

  ${from.medium} {
    min-height: ${token.control.height.compact};
  }
  &:hover {
    background: ${token.bg.hover};
    color: ${token.text.linkHover};
  }
`;

export const AlertRoot = styled.div`
  position: relative;
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-inline-start: ${token.component.alertBar} solid ${token.tone.positive.solid};
  border-radius: ${token.radius.control};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.toast};
  color: ${token.text.default};
  ${token.type.body}
  animation: ${drop} ${token.motion.medium} ${token.motion.standard};

  &[data-tone='attention'] {
    border-inline-start-color: ${token.tone.attention.solid};
  }
  &[data-tone='critical'] {
    border-inline-start-color: ${token.tone.critical.solid};
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
`;

export const AlertRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[12]} ${token.space[12]} ${token.space[16]};

  ${below.small} {
    gap: ${token.space[8]};
    padding-inline: ${token.space[12]} ${token.space[8]};
  }
  & > svg {
    color: ${token.tone.positive.icon};
  }
  ${AlertRoot}[data-tone='attention'] & > svg {
    color: ${token.tone.attention.icon};
  }
  ${AlertRoot}[data-tone='critical'] & > svg {
    color: ${token.tone.critical.icon};
  }
  & > span:has(button) {
    margin: -6px -4px -6px 0;
  }
`;

export const AlertMessage = styled.div`
  flex: 1;
  min-width: 0;
  max-height: 40vh;
  overflow: auto;
  overflow-wrap: anywhere;
`;

export const AlertDebug = styled.div`
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  background: ${token.bg.sunken};
`;

/** Runs out with the time that is left. */
export const TimeLine = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: ${token.tone.positive.border};
  transform-origin: left;
  animation: ${runOut} var(--alert-time) linear forwards;

  ${AlertRoot}[data-tone='attention'] & {
    background: ${token.tone.attention.border};
  }
  ${AlertRoot}[data-tone='critical'] & {
    background: ${token.tone.critical.border};
  }
  &[data-waiting] {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
