import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { menuItem } from '../MenuSurface/MenuSurface.styles.ts';

export const CommandFrame = styled(ModalFrame)`
  && {
    width: 720px;
    max-width: 100%;
    max-height: 640px;
  }
  ${below.small} {
    && {
      width: 100%;
      height: 100%;
      max-height: none;
    }
  }
`;

export const CommandField = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};

  & > svg {
    color: ${token.text.muted};
  }
  /* The edge that the field does not have; the cursor shows where the focus is as well. */
  &:has(input:focus-visible) {
    box-shadow: inset 0 calc(-1 * ${token.border.focus}) 0 ${token.focus.ring};
  }
`;

export const CommandInput = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${token.control.height.touch};
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  ${token.type.inputLarge}

  &::placeholder {
    color: ${token.text.muted};
    opacity: 1;
  }
`;

export const CommandList = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  padding: ${token.space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token.space[32]};

  &:empty {
    display: none;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const CommandGroupLabel = styled.div`
  padding: ${token.space[8]} ${token.space[12]} ${token.space[4]};
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const CommandRow = styled.div`
  ${menuItem}
  min-height: ${token.control.height.comfortable};

  ${below.small} {
    flex-wrap: wrap;
    row-gap: 0;
  }
  &[data-all] {
    color: ${token.text.link};
  }
  &[data-highlighted] {
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};
  }
  /* The key that opens it, which is no part of its name. Its room is kept: what stands before it does not move. */
  ${from.medium} {
    &::after {
      visibility: hidden;
      flex: none;
      padding: 0 ${token.space[4]};
      border: ${token.border.hairline} solid ${token.border.control};
      border-radius: ${token.radius.tag};
      background: ${token.bg.surface};
      content: '↵' / '';
      ${token.type.caption}
    }
    &[data-highlighted]::after {
      visibility: visible;
    }
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline-color: Highlight;
    }
  }
`;

export const CommandWords = styled.span`
  flex: 1;
  min-width: 0;

  /* The whole of it shows where one points. */
  ${from.medium} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${below.medium} {
    overflow-wrap: anywhere;
  }
  /* The number goes below. */
  ${below.small} {
    flex-basis: calc(100% - 40px);
  }
`;

export const CommandName = styled.span`
  ${token.type.bodyStrong}
`;

export const CommandHint = styled.span`
  color: ${token.text.muted};
  font-weight: 400;

  &::before {
    content: ', ';
  }
`;

/** Number and state, below the name where there is no room beside it. */
export const CommandEnd = styled.span`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${token.space[12]};
  max-width: 55%;
  ${token.type.caption}

  ${from.medium} {
    flex-wrap: nowrap;
  }

  ${below.small} {
    flex-basis: 100%;
    justify-content: flex-start;
    max-width: 100%;
    box-sizing: border-box;
    padding-inline-start: ${token.space[32]};
  }
`;

export const CommandCode = styled.span`
  min-width: 0;
  color: ${token.text.muted};
  overflow-wrap: anywhere;
  ${token.type.mono}
`;

export const CommandState = styled.span`
  /* After a number, states begin at one place and numbers end at one, however long the state. */
  ${from.medium} {
    white-space: nowrap;
    ${CommandCode} + & {
      flex: none;
      width: 13rem;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

export const CommandMatch = styled.span`
  text-decoration: underline ${token.border.selected} ${token.border.focus};
  text-underline-offset: 3px;
`;

export const CommandCount = styled.span`
  flex: none;
  color: ${token.text.muted};
  ${token.type.caption}

  ${below.small} {
    display: none;
  }
`;

export const CommandEscape = styled.button`
  flex: none;
  min-height: ${token.space[24]};
  margin: 0 ${token.space[12]} 0 0;
  padding: 0 ${token.space[6]};
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.tag};
  background: ${token.bg.surface};
  color: ${token.text.default};
  ${token.type.micro}
  cursor: pointer;

  &:hover {
    background: ${token.bg.hover};
  }
  ${below.medium} {
    display: none;
  }
`;

/* Phones have no such key. */
export const CommandTouchClose = styled.span`
  display: none;

  ${below.medium} {
    display: contents;
  }
`;

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
