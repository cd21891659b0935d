import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { decodeJwt, type JWTPayload } from 'jose';
import { clientId, origin, password } from './test-world.ts';

interface Cookie {
  value: string;
  path: string;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

/** Parameters to replace; undefined leaves one out. */
type Changes = Record<string, string | undefined>;

export interface AuthorizationRequest {
  parameters: Record<string, string>;
  verifier: string;
}

/** An authorization request as keycloak-js makes it. */
export function authorizationRequest(changes: Changes = {}): AuthorizationRequest {
  const verifier = randomBytes(48).toString('base64url');
  const parameters: Changes = {
    client_id: clientId,
    redirect_uri: `${origin}/`,
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  return {
    verifier,
    parameters: Object.fromEntries(
      Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}

/** Keeps cookies by path as a browser does, and follows no redirect by itself. */
export class TestBrowser {
  readonly #cookies = new Map<string, Cookie>();
  readonly #server: FastifyInstance;
  readonly #origin: string;

  constructor(server: FastifyInstance, at: string = origin) {
    this.#server = server;
    this.#origin = at;
  }

  get cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  setCookie(name: string, value: string, path: string): void {
    this.#cookies.set(name, { value, path });
  }

  /** The same browser, after its requests came to be answered by another process. */
  movedTo(server: FastifyInstance): TestBrowser {
    const browser = new TestBrowser(server, this.#origin);
    for (const [name, cookie] of this.#cookies) browser.#cookies.set(name, cookie);
    return browser;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#send('GET', path, undefined, { 'sec-fetch-site': 'same-origin', accept: 'text/html', ...headers });
  }

  async postJson(path: string, body: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', path, JSON.stringify(body), {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...headers,
    });
  }

  async postForm(path: string, form: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.#send('POST', path, new URLSearchParams(form).toString(), {
      origin: this.#origin,
      'content-type': 'application/x-www-form-urlencoded',
    });
  }

  async authorize(
    { parameters }: AuthorizationRequest,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.get(`/oidc/auth?${new URLSearchParams(parameters).toString()}`, headers);
  }

  async logIn(loginPath: string, email: string, secret: string = password): Promise<LightMyRequestResponse> {
    return this.postJson(`${new URL(loginPath, origin).pathname}/login`, { email, password: secret });
  }

  async redeem(code: string, verifier: string): Promise<LightMyRequestResponse> {
    return this.postForm('/oidc/token', {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: `${origin}/`,
      code_verifier: verifier,
    });
  }

  async refresh(refreshToken: string): Promise<LightMyRequestResponse> {
    return this.postForm('/oidc/token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId,
    });
  }

  /** The whole way of keycloak-js to its tokens. Logs in only where the provider asks for it. */
  async signIn(email: string, changes: Changes = {}): Promise<Tokens> {
    const request = authorizationRequest(changes);
    let answer = await this.authorize(request);
    if (locationOf(answer).startsWith('/sign-in/interactions/')) {
      const login = await this.logIn(locationOf(answer), email);
      if (login.statusCode !== 200) throw new Error(`The login was answered ${login.statusCode} ${login.body}`);
      answer = await this.get(login.json<{ redirectTo: string }>().redirectTo);
    }
    const tokens = await this.redeem(codeOf(answer), request.verifier);
    if (tokens.statusCode !== 200) throw new Error(`The code was answered ${tokens.statusCode} ${tokens.body}`);
    return tokens.json<Tokens>();
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    payload: string | undefined,
    headers: Record<string, string>,
  ): Promise<LightMyRequestResponse> {
    const { protocol, host, pathname, search } = new URL(path, this.#origin);
    const cookie = [...this.#cookies]
      .filter(([, { path: at }]) => pathname === at || pathname.startsWith(at.endsWith('/') ? at : `${at}/`))
      .map(([name, { value }]) => `${name}=${value}`);
    const answer = await this.#server.inject({
      method,
      url: `${pathname}${search}`,
      headers: {
        host,
        'x-forwarded-proto': protocol.slice(0, -1),
        ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, path: at = '/', expires, maxAge } of answer.cookies) {
      if (maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now())) this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path: at });
    }
    return answer;
  }
}

/** Where an answer sends the browser: a path on the same origin, or an address. */
export function locationOf(answer: LightMyRequestResponse): string {
  const { location } = answer.headers;
  if (typeof location !== 'string') throw new Error(`No redirect but ${answer.statusCode} ${answer.body}`);
  return location.startsWith(origin) ? location.slice(origin.length) : location;
}

/** The parameters that come back in the fragment. */
export function returnedParameters(answer: LightMyRequestResponse): URLSearchParams {
  return new URLSearchParams(new URL(locationOf(answer), origin).hash.slice(1));
}

export function codeOf(answer: LightMyRequestResponse): string {
  const code = returnedParameters(answer).get('code');
  if (code === null) throw new Error(`No code at ${locationOf(answer)}`);
  return code;
}

export function claimsOf(token: string): JWTPayload & Record<string, unknown> {
  return decodeJwt(token);
}
