import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RealmUser } from '../admin-api.ts';

export const adminClient = { clientId: 'skerry-user-administration', clientSecret: 'test-only' };

/** Keycloak's administration of users, as far as the portal calls it, with the answers that version 26.7 gives. */
export interface KeycloakStub {
  issuer: string;
  /** By id. Tests put accounts in, and look. */
  users: Map<string, RealmUser & { username?: string }>;
  /** Ids of users that have a password. */
  passwords: Set<string>;
  /** Ids whose sessions were ended. */
  loggedOut: string[];
  invitations: { id: string; redirectUri: string | null; actions: string[] }[];
  /** How often a token was asked for. */
  tokens: number;
  /** Makes all tokens invalid, like a restart with new keys. */
  forgetTokens(): void;
  /** Answers for the next calls, instead of the real ones. */
  failures: { status: number; body: object }[];
  close(): Promise<void>;
}

interface Call {
  method: string;
  id: string | undefined;
  part: string | undefined;
  query: URLSearchParams;
  body: Partial<RealmUser>;
}

type Answer = [status: number, body?: object | undefined, headers?: Record<string, string>];

export async function startKeycloakStub(): Promise<KeycloakStub> {
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let validToken = randomUUID();
  const stub: KeycloakStub = {
    issuer: `${origin}/realms/test`,
    users: new Map(),
    passwords: new Set(),
    loggedOut: [],
    invitations: [],
    tokens: 0,
    forgetTokens: () => (validToken = randomUUID()),
    failures: [],
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body, headers] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const sent = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    if (pathname === '/realms/test/protocol/openid-connect/token') return giveToken(request, sent);
    const [, id, part] = /^\/admin\/realms\/test\/users(?:\/([^/]+)(?:\/([^/]+))?)?$/.exec(pathname) ?? [];
    if (request.headers.authorization !== `Bearer ${validToken}`) return [401, { error: 'HTTP 401 Unauthorized' }];
    const failure = stub.failures.shift();
    if (failure !== undefined) return [failure.status, failure.body];
    const body = sent === '' ? {} : (JSON.parse(sent) as Partial<RealmUser>);
    return administer({ method: request.method ?? '', id, part, query: searchParams, body });
  }

  function giveToken(request: IncomingMessage, sent: string): Answer {
    const { clientId, clientSecret } = adminClient;
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected || sent !== 'grant_type=client_credentials')
      return [401, { error: 'unauthorized_client' }];
    stub.tokens += 1;
    return [200, { access_token: validToken, expires_in: 3600 }];
  }

  function administer({ method, id, part, query, body }: Call): Answer {
    if (id === undefined) return method === 'POST' ? create(body) : [200, search(query)];
    const user = stub.users.get(id);
    if (user === undefined) return [404, { error: 'User not found' }];
    switch (`${method} ${part ?? ''}`) {
      case 'GET ':
        return [200, user];
      case 'PUT ':
        return change(user, body);
      case 'DELETE ':
        stub.users.delete(id);
        return [204];
      case 'POST logout':
        stub.loggedOut.push(id);
        return [204];
      case 'GET credentials':
        return [200, stub.passwords.has(id) ? [{ type: 'password' }] : []];
      case 'GET federated-identity':
        return [200, []];
      case 'PUT execute-actions-email':
        if (!user.enabled) return [400, { errorMessage: 'User is disabled' }];
        stub.invitations.push({ id, redirectUri: query.get('redirect_uri'), actions: Object.values(body) as string[] });
        return [204];
      default:
        return [405];
    }
  }

  function create(user: Partial<RealmUser>): Answer {
    if (holderOf(user.email) !== undefined) return [409, { errorMessage: 'User exists with same email' }];
    const id = randomUUID();
    stub.users.set(id, normalised({ ...user, id }));
    return [201, undefined, { location: `${origin}/admin/realms/test/users/${id}` }];
  }

  function change(user: RealmUser, changes: Partial<RealmUser>): Answer {
    const holder = holderOf(changes.email);
    if (holder !== undefined && holder.id !== user.id) return [409, { errorMessage: 'User exists with same email' }];
    stub.users.set(user.id, normalised({ ...user, ...changes }));
    return [204];
  }

  function search(query: URLSearchParams): RealmUser[] {
    const found = holderOf(query.get('email') ?? undefined);
    return query.get('exact') === 'true' && found !== undefined ? [found] : [];
  }

  function holderOf(email: string | undefined): RealmUser | undefined {
    return [...stub.users.values()].find((user) => user.email === email?.toLowerCase());
  }

  return stub;
}

/** As Keycloak stores a user: e-mails in lower case, no attributes without values. */
function normalised(user: Partial<RealmUser> & { id: string }): RealmUser {
  const { email = '', firstName = '', lastName = '', enabled = false, attributes = {} } = user;
  const present = Object.entries(attributes).filter(([, values]) => values.length > 0);
  return { ...user, email: email.toLowerCase(), firstName, lastName, enabled, attributes: Object.fromEntries(present) };
}
