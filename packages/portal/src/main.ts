// The first script: small, and all it does is ask. While the portal itself (app/show-portal.tsx) is on its way, the sign-in runs, and
// then the start-up calls, the page of the address and that page's own calls.
import '@skerry/ui/fonts.css';
import '@skerry/ui/tokens.css';
import './app/shell/print.css';
import './app/shell/starting.css';
import { createBrowserServices } from './app/browser-services.ts';
import { fetchAhead } from './app/fetch-ahead.ts';
import { legacyHashPath } from './platform/browser/legacy-hash-path.ts';
import { loadChunk } from './platform/browser/load-chunk.ts';
import { report } from './platform/report.ts';
import { readRuntimeConfig } from './platform/runtime-config/runtime-config.ts';

const path = legacyHashPath(location);
if (path !== undefined) history.replaceState(null, '', path);

export const { services, apiAhead } = createBrowserServices(readRuntimeConfig(document));

async function start(): Promise<void> {
  const { session, startup, language } = services;
  // What the browser asks for is nearly always what it stays with; the rest is decided once the customer is known.
  const texts = language.start(services.config.country).then(
    () => true,
    () => false,
  );
  await session.start();
  const identity = session.state.status === 'signedIn' ? session.state.identity : undefined;
  if (!(await texts) || !identity)
    await loadChunk(() => language.start(identity?.customerCountry, identity?.isInternal));
  if (!identity) return;
  // The guard waits for the same answer, and shows what went wrong with it.
  startup.load().catch(() => {});
  fetchAhead(services, apiAhead, location).catch(() => {});
}

/** When the session and the language are known. */
export const started = start();
started.catch(report);
