import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { menuItem } from '../MenuSurface/MenuSurface.styles.ts';

export const CommandFrame = styled(ModalFrame)`
  && {
    width: 720px;
    max-width: 100%;
    max-height: 760px;
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
  padding: ${token.space[12]} ${token.space[12]} ${token.space[4]};
  color: ${token.text.muted};
  ${token.type.label}
`;

/* The rows of a group end their words, numbers and states at one place each; where its numbers and states are short, its words have the room. */
export const CommandRows = styled.div`
  position: relative;

  ${from.medium} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto auto;

    & > * {
      grid-column: 1 / -1;
    }
  }
`;

/* At the end of the line of its group's name: the rows below are of what it leads to. */
export const CommandAll = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  padding: ${token.space[12]} ${token.space[12]} ${token.space[4]};
  border-radius: ${token.radius.tag};
  color: ${token.text.link};
  cursor: pointer;
  ${token.type.caption}
  font-weight: 600;

  ${below.medium} {
    padding-block-end: ${token.space[12]};
  }
  &[data-highlighted] {
    background: ${token.bg.selected};
    text-decoration: underline;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: ${token.border.focus} solid Highlight;
    }
  }
`;

export const CommandRow = styled.div`
  ${menuItem}
  ${from.medium} {
    display: grid;
    grid-template-columns: subgrid;

    & > svg {
      grid-column: 1;
    }
  }
  min-height: ${token.control.height.comfortable};

  ${below.small} {
    flex-wrap: wrap;
    row-gap: 0;
  }
  &[data-highlighted] {
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};
  }
  /* The key that opens it, which is no part of its name. Its room is kept: what stands before it does not move. */
  ${from.medium} {
    &::after {
      visibility: hidden;
      grid-column: 5;
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
    grid-column: 2;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    &:last-child {
      grid-column: 2 / 5;
    }
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
  &[data-in-name]::before {
    content: ' ';
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
    display: contents;
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

  ${from.medium} {
    grid-column: 3;
    white-space: nowrap;
    &:last-child {
      grid-column: 3 / 5;
    }
  }
`;

export const CommandFact = styled.span`
  min-width: 0;
  color: ${token.text.muted};
  overflow-wrap: anywhere;

  ${from.medium} {
    grid-column: 3 / 5;
    justify-self: end;
    white-space: nowrap;
  }
`;

export const CommandState = styled.span`
  ${from.medium} {
    grid-column: 3 / 5;
    justify-self: end;
    white-space: nowrap;
    ${CommandCode} + & {
      grid-column: 4;
      justify-self: start;
    }
  }
`;

export const CommandMatch = styled.span`
  font-weight: 600;
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
