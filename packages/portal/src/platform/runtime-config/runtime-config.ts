import type { RuntimeConfig } from '@skerry/contracts';
import { createRequiredContext } from '../required-context.ts';

/** What the server said about this host. */
export const [RuntimeConfigContext, useRuntimeConfig] = createRequiredContext<RuntimeConfig>('RuntimeConfig');

/**
 * Reads the configuration that the server put into the page.
 *
 * @throws Error where the page holds none: it was then not served by Skerry's server.
 */
export function readRuntimeConfig(document: Document): RuntimeConfig {
  const text = document.getElementById('runtime-config')?.textContent;
  if (!text) throw new Error('The page holds no runtime configuration.');
  return JSON.parse(text) as RuntimeConfig;
}
