import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Skerry UI',
  brandUrl: './',
  fontBase: "'Schibsted Grotesk Variable', 'Segoe UI', sans-serif",
};

addons.setConfig({
  theme: create({ ...shared, base: 'light', colorPrimary: '#005b78', colorSecondary: '#005b78', appBg: '#f3f6f7' }),
});
