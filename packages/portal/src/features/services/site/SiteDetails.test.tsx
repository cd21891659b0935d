import { dayOf, type Site } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { renderAt } from '../../../testing/renderAt.tsx';
import { server, servicesUrl, sitesUrl } from '../../../testing/server.ts';
import { anOrder } from '../../../testing/services-section/anOrder.ts';
import { anOrdersApiStub } from '../../../testing/services-section/anOrdersApiStub.ts';
import { aServiceInventory } from '../../../testing/services-section/aServiceInventory.ts';
import { aService } from '../../../testing/services-section/someServices.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./SitePage.tsx');
}, 30_000);

const width = window.innerWidth;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  window.innerWidth = width;
});

const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

async function openSite(...services: ReturnType<typeof aService>[]) {
  return openSiteThat({}, ...services);
}

async function openSiteThat(parts: Partial<Site>, ...services: ReturnType<typeof aService>[]) {
  aServiceInventory(services);
  anOrdersApiStub([anOrder({ status: 'CONFIRMED_DELIVERY' }), anOrder({ id: 'order-2', status: 'CANCELLED' })]);
  const site = { ...aService().site, services: services.length, activeServices: services.length, ...parts };
  server.use(http.get(sitesUrl('/sites/S-10005'), () => HttpResponse.json(site)));
  const view = await renderAt('/services/sites/S-10005', { user: { roles: ['OperationResponsible'] } });
  await screen.findByRole('link', { name: /SE-204418$/ });
  return view;
}

const serviceIds = () =>
  within(screen.getByRole('table', { name: 'Services at this site' }))
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        within(row)
          .getByRole('link')
          .textContent.match(/SE-\d+$/)?.[0],
    );

it('stands in its own shape while it is on its way', async () => {
  aServiceInventory([aService()]);
  server.use(http.get(sitesUrl('/sites/S-10005'), () => delay('infinite')));
  await renderAt('/services/sites/S-10005', { user: { roles: ['OperationResponsible'] } });
  const table = await screen.findByRole('table', { name: 'Services at this site', hidden: true });
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Orders at this site')).toBeInTheDocument();
  expect(screen.getByText('Getting in')).toBeInTheDocument();
});

it('orders its services by the end of their contracts, also where there is less room', async () => {
  window.innerWidth = 768;
  await openSite(
    aService({ contractEndsOn: inDays(400) }),
    aService({ serviceId: 'SE-2', serviceName: 'IP Link', contractEndsOn: inDays(7) }),
  );
  expect(serviceIds()).toEqual(['SE-2', 'SE-204418']);
  expect(screen.getByRole('columnheader', { name: 'Contract ends' })).toHaveAttribute('aria-sort', 'ascending');
});

it('has the end of each contract in its row on a phone', async () => {
  window.innerWidth = 320;
  const service = aService({ contractEndsOn: inDays(7) });
  aServiceInventory([service]);
  server.use(http.get(sitesUrl('/sites/S-10005'), () => HttpResponse.json(service.site)));
  await renderAt('/services/sites/S-10005', { user: { roles: ['OperationResponsible'] } });
  await screen.findByRole('link', { name: /^DIA Static/ });
  const table = within(screen.getByRole('table', { name: 'Services at this site' }));
  expect(table.getByRole('time').closest('[data-tone]')).toHaveAttribute('data-tone', 'attention');
});

it('has no new quote without an agreement', async () => {
  await openSite(aService());
  expect(screen.queryByRole('link', { name: 'New quote here' })).not.toBeInTheDocument();
});

it('counts the services that work, and the orders under way', async () => {
  await openSite(aService(), aService({ serviceId: 'SE-2', status: 'Installation Ongoing', contractEndsOn: null }));
  expect(figure('Services')).toHaveTextContent(/^Services21 in service, /);
  await waitFor(() => expect(figure('Orders under way')).toHaveTextContent('Orders under way1Of 2 in all'));
});

it('marks a contract that ends soon, in its row and above', async () => {
  const day = inDays(70);
  await openSite(aService({ contractEndsOn: day }));
  expect(screen.getByText('Next contract end').closest('div')).toHaveTextContent('In 10 weeks');
  const table = within(screen.getByRole('table', { name: 'Services at this site' }));
  expect(table.getByRole('time').closest('[data-tone]')).toHaveAttribute('data-tone', 'attention');
});

it('names above what does not work as it should, with the way to it', async () => {
  await openSite(
    aService(),
    aService({ serviceId: 'SE-2', serviceName: 'IP Link', health: 'DOWN' }),
    aService({ serviceId: 'SE-3', serviceName: 'INT Plus', health: 'DOWN', status: 'Terminated' }),
  );
  const strip = screen.getByText(/does not work\.$/).closest('div');
  expect(strip).toHaveTextContent(/^IP Link SE-2 does not work\.$/);
  expect(strip).not.toHaveTextContent('SE-3');
  expect(within(strip ?? document.body).getByRole('link', { name: 'IP Link SE-2' })).toHaveAttribute(
    'href',
    '/services?service=SE-2',
  );
});

it.each([
  [{ affectedServices: 1, degradedServices: 0 }, '1 termination notice'],
  [{ affectedServices: 3, degradedServices: 0 }, '3 termination notices'],
  [{ affectedServices: 2, degradedServices: 1 }, 'Degraded'],
  [{}, 'Needs attention'],
])('says at its name why it needs attention: %j is "%s"', async (counts, words) => {
  await openSiteThat({ state: 'ATTENTION', ...counts }, aService());
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(words);
});

it('says of a service under notice its last day, not the end of its contract', async () => {
  const day = inDays(30);
  await openSite(aService({ status: 'Termination notice', endsOn: day, contractEndsOn: '2031-09-30' }));
  expect(screen.getAllByRole('time').map((time) => time.getAttribute('datetime'))).toContainEqual(
    expect.stringContaining(day),
  );
  expect(screen.queryByText(/2031/)).not.toBeInTheDocument();
});

it('leads to the list of its services, with those that have ended where there are any', async () => {
  await openSiteThat({ services: 3, activeServices: 2 }, aService());
  const services = within(screen.getByRole('region', { name: 'Services at this site' }));
  expect(services.getByRole('link', { name: 'All services' })).toHaveAttribute(
    'href',
    '/services?site=S-10005&status=all',
  );
});

it('says whom to call about a fault', async () => {
  await openSite(aService(), aService({ serviceId: 'SE-2', health: 'DOWN' }));
  const call = screen.getByRole('link', { name: /^Report a fault: / });
  expect(call).toHaveAttribute('href', 'tel:+46846500421');
  expect(call).toHaveTextContent('Report a fault: +46 8 465 004 21');
  expect(call.closest('[data-tone]')).toHaveTextContent(/SE-2 does not work\. The other one does\./);
  expect(screen.queryByRole('link', { name: 'Report a fault' })).not.toBeInTheDocument();
});

it('says the currency once where all fees are in it', async () => {
  await openSite(aService());
  const table = within(screen.getByRole('table', { name: 'Services at this site' }));
  expect(table.getByRole('columnheader', { name: 'Monthly fee, SEK' })).toBeInTheDocument();
  expect(table.getByRole('cell', { name: /4,250/ })).not.toHaveTextContent(/^SEK/);
});

it('is named in the title of the document, and says how one gets in', async () => {
  await openSite(aService());
  expect(document.title).toBe('Skerry – Site – Göteborg, Lindholmspiren');
  const gettingIn = screen.getByRole('region', { name: 'Getting in' });
  expect(gettingIn).toHaveTextContent('Floor 3, MDF 3.02');
  expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
    'href',
    '/services?view=map&place=S-10005',
  );
});

it('says how many services work where all do, and how a fault is reported', async () => {
  await openSiteThat({ state: 'IN_SERVICE' }, aService(), aService({ serviceId: 'SE-2' }));
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('All 2 in service');
  expect(screen.getByRole('link', { name: 'Report a fault' })).toHaveAttribute('data-variant', 'secondary');
});

it('has the contract that ends first at the top', async () => {
  await openSite(
    aService({ serviceId: 'SE-2', contractEndsOn: null }),
    aService({ serviceId: 'SE-3', contractEndsOn: '2031-12-31' }),
    aService({ contractEndsOn: '2031-01-31' }),
  );
  expect(serviceIds()).toEqual(['SE-204418', 'SE-3', 'SE-2']);
  expect(screen.getByRole('columnheader', { name: 'Contract ends' })).toHaveAttribute('aria-sort', 'ascending');
});

it('has what does not work above all others, the worst first', async () => {
  await openSite(
    aService({ contractEndsOn: '2031-01-31' }),
    aService({ serviceId: 'SE-3', contractEndsOn: '2031-02-28', health: 'DEGRADED' }),
    aService({ serviceId: 'SE-4', contractEndsOn: null, health: 'DOWN' }),
  );
  expect(serviceIds()).toEqual(['SE-4', 'SE-3', 'SE-204418']);
  expect(screen.getByRole('columnheader', { name: 'Contract ends' })).not.toHaveAttribute('aria-sort', 'ascending');
});

it('finds services among many by name, id or tag, and says where none is found', async () => {
  const many = ['SE-2', 'SE-3', 'SE-4', 'SE-5'].map((serviceId) => aService({ serviceId, tags: [] }));
  const tags = [{ id: 't', name: 'kitchen', color: 'teal' as const }];
  const { user } = await openSite(aService({ tags: [] }), aService({ serviceId: 'SE-6', tags }), ...many);
  expect(screen.getByRole('region', { name: 'Tags of its services' })).toHaveTextContent('kitchen');
  const search = screen.getByRole('searchbox', { name: 'Service, id or tag' });
  await user.type(search, 'Kitch');
  const table = screen.getByRole('table', { name: 'Services at this site' });
  expect(within(table).getAllByRole('link')).toHaveLength(1);
  expect(within(table).getByRole('link')).toHaveTextContent('SE-6');
  await user.type(search, 'x');
  expect(screen.getByText('No service matches “Kitchx”')).toBeInTheDocument();
});

it('has the way to the list of its services in one place from the first, beside the search', async () => {
  const services = ['SE-204418', 'SE-2', 'SE-3', 'SE-4', 'SE-5', 'SE-6'].map((serviceId) => aService({ serviceId }));
  aServiceInventory(services);
  anOrdersApiStub([]);
  const site = { ...aService().site, services: 6, activeServices: 6 };
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(sitesUrl('/sites/S-10005'), () => HttpResponse.json(site)),
    http.get(servicesUrl('/services'), async () => {
      await asked;
      return undefined;
    }),
  );
  await renderAt('/services/sites/S-10005', { user: { roles: ['OperationResponsible'] } });
  const link = await screen.findByRole('link', { name: 'All services' });
  const search = screen.getByRole('searchbox', { name: 'Service, id or tag' });
  answer();
  await screen.findByRole('link', { name: /SE-204418$/ });
  expect(screen.getByRole('link', { name: 'All services' })).toBe(link);
  expect(screen.getByRole('searchbox', { name: 'Service, id or tag' })).toBe(search);
});

it('comes with what does not work there rather than before it', async () => {
  aServiceInventory([aService({ health: 'DOWN' })]);
  anOrdersApiStub([]);
  const site = { ...aService().site, services: 1, activeServices: 1, state: 'DISTURBANCE' };
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const shown: string[] = [];
  server.use(
    http.get(sitesUrl('/sites/S-10005'), () => HttpResponse.json(site)),
    http.get(servicesUrl('/services'), async () => {
      await asked;
      return undefined;
    }),
  );
  await renderAt('/services/sites/S-10005', { user: { roles: ['OperationResponsible'] } });
  await screen.findByRole('table', { name: 'Services at this site', hidden: true });
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('link', { name: 'All services' }) && !screen.queryByText(/does not work\.$/))
      shown.push('without its faults');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  answer();
  expect(await screen.findByRole('link', { name: 'All services' })).toBeInTheDocument();
  expect(screen.getByText(/does not work\.$/)).toBeInTheDocument();
  observer.disconnect();
  expect(shown).toEqual([]);
});
