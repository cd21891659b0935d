import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAllowedPort } from './allowed-port.ts';
import { isPublicAddress } from './public-address.ts';

export type PostError = 'REFUSED_ADDRESS' | 'TIMEOUT' | 'REDIRECT' | 'STATUS' | 'NO_CONNECTION';

export interface PostResult {
  status: number | null;
  error: PostError | null;
}

export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<PostResult>;

/** In milliseconds, for the whole of a call. */
const usualTime = 10_000;

class RefusedAddress extends Error {}

/** In milliseconds, for one question to one name server. */
const lookupTime = 2000;

/**
 * Posts to an address that a customer gave. The address that is connected to is the one that was looked at, so that a name which means
 * another address the next moment is of no use; redirects are not followed; and nothing of the answer is read but its status.
 */
export function createPost({ isAllowed = isPublicAddress, time = usualTime, nameServers = [] as string[] } = {}): Post {
  return (given, headers, body) =>
    new Promise((resolve) => {
      const url = new URL(given);
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
      // An address is connected to without being looked up.
      if ((isIP(host) !== 0 && !isAllowed(host)) || !isAllowedPort(url.port)) {
        resolve({ status: null, error: 'REFUSED_ADDRESS' });
        return;
      }
      const resolver = new Resolver({ timeout: lookupTime, tries: 2 });
      if (nameServers.length > 0) resolver.setServers(nameServers);
      const { request } = url.protocol === 'https:' ? https : http;
      const call = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: allowedLookup(resolver, isAllowed),
        // A connection of its own: none is left open to an address that was good before.
        agent: false,
        signal: AbortSignal.timeout(time),
      });
      // Whatever becomes of it, the call ends: who waits for it sends for all customers.
      call.on('close', () => {
        resolver.cancel();
        resolve({ status: null, error: 'NO_CONNECTION' });
      });
      call.on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy();
        resolve({ status: statusCode, error: 'STATUS' });
      });
      call.on('error', (error) => resolve({ status: null, error: errorOf(error) }));
      call.on('response', (response) => {
        const status = response.statusCode ?? 0;
        response.on('error', () => undefined);
        response.destroy();
        const error = status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
        resolve({ status, error });
      });
      call.end(body);
    });
}

/** Answers the addresses of a name if all of them are allowed. */
function allowedLookup(resolver: Resolver, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    addressesOf(hostname, resolver).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
          done(new RefusedAddress(), '', 4);
        // Node asks for all where it may try one after the other.
        else if (options.all === true) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error('No address was found.'), '', 4),
    );
  };
}

/**
 * Asked of the name servers themselves. The system's own look-up takes a thread until it is answered, and there are few: names whose
 * servers never answer would keep the process from looking up its database and everything else.
 */
async function addressesOf(hostname: string, resolver: Resolver): Promise<LookupAddress[]> {
  if (isLocal(hostname)) return [{ address: '127.0.0.1', family: 4 }];
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}

/** Of which no name server knows. */
function isLocal(hostname: string): boolean {
  return /(?:^|\.)localhost\.?$/i.test(hostname);
}

function errorOf(error: Error): PostError {
  if (error instanceof RefusedAddress) return 'REFUSED_ADDRESS';
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_CONNECTION';
}
