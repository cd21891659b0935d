/**
 * What an application's first page pays for these components and all that they need, but React and styled-components; with `isComplete`, also
 * what they fetch when it is wanted.
 */
const limits = [
  { import: '{ Button }', limit: '2.2 kB' },
  { import: '{ TextField }', limit: '4.8 kB' },
  { import: '{ Dialog }', limit: '0.6 kB' },
  { import: '{ Dialog }', limit: '20.8 kB', isComplete: true },
  { import: '{ Select }', limit: '21 kB' },
  { import: '{ ThemeProvider }', limit: '4.8 kB' },
  { import: '{ Menu }', limit: '6 kB' },
  { import: '{ AppHeader }', limit: '8.2 kB' },
  { import: '{ Table }', limit: '10.5 kB' },
  { import: '{ Table }', limit: '22.8 kB', isComplete: true },
  { import: '{ Dropdown }', limit: '8.4 kB' },
  { import: '{ Dropdown }', limit: '34.7 kB', isComplete: true },
  { import: '{ DatePicker }', limit: '56.5 kB' },
  { import: '{ DatePicker }', limit: '72.5 kB', isComplete: true },
  { import: '*', limit: '149.5 kB' },
  { import: '*', limit: '190 kB', isComplete: true },
];

export default limits.map(({ isComplete = false, ...entry }) => ({
  path: 'dist/exports/index.js',
  ...entry,
  name: isComplete ? `${entry.import}, complete` : entry.import,
  ...(!isComplete && { entry: 'index' }),
  ignore: ['react', 'react-dom', 'styled-components'],
  gzip: true,
}));
