/** Native ES modules: keycloak-js, react-intl and msw are published as nothing else. */
export default {
  testEnvironment: './test/browser-environment.js',
  testEnvironmentOptions: {
    // Not `browser`: msw's Node side says that it isn't for browsers.
    customExportConditions: ['@skerry/source', 'node', 'import'],
    url: 'http://portal.example/',
  },
  // Modules of a file that has run stay in memory: a worker that has gathered many of them makes room for a new one.
  workerIdleMemoryLimit: '1500MB',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '<rootDir>/../../scripts/test/swc-with-single-icons.mjs',
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
  },
  setupFiles: ['<rootDir>/../../scripts/test/cheaper-pages.cjs'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
};
