import type { RuntimeConfig } from '@skerry/contracts';
import type { Analytics, AnalyticsIdentity } from './Analytics.ts';

export interface MatomoEnvironment {
  config: NonNullable<RuntimeConfig['analytics']>;
  origin: string;
  identity: () => AnalyticsIdentity;
  fetch: (address: string, init: RequestInit) => Promise<unknown>;
}

/** In milliseconds. Longer than this nobody needs to know. */
const timeLimit = 10_000;

/** Matomo by its tracking API: none of its script, no cookie, and a visit that ends with the page. */
export function createMatomo({ config, origin, identity, fetch }: MatomoEnvironment): Analytics {
  const visitor = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0'));
  let url = `${origin}/`;

  function send(what: Record<string, string>): void {
    const { email, isImpersonating } = identity();
    const body = new URLSearchParams({
      idsite: String(config.siteId),
      rec: '1',
      apiv: '1',
      send_image: '0',
      _id: visitor.join(''),
      url,
      [`dimension${config.impersonationDimension}`]: isImpersonating ? 'yes' : 'no',
      ...(email !== undefined && { uid: email }),
      ...what,
    });
    fetch(`${config.address}/matomo.php`, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      signal: AbortSignal.timeout(timeLimit),
    }).catch(() => {
      // What could not be counted is not counted.
    });
  }
  return {
    pageView(pattern) {
      url = origin + pattern;
      send({ action_name: pattern });
    },
    event: ({ category, action, name }) => send({ e_c: category, e_a: action, e_n: name }),
  };
}
