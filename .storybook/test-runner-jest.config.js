import { getJestConfig } from '@storybook/test-runner';

const { executablePath, args } = JSON.parse(process.env['STORY_TEST_CHROMIUM'] ?? '{}');
const config = getJestConfig();

export default {
  ...config,
  testTimeout: 60_000,
  // Storybook's test runner takes no file name for its report.
  testResultsProcessor: '<rootDir>/.storybook/write-results.cjs',
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath, args },
    },
  },
};
