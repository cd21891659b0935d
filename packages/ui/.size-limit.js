const experimental = 'dist/exports/experimental.js';

/** What an application's first page pays for these components and all that they need, but React and styled-components. */
const limits = [
  { import: '{ Button }', limit: '2.2 kB' },
  { import: '{ TextField }', limit: '4.8 kB' },
  { import: '{ Dialog }', limit: '20.3 kB' },
  { import: '{ Select }', limit: '31 kB' },
  { import: '{ ThemeProvider }', limit: '4 kB' },
  { import: '{ Menu }', path: experimental, limit: '6 kB' },
  { import: '{ AppHeader }', limit: '7.8 kB' },
  { import: '{ Table }', limit: '20.3 kB' },
  { import: '{ Dropdown }', path: experimental, limit: '34.5 kB' },
  { import: '{ DatePicker }', limit: '72.5 kB' },
  { import: '*', limit: '190 kB' },
];

export default limits.map((entry) => ({
  path: 'dist/exports/index.js',
  ...entry,
  name: entry.import,
  ignore: ['react', 'react-dom', 'styled-components'],
  gzip: true,
}));
