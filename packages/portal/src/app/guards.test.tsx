import { customerRoles, permissions } from '@skerry/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anyOf } from '../platform/access/access.ts';
import { defineFeature } from '../platform/feature/feature.ts';
import { aProblem } from '../testing/builders.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { casesUrl, portalUserUrl, quoteAndOrderUrl, server } from '../testing/server.ts';
import { features } from './features.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page that tells whether it was downloaded. */
function aFeature(parts: Partial<Parameters<typeof defineFeature>[0]> = {}) {
  const downloads: string[] = [];
  const feature = defineFeature({
    id: 'traffic',
    access: anyOf('OperationStaff'),
    routes: [
      {
        path: '/performance',
        title: 'pages.home',
        texts: ['home'],
        page: async () => {
          downloads.push('/performance');
          return function TrafficPage() {
            return <h1 tabIndex={-1}>Traffic</h1>;
          };
        },
      },
    ],
    ...parts,
  });
  return { feature, downloads };
}

const anAgreement = {
  id: 'FA-1',
  name: 'Carrier Access',
  products: [{ id: 'wave-10g', name: 'Wave 10G' }],
  productPackages: [],
  quoteAndOrderInternalUsersOnly: false,
};

const everyRole = [...customerRoles, ...permissions];

describe('/home', () => {
  it.each([[], ...everyRole.map((role) => [role])])('is open to everyone who is signed in (%s)', async (...roles) => {
    const { router } = await renderAt('/home', { user: { roles } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/home');
  });

  it('is what the root path leads to', async () => {
    const { router } = await renderAt('/');
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(router.state.location.pathname).toBe('/home');
  });

  it.each([
    ['who may order', ['Purchaser'], [anAgreement], '/quote-and-order'],
    ['who may not', ['OperationStaff'], [anAgreement], '/home'],
    ['without an agreement', ['Purchaser'], [], '/home'],
  ])('makes way for ordering in the carrier access portal: for those %s', async (_who, roles, agreements, path) => {
    const ordering = aFeature({
      id: 'quote-and-order',
      access: anyOf('Purchaser'),
      guard: (visitor) => visitor.agreements.length > 0,
      nav: { label: 'pages.orders', path: '/quote-and-order', group: 'operations', icon: () => null },
      routes: [
        { path: '/quote-and-order', title: 'pages.orders', texts: [], page: async () => () => <h1>Ordering</h1> },
      ],
    });
    const { router } = await renderAt('/', {
      user: { roles },
      agreements,
      config: { variant: 'carrier' },
      features: [...features.filter(({ id }) => id !== 'quote-and-order'), ordering.feature],
    });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe(path);
  });

  it.each([{ customer: { active: false } }, { config: { country: 'dk' as const } }])(
    'is left to an inactive customer and in Denmark (%j)',
    async (options) => {
      await renderAt('/home', options);
      expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    },
  );
});

describe('a page behind roles', () => {
  it.each(everyRole)('is open or denied for %s, and not downloaded where denied', async (role) => {
    const { feature, downloads } = aFeature({ access: anyOf('OperationStaff', 'cp-performance-monitoring') });
    const { router } = await renderAt('/performance', { features: [feature], user: { roles: [role] } });
    const isOpen = role === 'OperationStaff' || role === 'cp-performance-monitoring';
    await screen.findByRole('heading', { level: 1, name: isOpen ? 'Traffic' : 'Access denied' });
    expect(downloads).toEqual(isOpen ? ['/performance'] : []);
    expect(router.state.location.pathname).toBe(isOpen ? '/performance' : '/access-denied');
  });

  it('does not exist while its flag is off', async () => {
    const { feature, downloads } = aFeature({ flag: 'performanceStatistics' });
    const { router } = await renderAt('/performance', { features: [feature], user: { roles: ['OperationStaff'] } });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(router.state.location.pathname).toBe('/not-found');
    expect(downloads).toEqual([]);
  });

  it('is closed to an inactive customer', async () => {
    const { feature } = aFeature();
    await renderAt('/performance', {
      features: [feature],
      user: { roles: ['OperationStaff'] },
      customer: { active: false },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeInTheDocument();
  });

  it('does not exist in Denmark unless it is one of the pages there', async () => {
    const { feature } = aFeature();
    await renderAt('/performance', {
      features: [feature],
      user: { roles: ['OperationStaff'] },
      config: { country: 'dk' },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  it('stands in the menu of those who may open it, and of nobody else', async () => {
    const nav = { label: 'pages.userGroups', path: '/performance', group: 'operations', icon: () => null } as const;
    const { feature } = aFeature({ nav });
    const { user, unmount } = await renderAt('/not-found', {
      features: [feature],
      user: { roles: ['OperationStaff'] },
    });
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    for (const link of screen.getAllByRole('link', { name: 'Groups' }))
      expect(link).toHaveAttribute('href', '/performance');
    unmount();

    await renderAt('/not-found', { features: [feature], user: { roles: ['Purchaser'] } });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.queryByRole('button', { name: 'More options' })).not.toBeInTheDocument();
  });
});

describe('an address that does not exist', () => {
  it.each(['/nothing', '/home/nothing', '/not-found'])('%s shows the page for it', async (path) => {
    const { router } = await renderAt(path);
    expect(await screen.findByText('The page you tried to access does not exist.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
    await waitFor(() => expect(document.title).toBe('Skerry – Page not found'));
  });
});

describe('a visitor who is not signed in', () => {
  it('is sent to the login page, and nothing is asked of the server', async () => {
    const { session } = await renderAt('/performance?range=week', { user: null });
    await waitFor(() => expect(session.logins).toEqual(['/performance?range=week']));
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  it('sees a plain page with logo, language and a button where a login has failed', async () => {
    history.replaceState(null, '', '/home');
    const view = await renderAt('/home', { user: null, maySignInAutomatically: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to continue' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Skerry' })).toBeInTheDocument();
    await view.user.click(await screen.findByRole('button', { name: /English/ }));
    await view.user.click(screen.getByRole('option', { name: 'Svenska' }));
    expect(await screen.findByRole('heading', { name: 'Logga in för att fortsätta' })).toBeInTheDocument();
    await act(() => view.services.language.choose('en'));
    await view.user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(view.session.logins).toEqual(['/home']);
  });
});

describe('a login service that does not answer', () => {
  it('says so and is asked again, and nobody is told that they are not logged in', async () => {
    const { session } = await renderAt('/home', { user: null });
    act(() => session.become({ status: 'signedOut', reason: 'noAnswer' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The login service does not answer' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });
});

describe('start-up data', () => {
  it('that fails is said, and the page can be loaded again', async () => {
    server.use(http.get(portalUserUrl('/user-profiles'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await renderAt('/home');
    expect(await screen.findByText('Information is not available at the moment')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
  });

  it('that is refused with 401 ends the session', async () => {
    server.use(http.get(portalUserUrl('/user-profiles'), () => HttpResponse.json(aProblem(401), { status: 401 })));
    const { session } = await renderAt('/home');
    await waitFor(() => expect(session.state).toEqual({ status: 'signedOut', reason: 'expired' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your session has ended' })).toBeInTheDocument();
  });

  it('that comes after the session has ended refuses nobody: the address stays for the return', async () => {
    let isAsked = false;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { feature, downloads } = aFeature();
    const { session, router } = await renderAt('/performance', {
      features: [feature],
      user: { roles: ['OperationStaff'] },
      answers: [
        http.get(portalUserUrl('/b2b-customer/feature-flags'), async () => {
          isAsked = true;
          await answered;
          return HttpResponse.json({});
        }),
      ],
    });
    await waitFor(() => expect(isAsked).toBe(true));
    act(() => session.become({ status: 'signedOut', reason: 'expired' }));
    answer();
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your session has ended' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/performance');
    expect(downloads).toEqual([]);
  });

  describe.each([
    ['the feature flags', portalUserUrl('/b2b-customer/feature-flags'), [] as unknown],
    ['the framework agreements', quoteAndOrderUrl('/framework-agreements'), { items: null }],
    ['the move to cases', casesUrl('/cases/migrated-case-customer'), { migratedCustomer: 'yes' }],
  ])('without %s', (_, url, nonsense) => {
    it.each([
      ['refused', () => HttpResponse.json(aProblem(503), { status: 503 })],
      ['not to be understood', () => HttpResponse.json(nonsense as object)],
    ])(
      'because they are %s, shows the portal with fewer pages, and tells only internal users',
      async (_how, answer) => {
        const text = /pages may be missing/;
        const view = await renderAt('/home', { user: { isInternal: true }, answers: [http.get(url, answer)] });
        expect(await screen.findByText(text)).toBeInTheDocument();
        view.unmount();

        await renderAt('/home', { answers: [http.get(url, answer)] });
        expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
        expect(screen.queryByText(text)).not.toBeInTheDocument();
      },
    );
  });
});
