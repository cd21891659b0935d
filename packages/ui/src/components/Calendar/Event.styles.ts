import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token, toneTokens } from '../../tokens/token.ts';

export const tones = ['neutral', 'info', 'positive', 'attention', 'critical', 'limit'] as const;

const eventTones = tones
  .map(
    (tone) => `&[data-tone='${tone}'] {
      background: ${toneTokens[tone].bg};
      color: ${toneTokens[tone].fg};
      & > svg { color: ${toneTokens[tone].icon}; }
    }`,
  )
  .join('\n');

export const EventRoot = styled.span`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token.space[6]};
  box-sizing: border-box;
  width: 100%;
  min-height: ${token.space[24]};
  margin: 0;
  padding: ${token.space[4]} ${token.space[6]};
  border: 0;
  border-radius: ${token.radius.tag};
  ${token.type.micro}
  text-align: start;
  text-decoration: none;

  ${eventTones}

  &[data-tone='attention'] {
    box-shadow: inset 0 0 0 1px ${token.tone.attention.border};
  }

  &:is(a, button) {
    cursor: pointer;
  }
  &:is(a, button):hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }
  [data-large] & {
    padding: ${token.space[6]} ${token.space[8]};
    ${token.type.caption}
  }
  /* In a narrow day the words stand below the signs, and long ones end early: the agenda has the whole. */
  ${below.large} {
    &:not([data-large] &) {
      flex-wrap: wrap;
      justify-content: space-between;
      gap: ${token.space[2]} ${token.space[6]};
    }
  }
  /* Three signs leave words no room beside them, in a wide day either. */
  &:has(> svg:nth-of-type(3)):not([data-large] &) {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space[2]} ${token.space[6]};
  }
  /* A row from edge to edge: the sign alone has the tone. */
  [data-list] & {
    gap: ${token.space[12]};
    padding: ${token.space[8]} ${token.space[20]};
    align-items: flex-start;
    border-radius: 0;
    background: none;
    box-shadow: none;
    color: ${token.text.default};
    ${token.type.body}

    ${below.medium} {
      padding-inline: ${token.space[16]};
    }
  }
  ${below.medium} {
    [data-list] &:is(a, button) {
      min-height: ${token.control.height.touch};
    }
  }
  [data-list] &:is(a, button):hover {
    background: ${token.bg.hover};
    text-decoration: none;
  }
  [data-list] &:focus-visible {
    outline-offset: calc(-1 * ${token.border.focus});
  }
  ${below.medium} {
    [data-large]:not([data-list]) &:is(a, button) {
      padding-block: ${token.space[12]};
      min-height: ${token.control.height.touch};
    }
  }
  @media (forced-colors: active) {
    border: ${token.border.hairline} solid CanvasText;
  }
`;

export const EventText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: break-word;

  ${EventRoot}:has(> svg:nth-of-type(3)) > &:not([data-large] &) {
    order: 1;
    flex: 1 0 100%;
  }

  ${below.large} {
    &:not([data-large] &) {
      display: -webkit-box;
      overflow: hidden;
      order: 1;
      flex: 1 0 100%;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
  /* A wide agenda has what, how it stands and what is to be known beside each other. */
  @container agenda (min-width: 720px) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr);
    gap: 0 ${token.space[20]};
    align-items: baseline;

    &:has(> :nth-child(2)[data-part='name']) {
      grid-template-columns: 6.5rem minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr);
    }
    & > [data-part='remark'] {
      grid-column: -2 / -1;
    }
  }
`;

export const EventTime = styled.span`
  margin-inline-end: ${token.space[2]};
  font-weight: 600;
`;

/** What and where. */
export const EventName = styled.span`
  font-weight: 600;
`;

export const EventPlace = styled.span`
  /* In the week on its own line, without the comma before it. */
  [data-large]:not([data-list]) & {
    display: block;
    font-weight: 400;

    & > span {
      ${visuallyHidden}
    }
  }
`;

/** What the reader is asked to do. */
export const EventTodo = styled.span`
  display: flex;
  gap: ${token.space[4]};
  color: ${token.tone.attention.fg};
  ${token.type.caption}
  font-weight: 600;

  & > svg {
    flex: none;
    margin-top: 1px;
    color: ${token.tone.attention.icon};
  }
`;

export const EventDetail = styled.span`
  display: block;
  color: ${token.text.muted};

  /* Below the sign of what is uncertain, which stands beside the first line alone. */
  ${EventText}:not(:last-child) > & {
    margin-inline-end: calc(-1 * ${token.space[16]} - ${token.space[6]});
  }
`;

/* As wide as its words, at most as the days that it reaches over. */
const reaches = [2, 3, 4, 5, 6, 7]
  .map(
    (days) => `&[data-days='${days}'] {
      width: max-content;
      max-width: ${days * 100}%;
    }`,
  )
  .join('\n');

export const FreezeTag = styled.span`
  position: relative;
  /* Above the hatching of the days that it reaches over. */
  z-index: 1;
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[6]};
  box-sizing: border-box;
  padding: ${token.space[2]} ${token.space[6]};
  border-radius: ${token.radius.tag};
  background: ${token.tone.limit.bg};
  color: ${token.tone.limit.fg};
  ${token.type.micro}
  font-weight: 600;
  overflow-wrap: break-word;

  & > svg {
    flex: none;
    color: ${token.tone.limit.icon};
  }
  ${reaches}
`;

export const EventWarning = styled.span`
  display: block;
  color: ${token.tone.attention.fg};
  ${token.type.caption}
`;

export const MoreButton = styled.button`
  position: relative;
  min-height: ${token.space[24]};
  margin: 0;
  padding: 0 ${token.space[6]};
  border: 0;
  border-radius: ${token.radius.tag};
  background: none;
  color: ${token.text.link};
  ${token.type.micro}
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
