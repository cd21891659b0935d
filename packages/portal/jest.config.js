/** Native ES modules: keycloak-js, react-intl and msw are published as nothing else. */
export default {
  testEnvironment: './test/browser-environment.js',
  testEnvironmentOptions: {
    // Not `browser`: msw's Node side says that it isn't for browsers.
    customExportConditions: ['node', 'import'],
    url: 'http://portal.example/',
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/empty-module.js',
    // The sources of our packages. Not by the condition `source`: React Aria has one too.
    '^@skerry/i18n$': '<rootDir>/../i18n/src/index.ts',
    '^@skerry/i18n/(.+)$': '<rootDir>/../i18n/src/$1.ts',
    '^@skerry/contracts$': '<rootDir>/../contracts/src/index.ts',
    '^@skerry/ui$': '<rootDir>/../ui/src/exports/index.ts',
    '^@skerry/ui/(.+)$': '<rootDir>/../ui/src/exports/$1.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
};
