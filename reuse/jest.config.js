export default { testEnvironment: 'node', transform: {}, testTimeout: 300_000 };
