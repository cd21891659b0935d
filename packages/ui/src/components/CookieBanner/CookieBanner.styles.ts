import { keyframes, styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 ${token.space[12]}; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* At the lower edge. Wide windows have it over the page, in the middle, above a pager that is there. On smaller ones it is a bar that stays there, with
   room of its own at the end of the page (whose column it is in), so that nothing moves when it comes or goes. */
export const CookieBannerRoot = styled.section`
  position: fixed;
  z-index: ${token.layer.menu};
  inset: auto ${token.space[16]} var(--lifted, ${token.space[16]});
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[16]};
  box-sizing: border-box;
  max-width: ${token.shell.toastWidth};
  max-height: calc(100vh - 2 * ${token.space[48]});
  margin: 0 auto;
  padding: ${token.space[12]} ${token.space[16]};
  overflow: auto;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.toast};
  color: ${token.text.default};
  ${token.type.body}
  animation: ${rise} ${token.motion.medium} ${token.motion.standard};

  ${from.small} {
    flex-wrap: wrap;
  }
  ${below.small} {
    ${token.type.caption}
    padding-block: ${token.space[8]};
  }
  /* The buttons have a row of their own. */
  ${below.small} {
    flex-direction: column;
    align-items: stretch;
    gap: ${token.space[8]};
  }
  ${below.large} {
    position: sticky;
    order: 1;
    bottom: 0;
    max-width: none;
    margin: 0;
    padding-inline: ${token.space[24]};
    border-width: ${token.border.hairline} 0 0;
    border-radius: 0;
  }
  ${below.medium} {
    padding-inline: ${token.space[16]};
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
  @media print {
    display: none;
  }
`;

export const CookieActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[8]};
  flex: none;
  max-width: 100%;
  margin-inline-start: auto;
`;

export const CookieText = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[6]};

  /* Where the buttons leave less than this, they go under it. */
  ${from.small} {
    flex: 1 1 10rem;
  }
`;
