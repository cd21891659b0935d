import { createGlobalStyle } from 'styled-components';
import { token } from '../tokens/token.ts';

/** The floor everything stands on. Components style the rest themselves. */
export const GlobalStyle = createGlobalStyle`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${token.bg.canvas};
    /* What gets the focus is scrolled clear of the sticky header, and of a table's sticky foot with its two lines. */
    scroll-padding-block: calc(${token.shell.headerHeight} + ${token.space[8]}) calc(${token.control.height.touch} + ${token.space[48]});
  }

  body {
    margin: 0;
    min-height: 100vh;
    background: ${token.bg.canvas};
    color: ${token.text.default};
    ${token.type.body}
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  /* Weighs nothing, so that a component's own ring wins whichever of the two a bundle puts first. */
  :where(:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }

  /* Focus is moved to headings and to main by the application; a ring round them would say that they can be operated. */
  [tabindex='-1']:focus-visible {
    outline: none;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      scroll-behavior: auto !important;
      transition: none !important;
    }
  }

  /* The browser recolours words, but neither what is disabled nor icons with a colour of their own, which could vanish on its ground. */
  @media (forced-colors: active) {
    :root,
    [data-theme] {
      --sk-text-disabled: GrayText !important;
      --sk-border-disabled: GrayText !important;
      --sk-text-default: currentcolor !important;
      --sk-text-muted: currentcolor !important;
      --sk-text-error: currentcolor !important;
      --sk-tone-neutral-icon: currentcolor !important;
      --sk-tone-info-icon: currentcolor !important;
      --sk-tone-positive-icon: currentcolor !important;
      --sk-tone-attention-icon: currentcolor !important;
      --sk-tone-critical-icon: currentcolor !important;
      --sk-tone-limit-icon: currentcolor !important;
      --sk-tone-draft-icon: currentcolor !important;
    }
  }

  @media print {
    html,
    body {
      background: none;
      font-size: 10pt;
    }
  }
`;
