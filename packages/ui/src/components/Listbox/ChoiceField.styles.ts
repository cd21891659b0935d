import { styled } from 'styled-components';
import { ControlFrame } from '../Field/Field.styles.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const ChoiceButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  min-height: inherit;
  margin: -1px calc(-1 * ${token.space[12]});
  padding: 0 ${token.space[12]};
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  ${token.type.body}
  text-align: start;
  cursor: pointer;

  ${below.medium} {
    ${token.type.inputLarge}
  }
  & > svg {
    color: ${token.text.muted};
  }
  & > svg:last-child {
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  &[aria-readonly='true'] {
    cursor: default;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const ChoiceFrame = styled(ControlFrame)`
  /* The button fills the frame, so its ring is the frame's; that of a tag in it is the tag's. */
  &:has(${ChoiceButton}:focus-visible),
  &:has(${ChoiceButton}[aria-expanded='true']) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }
  &[data-variant='filter'] {
    width: max-content;
    max-width: 100%;
    padding-inline: ${token.control.paddingX.compact};
    ${ChoiceButton} {
      ${token.type.label}
      gap: ${token.space[6]};
      margin-inline: calc(-1 * ${token.control.paddingX.compact});
      padding-inline: ${token.control.paddingX.compact};
      white-space: nowrap;
      & > span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
    }
  }
  &[data-chosen],
  &[data-variant='filter']:has(> ${ChoiceButton}[aria-expanded='true']) {
    border-color: ${token.border.selected};
    background: ${token.bg.selected};
    & > ${ChoiceButton} > svg:last-child {
      color: inherit;
    }
  }
  &[data-variant='filter']:hover:not([data-chosen], :has(> ${ChoiceButton}[aria-expanded='true'])) {
    border-color: ${token.action.secondary.border};
    background: ${token.action.secondary.bgHover};
  }
  &[data-variant='filter']:active:not([data-disabled]),
  &[data-chosen]:hover {
    border-color: ${token.border.controlHover};
  }
  &[data-variant='filter']:active:not([data-disabled], [data-chosen]) {
    background: ${token.action.secondary.bgPressed};
  }
  &[data-has-tags] {
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[8]};
    padding-block: ${token.space[4]};
    ${ChoiceButton} {
      flex: 1 0 ${token.space[64]};
      min-height: ${token.space[24]};
      /* Up to the last tag, and not over its button. */
      margin-block: 0;
      margin-inline-start: calc(-1 * ${token.space[4]});
      padding-inline-start: ${token.space[4]};
    }
  }
`;

export const ChoiceValue = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${token.space[4]};
  overflow-wrap: anywhere;

  [data-has-tags] & {
    padding-block: 0;
  }
  &[data-placeholder] {
    color: ${token.text.muted};
  }
`;

export const FieldTags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: inline-flex;
    min-width: 0;
  }
`;
