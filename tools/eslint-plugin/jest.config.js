export default { testEnvironment: 'node', transform: {}, testTimeout: 60_000 };
