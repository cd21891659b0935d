import { authorizationRequest, codeOf, locationOf, returnedParameters, TestBrowser } from '../testing/test-browser.ts';
import { addAccount, clientId, closeTestWorld, openTestWorld, origin, type TestWorld } from '../testing/test-world.ts';

const email = 'astrid@ljusvik.example';
let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld({ origins: [origin, 'https://portal.example.no'] });
  await addAccount(world.database, { email, customers: [{ id: '1001' }] });
});
afterAll(() => closeTestWorld(world));

describe('a redirect address', () => {
  // In the manner of the strings that Keycloak's redirect checks once let through.
  it.each([
    'https://evil.example/',
    origin,
    `${origin}/users`,
    `${origin}//`,
    `${origin}/?x=1`,
    `${origin}/#fragment`,
    `${origin}/..;/evil`,
    `${origin}/../`,
    `${origin}/%2e%2e/`,
    `${origin}/.`,
    `${origin}:443/`,
    `${origin}:444/`,
    `${origin}@evil.example/`,
    `https://user@portal.example/`,
    `https://portal.example@evil.example/`,
    `https://a@b@portal.example/`,
    `https://portal.example\\@evil.example/`,
    `https://portal.example%2f@evil.example/`,
    `https://portal.example.evil.example/`,
    `https://PORTAL.example/`,
    `https://portal.exämple/`,
    `http://portal.example/`,
    `//portal.example/`,
    `/`,
    `https:/portal.example/`,
    `https:portal.example/`,
    `javascript:alert(1)`,
    `data:text/html,x`,
    `${origin}/silent-check-sso.html/`,
    `${origin}/silent-check-sso.html?x`,
    `${origin}/\t`,
    ` ${origin}/`,
    `${origin}/\n`,
    '*',
    '',
  ])('that is not one of ours to the letter is refused on our own page: %j', async (address) => {
    const answer = await new TestBrowser(world.server).authorize(authorizationRequest({ redirect_uri: address }));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/sign-in/error?code=invalid_request');
  });

  it('can be on any origin that is served', async () => {
    const browser = new TestBrowser(world.server, 'https://portal.example.no');
    const answer = await browser.authorize(authorizationRequest({ redirect_uri: 'https://portal.example.no/' }));
    expect(answer.headers.location).toMatch(/^\/sign-in\/interactions\//);
  });
});

describe('an authorization request', () => {
  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['the implicit flow', { response_type: 'id_token token' }],
    ['a scope without openid', { scope: 'profile' }],
  ])('with %s is refused', async (_what, changes) => {
    const answer = await new TestBrowser(world.server).authorize(authorizationRequest(changes));
    expect(returnedParameters(answer).get('error')).toMatch(
      /^(invalid_request|unsupported_response_type|unauthorized_client)$/,
    );
    expect(returnedParameters(answer).get('code')).toBeNull();
  });

  it.each([
    ['an unknown client', { client_id: 'stranger' }],
    ['a client id that the database can not store', { client_id: 'a\u0000b' }],
    ['an answer by form, which needs a page of the library', { response_mode: 'form_post' }],
    ['a text that the database can not store', { state: 'a\u0000b' }],
  ])('with %s ends on our own page', async (_what, changes) => {
    const answer = await new TestBrowser(world.server).authorize(authorizationRequest(changes));
    expect(answer.headers.location).toBe('/sign-in/error?code=invalid_request');
    expect(answer.body).toBe('');
  });

  it('whose login took too long ends on our own page', async () => {
    const answer = await new TestBrowser(world.server).get('/oidc/auth/longGone');
    expect(answer.headers.location).toBe('/sign-in/error?code=expired');
  });

  it('on an origin that is not served is refused', async () => {
    const answer = await new TestBrowser(world.server, 'https://evil.example').authorize(authorizationRequest());
    expect(answer.statusCode).toBe(421);
  });

  it('builds its addresses from what the server found, whatever headers the client sends', async () => {
    const answer = await world.server.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: {
        host: 'portal.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-port': '1',
        forwarded: 'host=evil.example',
      },
    });
    expect(answer.json()).toMatchObject({
      issuer: `${origin}/oidc`,
      token_endpoint: `${origin}/oidc/token`,
      end_session_endpoint: `${origin}/oidc/session/end`,
    });
  });
});

describe('of the library, only what is needed', () => {
  it.each([
    '/oidc/me',
    '/oidc/request',
    '/oidc/session/end/confirm',
    '/oidc/session/end/success',
    '/oidc/token/introspection',
    '/oidc/reg',
    '/oidc/device',
    '/oidc',
    '/oidc/',
  ])('can be reached: not %s', async (path) => {
    expect((await new TestBrowser(world.server).get(path)).statusCode).toBe(404);
  });

  it('keeps the security headers that the server has set', async () => {
    const answer = await new TestBrowser(world.server).authorize(authorizationRequest());
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a code', () => {
  async function code() {
    const browser = new TestBrowser(world.server);
    const request = authorizationRequest();
    const login = await browser.logIn(locationOf(await browser.authorize(request)), email);
    return { browser, request, code: codeOf(await browser.get(login.json<{ redirectTo: string }>().redirectTo)) };
  }

  it('comes back in the fragment, with the state', async () => {
    const { browser } = await code();
    const request = authorizationRequest({ state: 'abc' });
    expect(returnedParameters(await browser.authorize(request)).get('state')).toBe('abc');
  });

  it('is redeemed once: the second time takes back what the first time gave', async () => {
    const { browser, request, code: value } = await code();
    const first = await browser.redeem(value, request.verifier);
    expect(first.statusCode).toBe(200);
    const second = await browser.redeem(value, request.verifier);
    expect([second.statusCode, second.json<{ error: string }>().error]).toEqual([400, 'invalid_grant']);
    expect((await browser.refresh(first.json<{ refresh_token: string }>().refresh_token)).statusCode).toBe(400);
  });

  it('is redeemed once, also when two try at the same moment', async () => {
    const { browser, request, code: value } = await code();
    const answers = await Promise.all([
      browser.redeem(value, request.verifier),
      browser.redeem(value, request.verifier),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200).length).toBeLessThanOrEqual(
      1,
    );
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(64) }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect address', { redirect_uri: `${origin}/silent-check-sso.html` }],
    ['another client', { client_id: 'stranger' }],
    ['a code that was made up', { code: 'x'.repeat(43) }],
    ['a code that the database can not store', { code: 'a\u0000b' }],
    ['the password grant', { grant_type: 'password', username: email, password: 'x' }],
    ['the client credentials grant', { grant_type: 'client_credentials' }],
  ])('is refused with %s', async (_what, changes) => {
    const { browser, request, code: value } = await code();
    const form = {
      grant_type: 'authorization_code',
      code: value,
      client_id: clientId,
      redirect_uri: `${origin}/`,
      code_verifier: request.verifier,
      ...changes,
    };
    const answer = await browser.postForm('/oidc/token', form);
    expect([400, 401]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).not.toHaveProperty('access_token');
  });
});

describe('a refresh token', () => {
  it('is replaced at each use', async () => {
    const browser = new TestBrowser(world.server);
    const first = await browser.signIn(email);
    const second = (await browser.refresh(first.refresh_token)).json<{ refresh_token: string }>();
    const third = (await browser.refresh(second.refresh_token)).json<{ refresh_token: string }>();
    expect(new Set([first.refresh_token, second.refresh_token, third.refresh_token]).size).toBe(3);
  });

  it('that was used before ends everything that it stands for, and is reported', async () => {
    const browser = new TestBrowser(world.server);
    const first = await browser.signIn(email);
    const second = (await browser.refresh(first.refresh_token)).json<{ refresh_token: string }>();
    expect((await browser.refresh(first.refresh_token)).statusCode).toBe(400);
    expect((await browser.refresh(second.refresh_token)).statusCode).toBe(400);
    expect(world.log).toContainEqual(expect.objectContaining({ event: 'authn_token_reuse' }));
  });

  it.each(['', 'x', 'x.e30.', 'a\u0000b', 'x'.repeat(10_000)])('that was made up is refused: %j', async (token) => {
    expect((await new TestBrowser(world.server).refresh(token)).statusCode).toBe(400);
  });

  it('can not be an access token', async () => {
    const browser = new TestBrowser(world.server);
    expect((await browser.refresh((await browser.signIn(email)).access_token)).statusCode).toBe(400);
  });
});
