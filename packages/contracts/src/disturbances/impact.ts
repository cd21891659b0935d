/** What a work or disturbance does to a service, as the maintenance notification standard (MAINTNOTE) says it, the worst last. */
export const impacts = ['NO-IMPACT', 'REDUCED-REDUNDANCY', 'DEGRADED', 'OUTAGE'] as const;
export type Impact = (typeof impacts)[number];

/** An impact that is missing, or that nothing is known of, counts as an outage. */
export function readImpact(impact: string | undefined): Impact {
  return impacts.find((known) => known === impact) ?? 'OUTAGE';
}
