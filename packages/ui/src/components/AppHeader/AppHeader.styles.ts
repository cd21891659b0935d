import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/* While it is lower, a margin keeps the page where it was. */
export const AppHeaderRoot = styled.header`
  position: sticky;
  z-index: ${token.layer.header};
  top: 0;
  box-sizing: border-box;
  height: ${token.shell.headerHeight};
  border-bottom: ${token.border.hairline} solid ${token.header.border};
  background: ${token.header.bg};
  color: ${token.header.fg};
  transition:
    height ${token.motion.medium} ${token.motion.standard},
    margin-bottom ${token.motion.medium} ${token.motion.standard};

  &[data-scrolled] {
    height: ${token.shell.headerHeightScrolled};
    margin-bottom: calc(${token.shell.headerHeight} - ${token.shell.headerHeightScrolled});
  }

  /* A low window, as at 200 % zoom, has no room for more from the start. */
  @media (max-height: 560px) {
    &,
    &[data-scrolled] {
      height: calc(${token.shell.headerHeightScrolled} - ${token.space[12]});
      margin-bottom: 0;
    }
  }
  @media print {
    position: static;
    height: auto;
    margin: 0;
    background: none;
  }
`;

export const AppHeaderRow = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  box-sizing: border-box;
  max-width: ${token.shell.contentMax};
  height: calc(100% + 1px);
  margin: 0 auto;
  padding: 0 ${token.shell.gutterExtraSmall};

  ${from.medium} {
    padding: 0 ${token.shell.gutterMedium};
  }
  ${from.extraLarge} {
    padding: 0 ${token.shell.gutterExtraLarge};
  }
  @media print {
    padding: 0 0 ${token.space[8]};
  }
`;

/* A wide logo shrinks before the menu button does. */
export const HomeLink = styled.a`
  flex: 0 1 auto;
  min-width: 40px;
  border-radius: ${token.radius.control};
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-color: ${token.header.focus};
  }
  ${from.large} {
    margin-right: ${token.space[24]};
  }
`;

export const AppHeaderEnd = styled.div`
  display: flex;
  flex: 0 0 auto;
  align-items: center;
  align-self: stretch;
  gap: ${token.space[12]};
  margin-inline-start: auto;

  /* Text of twice the size beside the links: the name in the profile button gives way. */
  ${from.large} {
    flex-shrink: 1;
    min-width: 0;
  }
  @media print {
    display: none;
  }
`;

export const AppHeaderProfile = styled.div`
  display: none;
  align-self: stretch;
  min-width: 0;

  ${from.medium} {
    display: flex;
  }
`;

/* Its names differ in length; the header stays as it is. */
export const AppHeaderLanguages = styled.div`
  min-width: 128px;
`;
