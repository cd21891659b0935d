/** What an application's first page pays for these components and all that they need, but React and styled-components. An application with react-intl has
 * already paid 10 kB of it, the formatter of the kit's texts. */
const limits = [
  { import: '{ Button }', limit: '5 kB' },
  { import: '{ TextField }', limit: '16.5 kB' },
  { import: '{ Dialog }', limit: '29.5 kB' },
  { import: '{ Select }', limit: '29 kB' },
  { import: '*', limit: '76 kB' },
];

export default limits.map((entry) => ({
  ...entry,
  name: entry.import,
  path: 'dist/exports/index.js',
  ignore: ['react', 'react-dom', 'styled-components'],
  gzip: true,
}));
