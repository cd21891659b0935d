import { jest } from '@jest/globals';
import type { PreferenceChange } from '@skerry/contracts';
import { languageList } from '@skerry/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { aPortalUser, aProblem, aRuntimeConfig, sessionUsers } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { portalUserUrl, server } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./HomePage.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const url = portalUserUrl('/b2b-customer/preferences');

/** A server that keeps preferences, and what was sent to it. */
function aPreferenceServer(stored: Record<string, unknown> = {}) {
  const sent: PreferenceChange[][] = [];
  let reads = 0;
  server.use(
    http.get(url, () => {
      reads += 1;
      return HttpResponse.json({ preferences: stored });
    }),
    http.post(url, async ({ request }) => {
      const { preferences } = (await request.json()) as { preferences: PreferenceChange[] };
      expect(request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
      sent.push(preferences);
      for (const { preferenceName, preferenceValue } of preferences) stored[preferenceName] = preferenceValue;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { stored, sent, reads: () => reads };
}

/** The errors in the browser's log from now on. */
function logOfBrowser() {
  const { mock } = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => mock.calls.flatMap(([said]) => (said instanceof Error ? said.message : []));
}

const refuse = (status: number) => () => HttpResponse.json(aProblem(status), { status });
const panel = (name: string) => screen.findByRole('region', { name });
const noPanel = (name: string) => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();

async function open(options: RenderOptions = {}) {
  const view = await renderAt('/home', options);
  const adapt = async () => view.user.click(await screen.findByRole('button', { name: 'Customise' }));
  const flip = async (name: string) => view.user.click(screen.getByRole('switch', { name }));
  return { ...view, adapt, flip };
}

describe('the overview', () => {
  it('shows the open pages, whom to reach, and what is good to know', async () => {
    await open({ user: { roles: ['UserAdministrator'] } });
    const pages = within(await panel('Your pages'));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/order-optical-services',
      '/users',
      '/contacts',
      '/site-access',
      '/changelogs',
      '/other-tools',
    ]);
    expect(await panel('Your contacts')).toBeInTheDocument();
    expect(await panel('Good to know')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('dials and writes to support, sales and delivery, as far as they are known', async () => {
    const { contact } = aRuntimeConfig();
    await open({
      config: { contact: { ...contact, salesPhone: '+46 8 465 004 33', deliveryEmail: 'delivery@skerry.example' } },
    });
    const contacts = within(await panel('Your contacts'));
    const rows = contacts.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Customer support+46 8 465 004 20support@skerry.example',
      'Fault reports, 24 h+46 8 465 004 21',
      'Sales+46 8 465 004 33',
      'Deliverydelivery@skerry.example',
    ]);
    expect(contacts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+46846500420',
      'mailto:support@skerry.example',
      'tel:+46846500421',
      'tel:+46846500433',
      'mailto:delivery@skerry.example',
    ]);
  });

  it('has nothing for nobody: a panel without content is neither shown nor offered', async () => {
    const { adapt } = await open({ config: { country: 'dk', contact: {} } });
    await panel('Your pages');
    noPanel('Your contacts');
    noPanel('Good to know');
    await adapt();
    expect(screen.getAllByRole('switch').map(({ textContent }) => textContent)).toEqual([
      'Simple overview',
      'Your pages',
    ]);
  });
});

describe('what is good to know', () => {
  const users = (parts: Partial<ReturnType<typeof aPortalUser>['attributes']>) =>
    http.get(portalUserUrl('/user-profiles'), () =>
      HttpResponse.json(
        sessionUsers({ currentUser: aPortalUser({ attributes: { ...aPortalUser().attributes, ...parts } }) }),
      ),
    );

  it.each([
    ['force', 'Two-factor login is onCodes are sent to +46 70 174 06 05.'],
    [null, 'Two-factor loginIf you are asked for a code when you log in, it is sent to +46 70 174 06 05.'],
  ] as const)('says of two-factor login (%s): %s', async (twoFactorBySms, text) => {
    await open({ answers: [users({ twoFactorBySms })] });
    expect(within(await panel('Good to know')).getAllByRole('listitem')[0]).toHaveTextContent(text);
  });

  it('says nothing of two-factor login in Denmark', async () => {
    await open({ config: { country: 'dk', links: { privacyPolicy: 'https://skerry.example/privacy' } } });
    expect(await panel('Good to know')).not.toHaveTextContent('Two-factor');
  });

  it('says nothing of two-factor login to staff, but where they act as a user', async () => {
    const jonas = aPortalUser({ firstName: 'Jonas', attributes: { ...aPortalUser().attributes, cellphone: null } });
    const answer = (parts: object) =>
      http.get(portalUserUrl('/user-profiles'), () =>
        HttpResponse.json(sessionUsers({ currentUser: jonas, ...parts })),
      );
    const view = await open({ user: { isInternal: true }, answers: [answer({})] });
    expect(await panel('Good to know')).not.toHaveTextContent('Two-factor');
    view.unmount();
    await open({ user: { isInternal: true }, answers: [answer({ impersonatedUser: aPortalUser() })] });
    expect(await panel('Good to know')).toHaveTextContent('+46 70 174 06 05');
  });

  it('leads to change requests where they are open to the user', async () => {
    const view = await open({ user: { roles: ['OperationStaff'] }, hasMigratedCases: true });
    const information = await panel('Good to know');
    expect(information).toHaveTextContent('Made in the portal only, since 1 Mar 2022.');
    expect(within(information).getByRole('link', { name: 'Change requests' })).toHaveAttribute(
      'href',
      '/service-change-request',
    );
    view.unmount();
    await open();
    expect(within(await panel('Good to know')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads to the privacy policy of the country', async () => {
    await open({ config: { links: { privacyPolicy: 'https://skerry.example/privacy' } } });
    expect(within(await panel('Good to know')).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      'https://skerry.example/privacy',
    );
  });
});

describe('adapting the overview', () => {
  it('shows a shape until it is known what the user wants to see, and the defaults after 4 seconds', async () => {
    server.use(http.get(url, () => delay('infinite')));
    logOfBrowser();
    const patience = new AbortController();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => (wait === 4_000 ? patience.signal : timeout(wait)));
    const { container } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('Loading');
    noPanel('Your pages');
    expect(screen.queryByRole('button', { name: 'Customise' })).not.toBeInTheDocument();
    await act(async () => patience.abort(new DOMException('Too late', 'TimeoutError')));
    expect(await panel('Your pages')).toBeInTheDocument();
    expect(await panel('Good to know')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Customise' })).toBeInTheDocument();
  });

  it('hides a panel at once, and keeps it hidden', async () => {
    const { sent } = aPreferenceServer();
    const { adapt, flip } = await open();
    await adapt();
    await flip('Your contacts');
    noPanel('Your contacts');
    expect(await panel('Your pages')).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([[{ preferenceName: 'showHomeContacts', preferenceValue: 'false' }]]));
  });

  it('is as it was left', async () => {
    aPreferenceServer({ showHomePages: 'false' });
    await open();
    await panel('Your contacts');
    noPanel('Your pages');
  });

  it('to the simple overview leaves pages and contacts', async () => {
    const { sent } = aPreferenceServer();
    const { adapt, flip } = await open();
    await adapt();
    await flip('Simple overview');
    noPanel('Good to know');
    expect(screen.queryByRole('switch', { name: 'Good to know' })).not.toBeInTheDocument();
    expect(await panel('Your pages')).toBeInTheDocument();
    expect(await panel('Your contacts')).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([[{ preferenceName: 'isUsingSimpleOverview', preferenceValue: 'true' }]]));
  });

  it('until nothing is left says where to get it back', async () => {
    aPreferenceServer({ showHomePages: 'false', showHomeContacts: 'false', showHomeInformation: 'false' });
    await open();
    expect(await screen.findByRole('heading', { name: 'Everything is hidden' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it.each([0, 403, 503])('that can not be saved (%i) shows the panel again, and says so', async (status) => {
    const { adapt, flip } = await open();
    await adapt();
    server.use(http.post(url, status === 0 ? () => HttpResponse.error() : refuse(status)));
    await flip('Your contacts');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your choice could not be saved, and is as it was before.',
    );
    expect(await panel('Your contacts')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Your contacts' })).toBeChecked();
  });

  it('shows the default in place of what is of a wrong type, and logs it without its value', async () => {
    const { stored } = aPreferenceServer({ showHomePages: 'maybe', isUsingSimpleOverview: 'true' });
    const logged = logOfBrowser();
    const { adapt, flip } = await open();
    await panel('Your pages');
    noPanel('Good to know');
    expect(logged()).toEqual([expect.stringContaining('showHomePages')]);
    expect(logged().join()).not.toContain('maybe');
    await adapt();
    await flip('Simple overview');
    await waitFor(() => expect(stored).toEqual({ showHomePages: 'maybe', isUsingSimpleOverview: 'false' }));
  });

  it.each([
    ['refused', refuse(503)],
    ['not to be understood', () => HttpResponse.json({ preferences: ['true'] })],
    ['empty', () => HttpResponse.json({})],
  ])('shows the defaults where preferences are %s, and tells only staff', async (_how, answer) => {
    const text = 'Saved choices could not be fetched. The defaults are shown.';
    const answers = [http.get(url, answer)];
    const logged = logOfBrowser();
    const view = await open({ answers });
    await panel('Your contacts');
    await panel('Good to know');
    expect(logged()).toHaveLength(1);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    view.unmount();
    await open({ user: { isInternal: true }, answers });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('in another tab is seen when this one is shown again, after 300 seconds', async () => {
    const { stored, reads } = aPreferenceServer();
    await open();
    await panel('Your contacts');
    stored['showHomeContacts'] = 'false';
    const showTab = async () => act(() => document.dispatchEvent(new Event('visibilitychange')));
    const opened = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => opened + 290_000);
    await showTab();
    expect(reads()).toBe(1);
    jest.spyOn(Date, 'now').mockImplementation(() => opened + 300_000);
    await showTab();
    await waitFor(() => noPanel('Your contacts'));
  });

  it('is kept while other pages are seen, and not asked for again', async () => {
    const { reads } = aPreferenceServer({ showHomeContacts: 'false' });
    const { router } = await open();
    await panel('Your pages');
    await act(() => router.navigate('/not-found'));
    await screen.findByRole('heading', { name: 'Page not found' });
    await act(() => router.navigate('/home'));
    await panel('Your pages');
    noPanel('Your contacts');
    expect(reads()).toBe(1);
  });
});

it.each(languageList)('the overview has every text in %s', async (language) => {
  aPreferenceServer();
  const { user } = await renderAt('/home', {
    language,
    config: { links: { privacyPolicy: 'https://skerry.example/privacy' } },
  });
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('region')).toHaveLength(3));
  await user.click(within(screen.getByRole('main')).getByRole('button'));
  expect(screen.getAllByRole('switch')).toHaveLength(4);
  expect(document.body).not.toHaveTextContent(/\b(home|preferences|shell|pages)\.[a-z]/);
  expect(await findViolations()).toEqual([]);
});
