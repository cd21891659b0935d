import { createElement, Fragment } from 'react';
import { addons, type HashEntry } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  sidebar: { renderLabel: withStatus },
  theme: create({
    base: 'light',
    brandTitle: 'Skerry UI',
    brandUrl: './',
    fontBase: "'Schibsted Grotesk Variable', 'Segoe UI', sans-serif",
    fontCode: "'IBM Plex Mono', Consolas, monospace",
    colorPrimary: '#00566e',
    colorSecondary: '#00566e',
    appBg: '#f3f6f7',
    appContentBg: '#ffffff',
    appBorderColor: '#d5dfe1',
    appBorderRadius: 6,
    textColor: '#0e2429',
    textMutedColor: '#576c71',
    barTextColor: '#576c71',
    barHoverColor: '#00566e',
    barSelectedColor: '#00566e',
    inputBorder: '#697d82',
    inputTextColor: '#0e2429',
    inputBorderRadius: 4,
  }),
});

/** The name of a component, with its status where that is to be known before it is used. */
function withStatus({ type, name, tags }: HashEntry) {
  const status = ['experimental', 'deprecated'].find((one) => tags.includes(one));
  if (type !== 'component' || status === undefined) return name;
  return createElement(Fragment, undefined, `${name} `, createElement('span', { style: badge }, status));
}

const badge = {
  marginInlineStart: 4,
  padding: '0 5px',
  border: '1px dashed currentcolor',
  borderRadius: 4,
  fontSize: 11,
};
