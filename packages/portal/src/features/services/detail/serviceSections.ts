import type { ServiceDetails } from '@skerry/contracts';
import type { ComponentType } from 'react';
import { InstalledFacts } from './InstalledFacts.tsx';
import { NowAndNext } from './NowAndNext.tsx';
import { PossibleChanges } from './PossibleChanges.tsx';

export interface ServiceSection {
  readonly id: string;
  readonly Section: ComponentType<{ service: ServiceDetails }>;
}

/** What the overview of a service holds, from the top: whatever else is known of a service is added here. */
export const overviewSections: readonly ServiceSection[] = [
  { id: 'nowAndNext', Section: NowAndNext },
  { id: 'changes', Section: PossibleChanges },
  { id: 'installed', Section: InstalledFacts },
];
