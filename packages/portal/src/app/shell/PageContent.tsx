import { from, token } from '@skerry/ui';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';

/** The frame of a page: gutters by width, and centred on very wide windows. */
const Frame = styled.div`
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
  @media print {
    max-width: none;
    padding: 0;
  }
`;

export function PageContent() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
