export default { testEnvironment: 'node', transform: {}, testTimeout: 600_000 };
