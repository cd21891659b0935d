import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
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
