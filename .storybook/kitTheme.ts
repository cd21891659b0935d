import { create } from 'storybook/theming';

const fonts = {
  fontBase: "'Schibsted Grotesk Variable', 'Segoe UI', sans-serif",
  fontCode: "'IBM Plex Mono', Consolas, monospace",
} as const;

/** Storybook's own surroundings in the fonts and colours of the kit. They are values of its tokens: Storybook mixes colours, and can't mix custom properties. */
export const kitThemes = {
  light: create({
    base: 'light',
    brandTitle: 'Skerry UI',
    brandUrl: './',
    ...fonts,
    colorPrimary: '#00566e',
    colorSecondary: '#00566e',
    appBg: '#f3f6f7',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
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
  dark: create({
    base: 'dark',
    brandTitle: 'Skerry UI',
    brandUrl: './',
    ...fonts,
    colorPrimary: '#65b7d7',
    colorSecondary: '#65b7d7',
    appBg: '#081d21',
    appContentBg: '#04161a',
    appPreviewBg: '#04161a',
    appBorderColor: '#2f454b',
    appBorderRadius: 6,
    textColor: '#eaf0f1',
    textMutedColor: '#9dacb0',
    barBg: '#081d21',
    barTextColor: '#9dacb0',
    barHoverColor: '#96d2ea',
    barSelectedColor: '#65b7d7',
    inputBg: '#0e2429',
    inputBorder: '#7b8d91',
    inputTextColor: '#eaf0f1',
    inputBorderRadius: 4,
  }),
};
