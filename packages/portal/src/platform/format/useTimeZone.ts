import { timeZones } from '@skerry/contracts';
import { useRuntimeConfig } from '../runtime-config/runtime-config.ts';

/** The zone that the portal's moments are written in, wherever the reader is: that of its country. */
export function useTimeZone(): string {
  return timeZones[useRuntimeConfig().country];
}
