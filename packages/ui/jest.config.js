/** CommonJS: styled-components and downshift are loaded as applications bundle them, and Storybook's ES modules are transformed. */
export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/codemods'],
  testEnvironmentOptions: { customExportConditions: ['@skerry/source', 'browser', 'require', 'default'] },
  moduleNameMapper: {
    '^@storybook/addon-a11y$': '<rootDir>/src/testing/emptyModule.ts',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
  },
  transform: {
    '\\.(?:[jt]sx?|mjs)$': [
      '<rootDir>/../../scripts/test/swc-with-single-icons.mjs',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(?:storybook|@storybook|pixelmatch|@formatjs|intl-messageformat|d3-array|d3-path|d3-shape|d3-time|internmap|@tabler)/)',
  ],
  // Dialogs in jsdom take seconds on a busy machine; the time limit is for tests that hang.
  testTimeout: 20_000,
  setupFiles: ['<rootDir>/../../scripts/test/cheaper-pages.cjs'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
