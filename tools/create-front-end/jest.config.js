export default { testEnvironment: 'node', transform: {}, testTimeout: 240_000 };
