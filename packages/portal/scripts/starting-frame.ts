import { Logo } from '@skerry/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Plugin } from 'vite';

/** Draws the kit's logo into the page, so that a slow line begins with it and not with an empty window. */
export function startingFrame(): Plugin {
  return {
    name: 'starting-frame',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const sheet = new ServerStyleSheet();
        const logo = renderToStaticMarkup(sheet.collectStyles(createElement(Logo)));
        const styles = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\S*/g, '');
        sheet.seal();
        return html
          .replace('%STARTING_LOGO%', logo)
          .replace('%STARTING_STYLES%', styles.replaceAll(/\s+/g, ' ').trim());
      },
    },
  };
}
