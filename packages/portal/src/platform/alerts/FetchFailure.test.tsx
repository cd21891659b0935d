import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, servicesUrl, userAdminUrl } from '../../testing/server.ts';
import { aServiceInventory } from '../../testing/services-section/aServiceInventory.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const text = 'Information is not available at the moment';

describe('a list that cannot be loaded', () => {
  it('says so in the page and in an alert, once, however often it is tried again', async () => {
    server.use(http.get(userAdminUrl('/customer/users'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    const { user, services } = await renderAt('/users', { triesAgain: false });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(within(screen.getByRole('main')).getByText(text)).toBeInTheDocument();
    expect(services.alerts.alerts).toEqual([
      expect.objectContaining({ tone: 'critical', message: { id: 'fetchErrors.500' } }),
    ]);
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(services.alerts.alerts).toHaveLength(1);
  });

  it('shows its details to staff once, in the page', async () => {
    server.use(http.get(userAdminUrl('/customer/users'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await renderAt('/users', {
      user: { isInternal: true, roles: ['UserAdministrator'] },
      triesAgain: false,
    });
    expect(await screen.findByRole('button', { name: /Debug information/ })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Debug information/ })).toHaveLength(1);
  });
});

describe('a detail page that cannot be loaded', () => {
  it('says so in one alert, with the time to wait where the server names one', async () => {
    aServiceInventory();
    const refuse = () => HttpResponse.json(aProblem(429), { status: 429, headers: { 'Retry-After': '30' } });
    server.use(http.get(servicesUrl('/services/:id'), refuse));
    const { services } = await renderAt('/services?service=SE-204418', {
      user: { roles: ['Purchaser'] },
      triesAgain: false,
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText(`${text}. Try again in 30 seconds.`)).toBeInTheDocument();
    expect(services.alerts.alerts).toEqual([
      expect.objectContaining({ tone: 'critical', message: { id: 'fetchErrors.429', values: { seconds: 30 } } }),
    ]);
  });

  it('says in the page why, and what helps', async () => {
    aServiceInventory();
    server.use(http.get(servicesUrl('/services/:id'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await renderAt('/services?service=SE-204418', { user: { roles: ['Purchaser'] }, triesAgain: false });
    expect(await screen.findByText(/^Try again\. Does the service not work\?/)).toHaveTextContent(
      'Try again. Does the service not work? Report a fault: +46 8 465 004 21.',
    );
    expect(within(screen.getByRole('main')).getByText(text)).toBeInTheDocument();
  });

  it('does not send the reader to customer support for what the administrator decides', async () => {
    aServiceInventory();
    server.use(http.get(servicesUrl('/services/:id'), () => HttpResponse.json(aProblem(403), { status: 403 })));
    await renderAt('/services?service=SE-204418', { user: { roles: ['Purchaser'] }, triesAgain: false });
    await screen.findByRole('button', { name: 'Try again' });
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/contact your administrator for permission/)).toBeInTheDocument();
    expect(main.queryByText(/call customer support/)).not.toBeInTheDocument();
  });
});
