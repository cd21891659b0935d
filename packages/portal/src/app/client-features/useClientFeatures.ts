import { useServices } from '../useServices.ts';
import type { ClientFeatures } from './client-features.types.ts';

/** For what is shown in builds that have it. */
export function useClientFeatures(): ClientFeatures {
  const { clientFeatures } = useServices();
  if (!clientFeatures) throw new Error('This build has no client features.');
  return clientFeatures;
}
