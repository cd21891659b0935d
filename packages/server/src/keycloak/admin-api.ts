import { ProblemError } from '../http/problem.ts';
import { invitationDays } from '../identity-provider/accounts/identity-directory.ts';

/** A user of the realm with all of Keycloak's fields, because an update has to send them all. */
export interface RealmUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  enabled: boolean;
  /** Mails to the address have been shown to reach the user. */
  emailVerified?: boolean;
  attributes?: Readonly<Record<string, readonly string[]>>;
  /** The account comes from a directory behind Keycloak, which also has its password. */
  federationLink?: string;
}

/** What the portal does in a realm, as the service account whose one right is manage-users. */
export interface AdminApi {
  find(id: string): Promise<RealmUser | undefined>;
  findByEmail(email: string): Promise<RealmUser | undefined>;
  /** The id of the new user. */
  create(user: Omit<RealmUser, 'id'> & { username: string }): Promise<string>;
  update(user: RealmUser): Promise<void>;
  remove(id: string): Promise<void>;
  /** Ends all sessions of the user. */
  logOut(id: string): Promise<void>;
  /** Whether the user can sign in already: by a password here, or by another provider. */
  hasLogin(user: RealmUser): Promise<boolean>;
  /** Keycloak mails a link that sets a password and then leads to the address. */
  invite(id: string, redirectUri: string): Promise<void>;
}

export interface AdminApiOptions {
  /** For example `https://login.example/realms/portal`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Client that an invitation leads to. */
  portalClientId: string;
}

const timeout = 5000;
const invitationSeconds = invitationDays * 24 * 60 * 60;
/** Seconds before its end that a token is renewed. */
const renewal = 30;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export function adminApi({ issuer, clientId, clientSecret, portalClientId }: AdminApiOptions): AdminApi {
  const users = `${issuer.replace(/\/realms\/([^/]+)$/, '/admin/realms/$1')}/users`;
  let token: { value: string; until: number } | undefined;

  async function newToken(): Promise<string> {
    const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
    const answer = await send(`${issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    if (!answer.ok) throw await unexpected(answer);
    const { access_token: value, expires_in: seconds } = (await answer.json()) as {
      access_token: string;
      expires_in: number;
    };
    token = { value, until: Date.now() + (seconds - renewal) * 1000 };
    return value;
  }

  async function call(method: Method, path: string, body?: object): Promise<Response> {
    const attempt = async (bearer: string) =>
      send(`${users}${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const known = token !== undefined && token.until > Date.now() ? token.value : undefined;
    const answer = await attempt(known ?? (await newToken()));
    // Keycloak was restarted, or its keys have changed.
    return answer.status === 401 && known !== undefined ? attempt(await newToken()) : answer;
  }

  /** The answer, or undefined where the user does not exist. */
  async function ask(method: Method, path: string, body?: object): Promise<Response | undefined> {
    const answer = await call(method, path, body);
    if (answer.status === 404) return undefined;
    if (answer.status === 409)
      throw new ProblemError(409, { code: 'EMAIL_TAKEN', errors: [{ field: 'email', code: 'taken' }] });
    if (answer.status === 400) throw await refusedDetail(answer);
    if (!answer.ok) throw await unexpected(answer);
    return answer;
  }

  return {
    async find(id) {
      const answer = await ask('GET', `/${encodeURIComponent(id)}`);
      return answer === undefined ? undefined : ((await answer.json()) as RealmUser);
    },
    async findByEmail(email) {
      const answer = await ask('GET', `?${new URLSearchParams({ email, exact: 'true' }).toString()}`);
      const [found] = answer === undefined ? [] : ((await answer.json()) as RealmUser[]);
      return found;
    },
    async create(user) {
      const answer = await ask('POST', '', user);
      const id = answer?.headers.get('location')?.split('/').at(-1);
      if (id === undefined) throw new ProblemError(502);
      return id;
    },
    async update(user) {
      await ask('PUT', `/${encodeURIComponent(user.id)}`, user);
    },
    async remove(id) {
      await ask('DELETE', `/${encodeURIComponent(id)}`);
    },
    async logOut(id) {
      await ask('POST', `/${encodeURIComponent(id)}/logout`);
    },
    async hasLogin({ id, federationLink }) {
      if (federationLink !== undefined) return true;
      for (const kind of ['credentials', 'federated-identity']) {
        const answer = await ask('GET', `/${encodeURIComponent(id)}/${kind}`);
        if (answer !== undefined && ((await answer.json()) as unknown[]).length > 0) return true;
      }
      return false;
    },
    async invite(id, redirectUri) {
      const query = new URLSearchParams({
        client_id: portalClientId,
        redirect_uri: redirectUri,
        lifespan: String(invitationSeconds),
      });
      await ask('PUT', `/${encodeURIComponent(id)}/execute-actions-email?${query.toString()}`, ['UPDATE_PASSWORD']);
    },
  };
}

async function send(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw new ProblemError(503, { cause: error, headers: { 'retry-after': '5' } });
  }
}

const fields = ['email', 'firstName', 'lastName'];

/** Keycloak's own rules for a detail are stricter than ours. */
async function refusedDetail(answer: Response): Promise<ProblemError> {
  const text = await answer.text();
  const field = fields.find((name) => text.includes(`"field":"${name}"`));
  return field === undefined
    ? failure(answer, text)
    : new ProblemError(422, { code: 'INVALID_FIELDS', errors: [{ field, code: 'invalidFormat' }] });
}

async function unexpected(answer: Response): Promise<ProblemError> {
  return failure(answer, await answer.text());
}

/** What Keycloak said goes only to the log. */
function failure({ status }: Response, text: string): ProblemError {
  return new ProblemError(502, {
    code: 'IDENTITY_PROVIDER_FAILED',
    cause: new Error(`Keycloak answered ${status}: ${text.slice(0, 300)}`),
  });
}
