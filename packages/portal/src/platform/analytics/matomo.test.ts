import { createMatomo } from './matomo.ts';
import type { AnalyticsIdentity } from './Analytics.ts';

const config = {
  service: 'matomo',
  address: 'https://matomo.example/m',
  siteId: 7,
  impersonationDimension: 3,
} as const;

function setUp(
  identity: AnalyticsIdentity = { isImpersonating: false },
  answer: () => Promise<unknown> = async () => {},
) {
  const sent: { address: string; init: RequestInit; told: Record<string, string> }[] = [];
  const matomo = createMatomo({
    config,
    origin: 'https://portal.example',
    identity: () => identity,
    fetch(address, init) {
      sent.push({ address, init, told: Object.fromEntries(new URLSearchParams(init.body as URLSearchParams)) });
      return answer();
    },
  });
  return { matomo, sent };
}

describe('Matomo', () => {
  it('is told of a page by its pattern', () => {
    const { matomo, sent } = setUp();
    matomo.pageView('/users/:userId');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe('https://matomo.example/m/matomo.php');
    expect(sent[0]?.told).toEqual({
      idsite: '7',
      rec: '1',
      apiv: '1',
      send_image: '0',
      _id: expect.stringMatching(/^[0-9a-f]{16}$/),
      url: 'https://portal.example/users/:userId',
      action_name: '/users/:userId',
      dimension3: 'no',
    });
  });

  it('is told of an event on the page that was shown last', () => {
    const { matomo, sent } = setUp();
    matomo.pageView('/users');
    matomo.event({ category: 'write', action: 'POST /customer/users', name: '201' });
    expect(sent[1]?.told).toMatchObject({
      url: 'https://portal.example/users',
      e_c: 'write',
      e_a: 'POST /customer/users',
      e_n: '201',
    });
    expect(sent[1]?.told).not.toHaveProperty('action_name');
    expect(sent[1]?.told['_id']).toBe(sent[0]?.told['_id']);
  });

  it('gets no cookie, no referrer and a request that needs nobody to wait', () => {
    const { matomo, sent } = setUp();
    matomo.pageView('/users');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    expect(sent[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it('knows staff by their e-mail address, and that they act as somebody', () => {
    const { matomo, sent } = setUp({ email: 'staff@skerry.example', isImpersonating: true });
    matomo.pageView('/users');
    expect(sent[0]?.told).toMatchObject({ uid: 'staff@skerry.example', dimension3: 'yes' });
  });

  it('breaks nothing where it is down', async () => {
    const { matomo, sent } = setUp(undefined, () => Promise.reject(new TypeError('Failed to fetch')));
    matomo.pageView('/users');
    matomo.pageView('/home');
    await Promise.resolve();
    expect(sent).toHaveLength(2);
  });
});
