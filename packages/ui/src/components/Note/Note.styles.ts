import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token, toneTokens } from '../../tokens/token.ts';

const tones = [
  'neutral',
  'info',
  'positive',
  'attention',
  'critical',
  'limit',
  'draft',
] as const satisfies readonly Tone[];

export type Tone = 'neutral' | 'info' | 'positive' | 'attention' | 'critical' | 'limit' | 'draft';

const toneRules = tones
  .map(
    (tone) =>
      `&[data-tone='${tone}'] { border-color: ${toneTokens[tone].border}; background: ${toneTokens[tone].bg}; & > svg { color: ${toneTokens[tone].icon}; } }`,
  )
  .join('\n');

export const NoteRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border: ${token.border.hairline} solid;
  border-radius: ${token.radius.control};
  color: ${token.text.default};
  ${token.type.body}

  ${toneRules}

  /* Beside a button there would be no room for words. */
  ${below.small} {
    flex-wrap: wrap;

    & > [data-body] ~ * {
      flex: 1 0 100%;
    }
  }
`;

export const NoteBody = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: break-word;
`;
