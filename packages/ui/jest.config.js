/** CommonJS: styled-components and downshift are loaded as applications bundle them, and Storybook's ES modules are transformed. */
export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
  moduleNameMapper: {
    '^@skerry/i18n$': '<rootDir>/../i18n/src/index.ts',
    '^@skerry/i18n/ui$': '<rootDir>/../i18n/src/ui.ts',
    '^@storybook/addon-a11y$': '<rootDir>/src/testing/emptyModule.ts',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
  },
  transform: {
    '\\.(?:[jt]sx?|mjs)$': [
      '@swc/jest',
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
  transformIgnorePatterns: ['/node_modules/(?!(?:storybook|@storybook|@formatjs|intl-messageformat)/)'],
  // Dialogs in jsdom take seconds on a busy machine; the time limit is for tests that hang.
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
