import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Identity } from '../platform/session/identity.ts';
import { aCustomerUser, aPortalUser, sessionUsers } from '../testing/builders.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { portalUserUrl, server, userAdminUrl } from '../testing/server.ts';
import { measureUse } from './measure-use.ts';

const config = { service: 'matomo', address: 'https://matomo.example', siteId: 7, impersonationDimension: 1 } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.use(
    http.get(userAdminUrl('/customer/users/:id'), ({ params }) =>
      HttpResponse.json(aCustomerUser({ id: String(params['id']) })),
    ),
  );
});

interface Visit {
  user?: Partial<Identity>;
  fetch?: () => Promise<unknown>;
}

async function visit(path: string, { user = {}, fetch = async () => {} }: Visit = {}) {
  const view = await renderAt(path, { user, isFirstVisit: true, config: { analytics: config } });
  await screen.findByRole('heading', { level: 1 });
  const told: Record<string, string>[] = [];
  measureUse({
    config,
    services: view.services,
    router: view.router,
    origin: 'https://portal.example',
    fetch(_address, { body }) {
      told.push(Object.fromEntries(new URLSearchParams(body as URLSearchParams)));
      return fetch();
    },
  });
  const goTo = (next: string) => act(() => view.router.navigate(next));
  return { ...view, told, goTo, pages: () => told.flatMap(({ action_name: page }) => page ?? []) };
}
const agree = async ({ user }: Awaited<ReturnType<typeof visit>>) =>
  user.click(within(await screen.findByRole('region', { name: 'Cookies' })).getByRole('button', { name: 'I agree' }));

describe('measuring', () => {
  it('begins with the page on which the visitor agrees, and not before', async () => {
    const view = await visit('/home');
    await view.goTo('/not-found');
    expect(view.told).toEqual([]);
    await agree(view);
    expect(view.pages()).toEqual(['/not-found']);
    await view.goTo('/home');
    expect(view.pages()).toEqual(['/not-found', '/home']);
  });

  it('does not begin when the banner leaves by itself, or the visitor refuses', async () => {
    const { services, told, goTo } = await visit('/home');
    act(() => services.consent.hide());
    await goTo('/not-found');
    act(() => services.consent.refuse());
    await goTo('/home');
    expect(told).toEqual([]);
  });

  it('ends when the visitor takes the consent back', async () => {
    const view = await visit('/home');
    await agree(view);
    act(() => view.services.consent.refuse());
    await view.goTo('/not-found');
    expect(view.pages()).toEqual(['/home']);
  });

  it('names pages by their pattern: no id, no query, nothing that was typed', async () => {
    const view = await visit('/users/7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a?from=astrid#secret');
    await agree(view);
    await view.goTo('/astrid.lindqvist@havstrand.example');
    expect(view.pages()).toEqual(['/users/:userId', '/not-found']);
    expect(JSON.stringify(view.told)).not.toMatch(/7d0c5f0e|astrid|secret/);
  });

  it('counts a page once, whatever becomes of its query', async () => {
    const view = await visit('/home');
    await agree(view);
    await view.goTo('/home?page=1');
    await view.goTo('/home?page=2');
    expect(view.pages()).toEqual(['/home']);
  });

  it('counts writes by operation and status, and never a read', async () => {
    server.use(http.delete(userAdminUrl('/customer/users/:id'), () => new HttpResponse(null, { status: 204 })));
    const view = await visit('/home');
    const remove = () =>
      view.services.api.userAdmin.DELETE('/customer/users/{userId}', {
        params: { path: { userId: 'elin' }, header: { 'If-Match': '"1"' } },
      });
    await remove();
    expect(view.told).toEqual([]);
    await agree(view);
    await remove();
    await view.services.api.userAdmin.GET('/roles');
    expect(view.told.flatMap(({ e_c, e_a, e_n }) => (e_a ? [[e_c, e_a, e_n]] : []))).toEqual([
      ['write', 'DELETE /customer/users/{userId}', '204'],
    ]);
  });

  it('goes on where the service is down', async () => {
    const view = await visit('/home', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await agree(view);
    await view.goTo('/not-found');
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  const jonas = aPortalUser({ id: 'user-jonas', email: 'jonas.hjelm@skerry.example' });
  it.each([
    ['a customer’s user', false, sessionUsers(), undefined, 'no'],
    ['staff', true, sessionUsers({ currentUser: jonas }), jonas.email, 'no'],
    [
      'staff who act as another',
      true,
      sessionUsers({ currentUser: jonas, impersonatedUser: aPortalUser() }),
      jonas.email,
      'yes',
    ],
    [
      'staff who act as themselves',
      true,
      sessionUsers({ currentUser: jonas, impersonatedUser: jonas }),
      jonas.email,
      'no',
    ],
  ])('of %s names who that is only where it is staff', async (_who, isInternal, users, email, impersonating) => {
    server.use(http.get(portalUserUrl('/user-profiles'), () => HttpResponse.json(users)));
    const view = await visit('/home', { user: { isInternal } });
    await agree(view);
    expect(view.told[0]?.['uid']).toBe(email);
    expect(view.told[0]?.['dimension1']).toBe(impersonating);
  });
});
