import { keyframes, styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 ${token.space[12]}; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* Wide windows have it over the page, under dialogs, and clear of the pager that stays at their lower edge; on smaller ones it takes its room in the page. */
export const CookieBannerRoot = styled.section`
  position: fixed;
  z-index: ${token.layer.menu};
  inset: auto auto calc(${token.space[48]} + ${token.space[24]}) ${token.space[16]};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[16]};
  box-sizing: border-box;
  width: calc(100% - 2 * ${token.space[16]});
  max-width: ${token.shell.toastWidth};
  max-height: calc(100vh - 2 * ${token.space[48]});
  margin: 0;
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
    flex-direction: column;
    align-items: stretch;
  }
  ${below.large} {
    position: static;
    width: auto;
    max-width: none;
    max-height: none;
    margin: ${token.space[12]} ${token.space[16]} ${token.space[0]};
    box-shadow: none;
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
