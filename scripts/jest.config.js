// Not `test.mjs`, which is the run itself.
export default { testEnvironment: 'node', transform: {}, testMatch: ['**/*.test.js'] };
