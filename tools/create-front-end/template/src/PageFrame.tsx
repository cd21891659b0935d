import { from, token } from '@skerry/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The frame of a page. Its styles are static: values are the kit's tokens, which the brand and the theme give their colours. */
const Frame = styled.main`
  box-sizing: border-box;
  max-width: ${token.shell.contentMax};
  margin: 0 auto;
  padding: ${token.space[24]} ${token.shell.gutterExtraSmall} ${token.space[40]};

  ${from.medium} {
    padding-inline: ${token.shell.gutterMedium};
  }
  ${from.extraLarge} {
    padding-inline: ${token.shell.gutterExtraLarge};
  }
`;

/** Where the skip link leads. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Frame id="main" tabIndex={-1}>
      {children}
    </Frame>
  );
}
