import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token, toneTokens } from '../../tokens/token.ts';

const tones = Object.entries(toneTokens)
  .map(
    ([name, tone]) => `
  &[data-tone='${name}'] {
    color: ${tone.fg};
    --glyph: ${tone.icon};
    &[data-variant='flag'] {
      border-color: ${tone.border};
      background: ${tone.bg};
    }
  }`,
  )
  .join('\n');

export const StatusLabelRoot = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[6]};
  vertical-align: top;
  ${token.type.body}
  /* The words of a state are known and short: tables keep them whole. */
  overflow-wrap: break-word;

  &[data-variant='flag'] {
    box-sizing: border-box;
    padding: 4px 10px 4px 8px;
    border: ${token.border.hairline} solid;
    border-radius: ${token.radius.tag};
    font-weight: 600;
  }

  &[data-variant='figure'] {
    gap: ${token.space[8]};
    ${token.type.figureSmall}
    /* Never cut, however long the word. */
    min-width: 0;
    overflow-wrap: anywhere;

    & > svg {
      width: 20px;
      height: 20px;
      margin-top: 4px;
    }
    /* Four beside each other leave little room. */
    ${below.extraLarge} {
      gap: ${token.space[6]};
      ${token.type.section}

      & > svg {
        width: ${token.component.statusGlyph};
        height: ${token.component.statusGlyph};
        margin-top: 5px;
      }
    }
  }

  ${tones}

  @media (forced-colors: active) {
    &[data-tone] {
      --glyph: CanvasText;
    }
  }
`;

export const StatusGlyphRoot = styled.svg`
  flex: none;
  width: ${token.component.statusGlyph};
  height: ${token.component.statusGlyph};
  margin-top: 2px;
  color: var(--glyph, currentColor);
`;
