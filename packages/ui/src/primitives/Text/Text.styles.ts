import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export type TextVariant = keyof typeof token.type;

const tones = {
  default: token.text.default,
  muted: token.text.muted,
  disabled: token.text.disabled,
  inverse: token.text.inverse,
  error: token.text.error,
  info: token.tone.info.fg,
  positive: token.tone.positive.fg,
  attention: token.tone.attention.fg,
  critical: token.tone.critical.fg,
  limit: token.tone.limit.fg,
  draft: token.tone.draft.fg,
} as const satisfies Record<TextTone, string>;

export type TextTone =
  | 'default'
  | 'muted'
  | 'disabled'
  | 'inverse'
  | 'error'
  | 'info'
  | 'positive'
  | 'attention'
  | 'critical'
  | 'limit'
  | 'draft';

const variantRules = Object.entries(token.type)
  .map(([name, declarations]) => `&[data-variant='${name}'] { ${declarations} }`)
  .join('\n');
const toneRules = Object.entries(tones)
  .map(([name, color]) => `&[data-tone='${name}'] { color: ${color}; }`)
  .join('\n');

export const TextRoot = styled.span`
  margin: 0;
  overflow-wrap: break-word;

  &[data-truncated] {
    display: block;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${variantRules}
  ${toneRules}
`;
