import { isIP } from 'node:net';

// How the values of the configuration are read. Each throws an Error whose message completes "SKERRY_X is wrong: …".

export const text = (value: string): string => value;

export function number(minimum: number, maximum: number): (value: string) => number {
  return (value) => {
    const parsed = Number(value);
    if (!/^[0-9]+$/.test(value) || parsed < minimum || parsed > maximum)
      throw new Error(`"${value}" is not a number from ${minimum} to ${maximum}`);
    return parsed;
  };
}

export function onOff(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new Error(`"${value}" is neither on nor off`);
  return value === 'on';
}

export function url(...protocols: string[]): (value: string) => string {
  return (value) => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new Error(
        `it is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      );
    return value.replace(/\/$/, '');
  };
}

/** Plain http is for services on this machine. */
export function safeUrl(value: string): string {
  const address = url('https:', 'http:')(value);
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error('it must begin with https:// unless it is on this machine');
  return address;
}

/** Of a service that pages call: nothing in it but the place, because everybody sees it. */
export function publicUrl(value: string): string {
  const address = safeUrl(value);
  const { username, password, search, hash } = new URL(address);
  if (username + password + search + hash !== '') throw new Error('it must hold no user, password, query or hash');
  return address;
}

export function addresses(value: string): string[] {
  const parts = value.split(',').map((part) => part.trim());
  const wrong = parts.find((part) => isIP(part.split('/', 1)[0] ?? '') === 0);
  if (wrong !== undefined) throw new Error(`"${wrong}" is not an IP address or network`);
  return parts;
}

export function threeNames(value: string): readonly [string, string, string] {
  const [first = '', second = '', third = '', ...more] = value.split(',').map((name) => name.trim());
  if (third === '' || second === '' || first === '' || more.length > 0)
    throw new Error(`"${value}" is not three names with commas between them`);
  return [first, second, third];
}

export function growth(value: string): { customerId: string; wanted: number } {
  const match = /^([0-9]{1,10}):([0-9]{1,6})$/.exec(value);
  if (match === null) throw new Error(`"${value}" is not of the form customerId:number, for example 4471820:100000`);
  return { customerId: match[1] ?? '', wanted: Number(match[2]) };
}

export function logLevel(value: string): string {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
  if (!levels.includes(value)) throw new Error(`"${value}" is not one of ${levels.join(', ')}`);
  return value;
}
