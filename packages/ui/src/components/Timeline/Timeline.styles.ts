import { styled } from 'styled-components';
import { token, toneTokens } from '../../tokens/token.ts';

const tones = Object.entries(toneTokens)
  .map(([name, tone]) => `&[data-tone='${name}'] { --glyph: ${tone.icon}; --word: ${tone.fg}; }`)
  .join('\n');

export const TimelineRoot = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  ${token.type.body}
`;

export const EventGlyph = styled.svg`
  flex: none;
  width: ${token.component.statusGlyph};
  height: ${token.component.statusGlyph};
  margin-top: 2px;
  color: var(--glyph, ${token.tone.neutral.icon});
`;

export const EventTitle = styled.div`
  color: ${token.text.default};
  ${token.type.bodyStrong}
`;

export const EventMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token.space[12]};
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const EventBody = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding-bottom: ${token.space[20]};
  overflow-wrap: anywhere;
`;

export const EventRoot = styled.li`
  position: relative;
  display: flex;
  gap: ${token.space[12]};
  ${tones}

  /* From one glyph to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: calc(2px + ${token.component.statusGlyph} + ${token.space[4]});
    bottom: ${token.space[2]};
    inset-inline-start: calc(${token.component.statusGlyph} / 2 - 1px);
    border-inline-start: ${token.border.strong} solid ${token.bearing.track};
  }
  &[data-upcoming]::before,
  &:has(+ [data-upcoming])::before {
    border-inline-start-style: dashed;
  }
  &[data-upcoming] ${EventTitle} {
    color: ${token.text.muted};
  }
  &[data-tone='attention']:not([data-upcoming])
    ${EventTitle},
    &[data-tone='critical']:not([data-upcoming])
    ${EventTitle} {
    color: var(--word);
  }
  &:last-child > ${EventBody} {
    padding-bottom: 0;
  }
  @media (forced-colors: active) {
    --glyph: CanvasText;
  }
  @media print {
    break-inside: avoid;
  }
`;
