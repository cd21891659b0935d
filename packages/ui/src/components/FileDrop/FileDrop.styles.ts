import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';

/** A label: pressing anywhere in it opens the file chooser. */
export const DropZone = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  min-height: ${token.space[48]};
  padding: ${token.space[8]} ${token.space[16]};
  border: ${token.border.hairline} dashed ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.control.bg};
  color: ${token.text.muted};
  ${token.type.body}
  text-align: center;
  cursor: pointer;

  /* states */
  &:hover {
    border-color: ${token.border.controlHover};
  }
  &[data-over] {
    border-style: solid;
    border-color: ${token.border.selected};
    background: ${token.bg.selected};
    color: ${token.text.default};
  }
  &:has(:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }
  &[data-invalid] {
    border-color: ${token.border.error};
    box-shadow: inset 0 0 0 1px ${token.border.error};
  }
  &[data-disabled] {
    border-color: ${token.border.disabled};
    background: ${token.bg.disabled};
    color: ${token.text.disabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-over],
    &[data-invalid] {
      border-width: ${token.border.strong};
    }
  }
  @media print {
    display: none;
  }
`;

/* Nothing can be dropped with a finger. */
export const DropWord = styled.span`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

export const ChooseWord = styled.span`
  color: ${token.text.link};
  text-decoration: underline;
  text-underline-offset: 3px;

  ${DropZone}:hover & {
    color: ${token.text.linkHover};
  }
  ${DropZone}[data-disabled] & {
    color: inherit;
  }
`;

export const FileInput = styled.input`
  ${visuallyHidden}
`;

export const Limits = styled.p`
  margin: ${token.space[6]} 0 0;
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const RefusalList = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};

  &:not(:empty) {
    margin-top: ${token.space[6]};
  }
`;

export const RefusalLine = styled.p`
  display: flex;
  gap: ${token.space[6]};
  margin: 0;
  color: ${token.text.error};
  ${token.type.caption}
  overflow-wrap: anywhere;

  & > svg {
    margin-top: 1px;
  }
`;

export const FileChips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  margin: ${token.space[8]} 0 0;
  padding: 0;
  list-style: none;
`;

export const FileChip = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  box-sizing: border-box;
  max-width: 100%;
  min-height: ${token.control.height.compact};
  padding-inline: ${token.space[12]};
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  color: ${token.text.default};
  ${token.type.caption}

  ${below.medium} {
    flex-wrap: wrap;
    gap: 0 ${token.space[8]};
    width: 100%;
    min-height: ${token.control.height.touch};
  }
  & > svg {
    flex: none;
    color: ${token.text.muted};
  }
  & > button {
    margin-inline-end: calc(-1 * ${token.space[8]});
  }
  &[data-failed] {
    border-color: ${token.border.error};
    color: ${token.text.error};
  }
  &[data-failed] > svg {
    color: ${token.text.error};
  }
`;

export const FileName = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  /* What is beside a long name goes below it before the name breaks into pieces. */
  ${below.medium} {
    flex: 1 1 min(9rem, 100% - ${token.icon.small} - ${token.space[8]});
    padding-block: ${token.space[8]};
  }
`;

export const FileMeta = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${token.text.muted};
`;

export const ProgressLine = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: linear-gradient(${token.bearing.now} 0 0) no-repeat 0 0 / var(--progress) 100%;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background-image: linear-gradient(Highlight 0 0);
  }
`;
