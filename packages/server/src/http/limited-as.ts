import type { FastifyRequest } from 'fastify';

/** Limits count by user; without one, by address, IPv6 by network. */
export function limitedAs({ principal, ip }: FastifyRequest): string {
  if (principal !== null) return `account ${principal.accountId}`;
  return ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip;
}
