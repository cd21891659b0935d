import type { DemoDisturbance } from './described.ts';
import { demoFaults } from './demo-faults.ts';
import { demoWorks } from './demo-works.ts';

/** What happens to the networks of the demo's customers. */
export const demoDisturbances: readonly DemoDisturbance[] = [...demoFaults, ...demoWorks];
