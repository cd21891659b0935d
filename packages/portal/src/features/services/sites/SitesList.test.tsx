import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { networkMapUrl, server, servicesUrl } from '../../../testing/server.ts';
import { aServiceInventory } from '../../../testing/services-section/aServiceInventory.ts';
import { aService, theMap } from '../../../testing/services-section/someServices.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('../ServicesPage.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const as = (...roles: string[]) => ({ user: { roles } });
const responsible = as('OperationResponsible');

describe('the sites', () => {
  it('are those of the services that the same filter finds, and lead to their pages', async () => {
    const inventory = aServiceInventory();
    await renderAt('/services?view=sites&city=Oslo', responsible);
    const link = await screen.findByRole('link', { name: /^Oslo, Dronning Eufemias gate/ });
    expect(inventory.to('GET', '/map').at(-1)?.query).toEqual({ status: ['active'], cities: ['Oslo'] });
    expect(link).toHaveAttribute('href', '/services/sites/S-2');
  });

  it('are not those where only the other end of a found service is', async () => {
    aServiceInventory();
    const [first, second] = theMap().sites;
    const sites = [first, { ...second, services: 0 }];
    server.use(http.get(networkMapUrl('/map'), () => HttpResponse.json({ sites, lines: [] })));
    await renderAt('/services?view=sites', responsible);
    expect(await screen.findByText('1 site with 2 services')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Oslo/ })).not.toBeInTheDocument();
  });
});

describe('the sites that are selected', () => {
  it('are chosen by the keyboard too, and all of their services can be changed', async () => {
    aServiceInventory();
    const [first] = theMap().sites;
    const { user } = await renderAt('/services?view=sites', responsible);
    (await screen.findByRole('link', { name: new RegExp(`^${first?.siteName}`) })).focus();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: `Select ${first?.siteName}` })).toBeChecked();
    const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
    expect(bar.getByText(`1 site with ${first?.services} services`)).toBeInTheDocument();
    expect(bar.getAllByRole('button', { name: 'Change tags' })).not.toHaveLength(0);
    expect(bar.getAllByRole('button', { name: 'Set invoice text' })).not.toHaveLength(0);
    expect(bar.getAllByRole('button', { name: 'Export' })).not.toHaveLength(0);
  });

  it('can be all that are found, on whatever page they are', async () => {
    aServiceInventory();
    const [first] = theMap().sites;
    const sites = Array.from({ length: 48 }, (_, index) => ({
      ...first,
      siteId: `S-${index}`,
      siteName: `Site ${index}`,
      services: 4,
    }));
    server.use(http.get(networkMapUrl('/map'), () => HttpResponse.json({ sites, lines: [] })));
    const { user } = await renderAt('/services?view=sites', responsible);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Site 0' }));
    const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
    const [all] = bar.getAllByRole('button', { name: 'Select all 48' });
    await user.click(all as HTMLElement);
    expect(bar.getByText('48 sites with 192 services')).toBeInTheDocument();
    expect(bar.queryByRole('button', { name: 'Select all 48' })).not.toBeInTheDocument();
  });
});

describe('the sites in their order', () => {
  const sites = ['Alingsås', 'Borås', 'Cedersund'].map((siteName, index) => ({
    ...theMap().sites[0],
    siteId: `S-${index}`,
    siteName,
    services: [2, 9, 1][index],
    state: ['IN_SERVICE', 'DISTURBANCE', 'ATTENTION'][index],
  }));
  const names = async () =>
    (await screen.findAllByRole('rowheader')).map((cell) => /^[A-ZÅ][a-zå]+/.exec(cell.textContent)?.[0]);

  it('say why they need somebody: what is degraded comes before what only ends', async () => {
    aServiceInventory();
    const reasons = [
      { siteName: 'Arboga', affectedServices: 2, degradedServices: 0 },
      { siteName: 'Borås', affectedServices: 2, degradedServices: 1 },
      { siteName: 'Falun' },
    ].map((parts, index) => ({ ...theMap().sites[0], siteId: `S-${index}`, state: 'ATTENTION', ...parts }));
    server.use(http.get(networkMapUrl('/map'), () => HttpResponse.json({ sites: reasons, lines: [] })));
    await renderAt('/services?view=sites', responsible);
    expect(await screen.findByRole('row', { name: /^Select Arboga/ })).toHaveTextContent('2 termination notices');
    expect(screen.getByRole('row', { name: /^Select Borås/ })).toHaveTextContent('Degraded');
    expect((await names())[0]).toBe('Borås');
  });

  it('begin with what needs somebody, and are sorted by a column in the address', async () => {
    aServiceInventory();
    server.use(http.get(networkMapUrl('/map'), () => HttpResponse.json({ sites, lines: [] })));
    const { user, router } = await renderAt('/services?view=sites', responsible);
    await screen.findByRole('link', { name: /^Borås/ });
    expect(await names()).toEqual(['Borås', 'Cedersund', 'Alingsås']);
    await user.click(screen.getByRole('button', { name: 'Services' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=sites&siteSort=services'));
    await waitFor(async () => expect(await names()).toEqual(['Cedersund', 'Alingsås', 'Borås']));
    await user.click(screen.getByRole('button', { name: 'Site' }));
    await waitFor(async () => expect(await names()).toEqual(['Alingsås', 'Borås', 'Cedersund']));
  });
});

describe('what the sites say', () => {
  const sites = [
    { siteName: 'Arboga', monthlyFee: { amount: 900, currency: 'SEK' }, nextEndOn: '2027-12-31' },
    { siteName: 'Borås', monthlyFee: null, nextEndOn: null },
    {
      siteName: 'Falun',
      monthlyFee: { amount: 1200, currency: 'SEK' },
      nextEndOn: '2026-12-31',
      state: 'DISTURBANCE',
      affectedServiceNames: ['IP Link', 'DIA Static'],
    },
  ].map((parts, index) => ({ ...theMap().sites[0], siteId: `S-${index}`, state: 'IN_SERVICE', ...parts }));
  const names = async () =>
    (await screen.findAllByRole('rowheader')).map((cell) => /^[A-ZÅ][a-zå]+/.exec(cell.textContent)?.[0]);
  beforeEach(() => {
    aServiceInventory();
    server.use(http.get(networkMapUrl('/map'), () => HttpResponse.json({ sites, lines: [] })));
  });

  it('is which services need somebody, what ends next and what they cost together', async () => {
    await renderAt('/services?view=sites', responsible);
    const row = await screen.findByRole('row', { name: /^Select Falun/ });
    expect(row).toHaveTextContent('IP Link, DIA Static');
    expect(row).toHaveTextContent('31 Dec 2026');
    expect(row).toHaveTextContent('1,200.00');
  });

  it('is sorted by day and by fee, and what is not known comes last either way', async () => {
    const { user } = await renderAt('/services?view=sites', responsible);
    await user.click(await screen.findByRole('button', { name: 'Next contract end' }));
    await waitFor(async () => expect(await names()).toEqual(['Falun', 'Arboga', 'Borås']));
    await user.click(screen.getByRole('button', { name: 'Monthly fee' }));
    await waitFor(async () => expect(await names()).toEqual(['Arboga', 'Falun', 'Borås']));
    await user.click(screen.getByRole('button', { name: 'Monthly fee' }));
    await waitFor(async () => expect(await names()).toEqual(['Falun', 'Arboga', 'Borås']));
  });

  it('has no fees for those who see no prices', async () => {
    await renderAt('/services?view=sites', as('OperationStaff'));
    expect(await screen.findByRole('columnheader', { name: 'Next contract end' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Monthly fee' })).not.toBeInTheDocument();
  });

  it('is counted in sites where the filters are closed', async () => {
    const width = window.innerWidth;
    window.innerWidth = 768;
    const { user } = await renderAt('/services?view=sites', responsible);
    await screen.findByRole('row', { name: /^Select Falun/ });
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    expect(await screen.findByRole('button', { name: 'Show 3 sites' })).toBeInTheDocument();
    window.innerWidth = width;
  });
});

describe('the services of a site', () => {
  const opener = () => screen.findByRole('button', { name: /^Show \d+ services?, Oslo/ });

  it('open below it by keyboard, and lead to each service and to all of them', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services?view=sites&status=IN_SERVICE', responsible);
    const button = await opener();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(inventory.to('GET', '/services')).toEqual([]);
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'DIA Static' })).toBeInTheDocument();
    expect(inventory.to('GET', '/services').map(({ query }) => query)).toEqual([
      { page: ['0'], pageSize: ['25'], sortBy: ['health'], statuses: ['IN_SERVICE'], sites: ['S-2'] },
    ]);
    expect(await opener()).toHaveFocus();
    expect(await opener()).toHaveAttribute('aria-expanded', 'true');
    expect(await findViolations()).toEqual([]);
    await user.keyboard(' ');
    expect(screen.queryByRole('link', { name: 'DIA Static' })).not.toBeInTheDocument();
    await user.keyboard(' ');
    await user.click(await screen.findByRole('link', { name: 'Show in the list' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=IN_SERVICE&site=S-2'));
  });

  it('say which of them is disturbed', async () => {
    aServiceInventory([aService({ health: 'DOWN' }), aService({ serviceId: 'SE-2', serviceName: 'IP Link' })]);
    const { user } = await renderAt('/services?view=sites', responsible);
    await user.click(await opener());
    const item = (await screen.findByRole('link', { name: 'DIA Static' })).closest('li');
    expect(item).toHaveTextContent('Disturbance');
    expect(screen.getByRole('link', { name: 'IP Link' }).closest('li')).toHaveTextContent('In service');
  });

  it('say how many there are where the first are not all', async () => {
    aServiceInventory();
    const page = { items: [aService()], totalPages: 2, currentPage: 0, totalItems: 31 };
    server.use(http.get(servicesUrl('/services'), () => HttpResponse.json(page)));
    const { user } = await renderAt('/services?view=sites', responsible);
    await user.click(await opener());
    expect(await screen.findByRole('link', { name: 'Show all 31 in the list' })).toBeInTheDocument();
  });

  it('say that they could not be loaded, and can be asked for again', async () => {
    aServiceInventory();
    const failing = http.get(servicesUrl('/services'), () => HttpResponse.json(aProblem(503), { status: 503 }), {
      once: true,
    });
    server.use(failing);
    const { user } = await renderAt('/services?view=sites', responsible);
    await user.click(await opener());
    expect(await screen.findByText('The services at the site could not be shown')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'DIA Static' })).toBeInTheDocument();
  });
});
