import { countries, type Country } from '@skerry/contracts';

/** A host that serves the portal. */
export interface PortalHost {
  /** Name without port, as browsers send it. */
  name: string;
  /** Scheme, name and port: what a browser calls the origin. */
  origin: string;
  country: Country;
  variant: 'customer' | 'carrier';
}

const namePattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Hosts of this machine, for which plain http is safe. */
export function isLocal(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * Reads `name`, `name=country`, `name=country/carrier`, separated by commas. Where no country is given, the top-level
 * domain says it (se, no, dk); else it is se. Local names are served over http on the server's own port, all others over https.
 */
export function parseHosts(text: string, port: number): PortalHost[] {
  return text.split(',').map((part) => parseHost(part.trim(), port));
}

function parseHost(text: string, port: number): PortalHost {
  const [address = '', setting = ''] = text.split('=', 2);
  const [name = '', ownPort] = address.toLowerCase().split(':', 2);
  const [country = '', variant = 'customer'] = setting.split('/', 2);
  if (!namePattern.test(name)) throw new Error(`"${address}" is not a host name`);
  if (ownPort !== undefined && !/^[0-9]{1,5}$/.test(ownPort))
    throw new Error(`"${address}" has no port number after the colon`);
  if (country !== '' && !isCountry(country)) throw new Error(`"${country}" is not one of ${countries.join(', ')}`);
  if (variant !== 'customer' && variant !== 'carrier') throw new Error(`"${variant}" is neither customer nor carrier`);
  const origin = isLocal(name)
    ? `http://${name}:${ownPort ?? port}`
    : `https://${name}${ownPort === undefined ? '' : `:${ownPort}`}`;
  return { name, origin, country: country === '' ? countryOf(name) : country, variant };
}

function countryOf(name: string): Country {
  const topLevel = name.split('.').at(-1) ?? '';
  return isCountry(topLevel) ? topLevel : 'se';
}

function isCountry(text: string): text is Country {
  return countries.some((country) => country === text);
}
