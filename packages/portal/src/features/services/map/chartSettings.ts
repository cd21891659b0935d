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
