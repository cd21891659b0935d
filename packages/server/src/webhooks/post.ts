import dns from 'node:dns';
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

/**
 * Posts to an address that a customer gave. The address that is connected to is the one that was looked at, so that a name which means
 * another address the next moment is of no use; redirects are not followed; and nothing of the answer is read but its status.
 */
export function createPost({ isAllowed = isPublicAddress, time = usualTime } = {}): Post {
  const lookup: LookupFunction = (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error === null ? addresses : [];
      if (error !== null) done(error, '', 4);
      else if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        done(new RefusedAddress(), '', 4);
      // Node asks for all where it may try one after the other.
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  return (given, headers, body) =>
    new Promise((resolve) => {
      const url = new URL(given);
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
      // An address is connected to without being looked up.
      if ((isIP(host) !== 0 && !isAllowed(host)) || !isAllowedPort(url.port)) {
        resolve({ status: null, error: 'REFUSED_ADDRESS' });
        return;
      }
      const { request } = url.protocol === 'https:' ? https : http;
      const call = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup,
        // A connection of its own: none is left open to an address that was good before.
        agent: false,
        signal: AbortSignal.timeout(time),
      });
      // Whatever becomes of it, the call ends: who waits for it sends for all customers.
      call.on('close', () => resolve({ status: null, error: 'NO_CONNECTION' }));
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

function errorOf(error: Error): PostError {
  if (error instanceof RefusedAddress) return 'REFUSED_ADDRESS';
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_CONNECTION';
}
