/** What eslint.config.js and oxlint.config.ts both say of the same files. */

/** Is not linted. */
export const ignored = [
  '**/dist/',
  '**/generated/',
  'packages/ui/src/tokens/token.ts',
  '**/storybook-static/',
  '**/coverage/',
  '**/test-results/',
  '**/*.hbs',
  // Front ends that are made outside the repository: there their imports exist.
  'tools/create-front-end/template/',
  'reuse/{next,rollup,shared}/',
  // Its packages are not installed with ours: it has its own type check, and imports that exist only there.
  'benchmarks/kit/src/',
  // What codemods read and write.
  'packages/ui/codemods/*/*/*.{ts,tsx}',
];

export const react = ['packages/{ui,portal}/**/*.{ts,tsx}'];

export const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', 'e2e/**'];
