import { styled } from 'styled-components';
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
  ${below.medium} {
    [data-large] &:is(a, button) {
      align-items: center;
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
`;

export const EventTime = styled.span`
  margin-inline-end: ${token.space[2]};
  font-weight: 600;
`;

export const EventDetail = styled.span`
  display: block;
  color: ${token.text.muted};
`;

export const FreezeTag = styled.span`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[6]};
  padding: ${token.space[2]} ${token.space[6]};
  border-radius: ${token.radius.tag};
  background: ${token.tone.limit.bg};
  color: ${token.tone.limit.fg};
  ${token.type.micro}
  font-weight: 600;
  overflow-wrap: break-word;

  & > svg {
    color: ${token.tone.limit.icon};
  }
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
