export default {
  testEnvironment: 'node',
  // Modules of a file that has run stay in memory: a worker that has gathered many of them makes room for a new one.
  workerIdleMemoryLimit: '1500MB',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2023', experimental: { keepImportAttributes: true } },
        module: { type: 'es6' },
      },
    ],
  },
  testEnvironmentOptions: { customExportConditions: ['@skerry/source', 'node'] },
  // Opening an embedded database takes seconds on a busy machine.
  testTimeout: 180_000,
};
