import { createHmac, randomBytes } from 'node:crypto';
import { hashOf } from '../one-time-token.ts';
import { plainEmail } from './plain-email.ts';

const cookieName = 'skerry_device';
const lifetimeSeconds = 180 * 24 * 60 * 60;
/** People who share a computer; of more, the first one is forgotten. */
const maxPeople = 5;

/**
 * A cookie that remembers who has signed in at this browser: a number of its own, and for each person a signature of it with their
 * e-mail. It opens nothing. It only keeps the wrong passwords of strangers from slowing down those who have been here before.
 */
export interface KnownDevices {
  /** Under what this browser's logins with the e-mail count; undefined where nobody has signed in with it here. */
  find(cookies: string | undefined, email: string): string | undefined;
  /** The cookie to set once somebody has signed in. */
  remember(cookies: string | undefined, email: string, isSecure: boolean): string;
}

export function knownDevices(hashKey: string): KnownDevices {
  const key = createHmac('sha256', hashKey).update('known devices').digest();
  const signatureOf = (device: string, email: string) =>
    createHmac('sha256', key)
      .update(`${device} ${plainEmail(email)}`)
      .digest('base64url');

  return {
    find(cookies, email) {
      const known = readCookie(cookies);
      const signature = known && signatureOf(known.device, email);
      // Compared as hashes, so that the time says nothing of a signature; and stored as one, so that the table makes no cookie.
      const hash = signature && hashOf(signature);
      return known?.signatures.map(hashOf).find((other) => other === hash);
    },
    remember(cookies, email, isSecure) {
      const { device, signatures } = readCookie(cookies) ?? newDevice();
      const own = signatureOf(device, email);
      const value = [device, own, ...signatures.filter((other) => other !== own)].slice(0, maxPeople + 1).join('.');
      const attributes = `Path=/sign-in; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Strict`;
      return `${cookieName}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
    },
  };
}

function newDevice(): { device: string; signatures: string[] } {
  return { device: randomBytes(16).toString('base64url'), signatures: [] };
}

function readCookie(cookies = ''): { device: string; signatures: string[] } | undefined {
  const [, device, signatures = ''] =
    new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{22})((?:\\.[\\w-]{43}){1,${maxPeople}})(?:;|$)`).exec(cookies) ?? [];
  return device === undefined ? undefined : { device, signatures: signatures.slice(1).split('.') };
}
