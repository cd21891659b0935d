import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token, toneTokens } from '../../tokens/token.ts';

const tones = Object.entries(toneTokens)
  .map(
    ([name, tone]) =>
      `&[data-tone='${name}'] { border-color: ${tone.border}; background: ${tone.bg}; svg { color: ${tone.icon}; } }`,
  )
  .join('\n');

export const BannerRoot = styled.section`
  border-bottom: ${token.border.hairline} solid;
  color: ${token.text.default};
  ${token.type.body}

  ${tones}

  @media print {
    display: none;
  }
`;

/* Lines up with the header and the page. */
export const BannerRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  box-sizing: border-box;
  max-width: ${token.shell.contentMax};
  margin: 0 auto;
  padding: ${token.space[8]} ${token.shell.gutterExtraSmall};

  & > svg {
    margin-top: ${token.space[2]};
  }
  /* The line of text, not the button's box, gives the strip its height. */
  & > span:has(> button) {
    margin: -4px -6px;
    margin-inline-start: auto;
  }
  ${from.medium} {
    padding-inline: ${token.shell.gutterMedium};
  }
  ${from.extraLarge} {
    padding-inline: ${token.shell.gutterExtraLarge};
  }
`;

export const BannerBody = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[12]};
  min-width: 0;
  padding-block: ${token.space[2]};
  overflow-wrap: anywhere;
`;
