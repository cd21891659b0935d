import type { siteStates } from '../sites/siteStates.ts';

export type PinState = (typeof siteStates)[number];

export interface PinShape {
  /** In a square of 24, around its middle. */
  readonly path: string;
  readonly look: 'filled' | 'outlined' | 'attention' | 'critical' | 'faded';
}

const disc = 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z';

/** A state is told by its shape as well as by its colour (design, section 17). */
export const pinShapes: Readonly<Record<PinState, PinShape>> = {
  ENDED: { path: disc, look: 'faded' },
  IN_SERVICE: { path: disc, look: 'filled' },
  INSTALLING: { path: disc, look: 'outlined' },
  ATTENTION: {
    path: 'M4 2.5h16a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-16a1.5 1.5 0 0 1-1.5-1.5v-16a1.5 1.5 0 0 1 1.5-1.5z',
    look: 'attention',
  },
  DISTURBANCE: { path: 'M12 .5L23.5 12L12 23.5L.5 12z', look: 'critical' },
};
