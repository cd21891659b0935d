import { getJestConfig } from '@storybook/test-runner';

const { executablePath, args } = JSON.parse(process.env['STORY_TEST_CHROMIUM'] ?? '{}');
const config = getJestConfig();

export default {
  ...config,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath, args },
    },
  },
};
