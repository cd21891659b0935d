import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { ApiError } from '../../platform/api/ApiError.ts';
import { aPortalUser, aProblem, sessionUsers } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { portalUserUrl, server } from '../../testing/server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openProfile(options: Parameters<typeof renderAt>[1] = {}) {
  const view = await renderAt('/home', options);
  await view.user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  return view;
}

describe('the title of the document', () => {
  it.each([
    ['en', '/home', 'Skerry – Overview'],
    ['sv', '/home', 'Skerry – Översikt'],
    ['no', '/access-denied', 'Skerry – Ingen tilgang'],
    ['da', '/not-found', 'Skerry – Siden blev ikke fundet'],
  ] as const)('in %s at %s is %s', async (language, path, title) => {
    await renderAt(path, { language });
    await waitFor(() => expect(document.title).toBe(title));
  });
});

describe('a change of page', () => {
  it('takes the focus to the heading of the new page', async () => {
    const { user } = await renderAt('/not-found');
    await user.click(await screen.findByRole('link', { name: 'Go to the overview' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toHaveFocus());
  });

  it('leaves the focus alone on the first page', async () => {
    await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).toHaveFocus();
  });
});

describe('the profile menu', () => {
  it('says who is signed in, for which customer, and logs out', async () => {
    const { user, session } = await openProfile();
    expect(screen.getByText('astrid.lindqvist@havstrand.example')).toBeInTheDocument();
    expect(screen.getAllByText('Customer id 4471820').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(session.logouts).toBe(1);
  });

  it.each([
    ['Svenska', 'Översikt', 'sv'],
    ['Norsk', 'Oversikt', 'nb'],
    ['Dansk', 'Oversigt', 'da'],
  ])('changes the language to %s at once and remembers it', async (name, title, lang) => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: /Language/ }));
    await user.click(screen.getByRole('option', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe(lang);
    expect(localStorage.getItem('skerry.language')).not.toBeNull();
  });

  it('offers the ids of texts to staff only', async () => {
    const { user, unmount } = await openProfile();
    await user.click(screen.getByRole('button', { name: /Language/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Svenska',
      'English',
      'Norsk',
      'Dansk',
    ]);
    unmount();

    const staff = await openProfile({ user: { isInternal: true } });
    await staff.user.click(screen.getByRole('button', { name: /Language/ }));
    expect(screen.getAllByRole('option')).toHaveLength(5);
  });

  it('changes the theme at once and remembers it', async () => {
    const { user } = await openProfile();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Appearance' })).getByRole('radio', { name: 'Dark' }),
    );
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('skerry.theme')).toBe('dark');
  });

  it('shows privacy policy and user guide only where there are any', async () => {
    const { unmount } = await openProfile();
    expect(screen.queryByRole('link', { name: /Privacy policy/ })).not.toBeInTheDocument();
    unmount();
    await openProfile({ config: { links: { privacyPolicy: 'https://privacy.example/', userGuide: '/guide.pdf' } } });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('href', 'https://privacy.example/');
    expect(screen.getByRole('link', { name: /User guide/ })).toHaveAttribute('href', '/guide.pdf');
  });

  it('says as whom staff act', async () => {
    server.use(
      http.get(portalUserUrl('/user-profiles'), () =>
        HttpResponse.json(
          sessionUsers({
            currentUser: aPortalUser({ firstName: 'Jonas', lastName: 'Hjelm' }),
            impersonatedUser: aPortalUser(),
          }),
        ),
      ),
    );
    await renderAt('/home', { user: { isInternal: true, impersonatedUserId: 'user-astrid' } });
    expect(
      await screen.findByRole('button', { name: /Jonas Hjelm.*as Astrid Lindqvist, Havstrand/ }),
    ).toBeInTheDocument();
  });
});

describe('the footer', () => {
  it('says how to reach the provider, and this year', async () => {
    await renderAt('/home');
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: '+46 8 465 004 20' })).toHaveAttribute('href', 'tel:+46846500420');
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Skerry`);
  });

  it('leaves out what is not configured', async () => {
    await renderAt('/home', { config: { contact: {} } });
    expect(within(await screen.findByRole('contentinfo')).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('an alert', () => {
  afterEach(() => void jest.useRealTimers());

  it('leaves after 4000 ms', async () => {
    const { services } = await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    jest.useFakeTimers();
    act(() => services.alerts.raise({ tone: 'positive', message: { id: 'pages.home' } }));
    expect(screen.getByRole('status')).toHaveTextContent('Overview');
    act(() => jest.advanceTimersByTime(3_999));
    expect(screen.getByRole('status')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays where autoHide is off', async () => {
    const { services } = await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    jest.useFakeTimers();
    act(() => services.alerts.raise({ tone: 'critical', message: { id: 'fetchErrors.0' }, autoHide: false }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Could not reach the server');
  });

  it('of a failed call shows details to staff', async () => {
    const { services, user } = await renderAt('/home', { user: { isInternal: true } });
    await screen.findByRole('heading', { level: 1 });
    const call = { method: 'GET', path: '/api/user-admin/v1/roles', durationMs: 214, at: '2024-11-21T08:42:17.204Z' };
    act(() =>
      services.alerts.raise({
        tone: 'critical',
        message: { id: 'fetchErrors.500' },
        error: new ApiError({ status: 503, problem: aProblem(503), call }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: /Debug information/ }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(alert).toHaveTextContent('GET /api/user-admin/v1/roles');
    expect(alert).toHaveTextContent('503, 214 ms');
    expect(alert).toHaveTextContent('se, customer 4471820');
    await user.click(within(alert).getByRole('button', { name: 'Copy log' }));
    expect(await within(alert).findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('trace id 4bf92f3577b34da6a3ce929d0e0e4736');
    await waitFor(() => expect(within(alert).queryByText('Copied')).not.toBeInTheDocument(), { timeout: 2_500 });
  });

  it('never shows details to a customer', async () => {
    const { services } = await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    act(() =>
      services.alerts.raise({
        tone: 'critical',
        message: { id: 'fetchErrors.500' },
        error: new ApiError({ status: 503, problem: aProblem(503) }),
      }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^Information is not available at the moment$/);
    expect(document.body).not.toHaveTextContent('4bf92f3577b34da6a3ce929d0e0e4736');
  });
});

describe('the end of the session', () => {
  it('takes everything off the page and says why', async () => {
    const { session } = await renderAt('/home');
    await screen.findAllByText('Havstrand Logistik AB');
    act(() => session.become({ status: 'signedOut', reason: 'loggedOut' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You have logged out' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Havstrand');
  });
});
