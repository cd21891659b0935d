import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer } from '../../testing/test-server.ts';
import { addAccount, clientId, password } from '../testing/test-world.ts';
import { authorizationRequest } from '../testing/test-browser.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const email = 'astrid@ljusvik.example';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describeOnPostgres('two processes on one database', () => {
  let test: TestDatabase;
  /** Where each of them is. */
  let origins: string[];
  const processes: ChildProcess[] = [];

  beforeAll(async () => {
    test = await openTestDatabase();
    await addCustomer(test.database, '1001', []);
    await addAccount(test.database, { email, customers: [{ id: '1001' }] });
    const ports = [await freePort(), await freePort()];
    origins = ports.map((port) => `http://localhost:${port}`);
    for (const port of ports) {
      const child = spawn(process.execPath, ['--conditions=@skerry/source', main], {
        env: {
          PATH: process.env['PATH'],
          DATABASE_URL: test.url,
          PORT: String(port),
          // As behind a load balancer: both are known by one address.
          SKERRY_HOSTS: `localhost:${ports[0] ?? 0}`,
          SKERRY_PORTAL_FOLDER: '/nonexistent',
          SKERRY_LOG_LEVEL: 'silent',
        },
      });
      processes.push(child);
      let output = '';
      for await (const part of child.stdout) if ((output += String(part)).includes('APIs:')) break;
    }
  }, 120_000);
  afterAll(async () => {
    for (const child of processes) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await test.close();
  }, 60_000);

  it('both accept a token, and both refuse it once its session has ended at the other', async () => {
    const [here = '', there = ''] = origins;
    const browser = browserAt(here, here);
    const { parameters, verifier } = authorizationRequest({ redirect_uri: `${here}/` });
    const page = await browser(`/oidc/auth?${new URLSearchParams(parameters).toString()}`);
    const login = await browser(`${new URL(page.location, here).pathname}/login`, {
      body: JSON.stringify({ email, password }),
      type: 'application/json',
    });
    const { redirectTo } = login.json() as { redirectTo: string };
    const back = await browser(redirectTo);
    const code = new URLSearchParams(new URL(back.location, here).hash.slice(1)).get('code') ?? '';
    const redeemed = await browser('/oidc/token', {
      body: new URLSearchParams({
        client_id: clientId,
        redirect_uri: `${here}/`,
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
      }).toString(),
      type: 'application/x-www-form-urlencoded',
    });
    const { access_token: token, id_token: hint } = redeemed.json() as Record<'access_token' | 'id_token', string>;
    const statuses = () =>
      Promise.all(
        origins.map(async (origin) => {
          const headers = { authorization: `Bearer ${token}` };
          return (await fetch(`${origin}/api/portal-user/v1/user-profiles`, { headers })).status;
        }),
      );
    expect(await statuses()).toEqual([200, 200]);
    // The other process ends it: the browser's next request came to be answered there.
    const elsewhere = browserAt(there, here, browser.cookies);
    const ended = await elsewhere(`/oidc/session/end?${new URLSearchParams({ id_token_hint: hint }).toString()}`);
    expect(ended.status).toBe(303);
    expect(await statuses()).toEqual([401, 401]);
  }, 60_000);
});

interface Answer {
  status: number;
  location: string;
  json: () => unknown;
}

/** A browser for which `origin` is answered by the process at `at`; keeps cookies, and follows no redirect by itself. */
function browserAt(at: string, origin: string, cookies = new Map<string, string>()) {
  const ask = (path: string, sent?: { body: string; type: string }): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(path, origin);
      const options = {
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          host: new URL(origin).host,
          origin,
          'sec-fetch-site': 'same-origin',
          accept: 'text/html',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(sent && { 'content-type': sent.type }),
        },
      };
      const asking = request(new URL(`${pathname}${search}`, at), options, (answer) => {
        for (const cookie of answer.headers['set-cookie'] ?? []) {
          const [pair = ''] = cookie.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        let body = '';
        answer.on('data', (part) => (body += String(part)));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            json: () => JSON.parse(body) as unknown,
          }),
        );
      });
      asking.on('error', reject);
      asking.end(sent?.body);
    });
  return Object.assign(ask, { cookies });
}
