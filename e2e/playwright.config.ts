import { defineConfig } from '@playwright/test';
import { requireChromium } from '../scripts/lib/chromium.mjs';

const { executablePath, args } = await requireChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, args },
    viewport: { width: 1280, height: 800 },
    // Motion is switched off: what is looked at stands still.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording one makes a journey take half as long again: `npm test -- --trace=retain-on-failure` shows what led to a failure.
    trace: 'off',
  },
});
