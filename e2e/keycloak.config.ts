import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The journeys tagged @keycloak once more, with a real Keycloak in place of the embedded provider. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: ['journeys/*.spec.ts', 'keycloak/*.spec.ts'],
  globalSetup: './support/start-with-keycloak.ts',
  outputDir: '../test-results/journeys-keycloak',
  grep: /@keycloak/,
  // Keycloak has a small heap here, and the machine other things to do.
  workers: 1,
});
