import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const ShellRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  @media print {
    position: relative;
    min-height: 0;
  }
`;

export const ShellMain = styled.main`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** Gutters by width, and centred on very wide windows. */
export const PageRoot = styled.div`
  /* What sticks to the upper edge stands below the header. */
  --sk-sticky-top: ${token.shell.headerHeightScrolled};
  /* As high as the header is in a low window. */
  @media (max-height: 560px) {
    --sk-sticky-top: calc(${token.shell.headerHeightScrolled} - ${token.space[12]});
  }
  box-sizing: border-box;
  width: 100%;
  max-width: ${token.shell.contentMax};
  margin: 0 auto;
  padding: ${token.space[0]} ${token.shell.gutterExtraSmall} ${token.space[40]};

  ${from.medium} {
    padding-inline: ${token.shell.gutterMedium};
  }
  ${from.extraLarge} {
    padding-inline: ${token.shell.gutterExtraLarge};
  }
  /* The column begins where the header does. */
  &[data-width='reading'] > * {
    max-width: ${token.shell.readingMax};
  }
  @media print {
    max-width: none;
    padding: 0;
  }
`;
