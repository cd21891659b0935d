import type { Extent } from '../../../platform/base-map/extent.ts';

/** What somebody has chosen for the map (specification: user preferences). */
export interface ChartSettings {
  /** 2 is usual. */
  readonly zoomSpeed: number;
  readonly isAnimated: boolean;
  /** The frame around all sites: for those who look for a wrong coordinate. */
  readonly showsExtent: boolean;
}

export const zoomSpeeds = { slow: 1, usual: 2, fast: 4 } as const;
export type ZoomSpeed = keyof typeof zoomSpeeds;

/** The choice that is nearest to a stored speed, which may be any number. */
export function zoomSpeedOf(speed: number): ZoomSpeed {
  if (speed <= 1.4) return 'slow';
  return speed < 3 ? 'usual' : 'fast';
}

/** What is in view without any site. */
export const usualExtent: Extent = [3, 54.4, 28, 71.3];
/** Zoom at which a single site is shown among its neighbours. */
export const siteZoom = 8;
/** What the fit keeps pins away from: the buttons at the right, the scale at the lower left. */
export const fitPadding = { top: 44, right: 72, bottom: 60, left: 32 } as const;
