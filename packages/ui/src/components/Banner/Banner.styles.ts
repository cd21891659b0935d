import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
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
  align-items: baseline;
  gap: ${token.space[12]};
  box-sizing: border-box;
  max-width: ${token.shell.contentMax};
  margin: 0 auto;
  padding: ${token.space[8]} ${token.shell.gutterExtraSmall};

  /* Stands on the baseline, from where it is moved to the middle of the first line of text. */
  & > svg {
    position: relative;
    top: 5px;
    flex: none;
    margin-top: -5px;
  }
  /* The line of text, not the button's box, gives the strip its height. */
  & > span:has(> button),
  & > [data-part='fold'] > span {
    align-self: flex-start;
    margin: -4px -6px;
    margin-inline-start: 0;

    /* They are larger for fingers. */
    ${below.medium} {
      margin-block: -10px;
      margin-inline-end: -12px;
    }
  }
  /* One line: the link and the way to put it away stand with the rest of the text. */
  &[data-folded] {
    ${below.small} {
      padding-block: ${token.space[6]};

      & > span:has(> button) {
        display: none;
      }
      & > [data-part='body'] {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      & > [data-part='body'] > :not(:first-child) {
        display: none;
      }
    }
  }
  ${from.medium} {
    padding-inline: ${token.shell.gutterMedium};
  }
  ${from.extraLarge} {
    padding-inline: ${token.shell.gutterExtraLarge};
  }
`;

export const BannerFold = styled.div`
  display: none;
  align-self: flex-start;

  ${below.small} {
    display: flex;
  }
`;

export const BannerBody = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  flex: 1;
  gap: ${token.space[4]} ${token.space[12]};
  min-width: 0;
  padding-block: ${token.space[2]};
  overflow-wrap: anywhere;

  /* A long text gives way, so that the action stays beside it. */
  ${from.medium} {
    flex-wrap: nowrap;

    & > :not(:first-child) {
      flex: none;
    }
  }
`;
