import { styled } from 'styled-components';
import { focusRingInside } from '../../theme/focusRing.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { badgeShape } from '../Badge/Badge.styles.ts';

export const InboxRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  color: ${token.text.default};

  /* In the panel of the bell. */
  [role='dialog'] > & {
    width: min(26.25rem, calc(100vw - 2 * ${token.space[8]}));
  }
`;

export const InboxHead = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
  min-height: ${token.space[48]};
  padding: ${token.space[4]} ${token.space[20]};

  /* The words of a quiet button stand at the edge. */
  & > :last-child > button {
    margin-inline: calc(-1 * ${token.space[12]});
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/* Named by the section around it; it scrolls by itself where the panel is lower than its content. */
export const InboxScroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const InboxGroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
  padding: ${token.space[6]} ${token.space[20]};
  background: ${token.bg.sunken};

  & h3 {
    margin: 0;
    ${token.type.label}
  }
  & h3 > span {
    margin-inline-start: ${token.space[8]};
    color: ${token.text.muted};
    font-weight: 400;
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
  @media (forced-colors: active) {
    border-block: ${token.border.hairline} solid CanvasText;
  }
`;

export const InboxGroupHint = styled.div`
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const InboxList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const InboxRow = styled.li`
  position: relative;

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const InboxEntry = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${token.space[8]};
  box-sizing: border-box;
  width: 100%;
  margin: 0;
  padding: ${token.space[8]} ${token.space[20]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;

  &:is(a, button) {
    cursor: pointer;
  }
  &:is(a, button):hover {
    background: ${token.bg.hover};
  }
  ${focusRingInside}

  & > svg {
    grid-row: 1;
    margin-top: 2px;
    color: ${token.tone.neutral.icon};
  }
  &[data-tone='attention'] > svg {
    color: ${token.tone.attention.icon};
  }
  &[data-tone='critical'] > svg {
    color: ${token.tone.critical.icon};
  }
  &[data-tone='positive'] > svg {
    color: ${token.tone.positive.icon};
  }
  &[data-tone='info'] > svg {
    color: ${token.tone.info.icon};
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/* In the margin, so that read and unread lines begin at the same place. */
export const UnreadDot = styled.span`
  position: absolute;
  top: 1.0625rem;
  inset-inline-start: ${token.space[8]};
  width: ${token.space[6]};
  height: ${token.space[6]};
  border-radius: ${token.radius.round};
  background: ${token.action.primary.bg};

  ${below.small} {
    inset-inline-start: 5px;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

export const EntryTitle = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  ${token.type.body}

  [data-unread] > & {
    font-weight: 600;
  }
`;

export const EntryTime = styled.span`
  padding-top: 1px;
  color: ${token.text.muted};
  ${token.type.caption}
  white-space: nowrap;
`;

export const EntryDetail = styled.span`
  grid-column: 2 / -1;
  color: ${token.text.muted};
  ${token.type.caption}
  overflow-wrap: anywhere;
`;

export const EntryDue = styled.span`
  grid-column: 2 / -1;
  color: ${token.tone.attention.fg};
  ${token.type.label}

  &[data-overdue] {
    color: ${token.tone.critical.fg};
  }
`;

export const InboxNothing = styled.p`
  margin: 0;
  padding: ${token.space[12]} ${token.space[20]};
  color: ${token.text.muted};
  ${token.type.body}

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const InboxWaiting = styled.div`
  display: grid;
  gap: ${token.space[20]};
  padding: ${token.space[16]} ${token.space[20]};
`;

export const InboxFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[8]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  ${token.type.bodyStrong}

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const BellButton = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  width: ${token.space[48]};
  height: ${token.space[48]};
  margin: 0;
  padding: 0;
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.control.bg};
  color: ${token.text.default};
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.bg.hover};
  }
  &[data-place='header'] {
    border-color: ${token.header.control};
    background: ${token.header.bg};
    color: ${token.header.fg};

    &:hover,
    &[aria-expanded='true'] {
      background: ${token.header.hover};
    }
    &:focus-visible {
      outline-color: ${token.header.focus};
    }
  }
`;

/* On the corner, and in the yellow of the bearing in the header. */
export const BellCount = styled.span`
  ${badgeShape}
  position: absolute;
  top: -9px;
  inset-inline-end: -9px;
  padding-inline: ${token.space[4]};
  background: ${token.tone.info.solid};
  color: ${token.tone.info.onSolid};

  [data-place='header'] > & {
    background: ${token.header.active};
    color: ${token.header.bg};
  }
`;
