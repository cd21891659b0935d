import { jest } from '@jest/globals';
import { dayOf } from '@skerry/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { aDisturbance } from '../../../testing/operational-status/someDisturbances.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { disturbancesUrl, server, servicesUrl } from '../../../testing/server.ts';
import { aServiceInventory } from '../../../testing/services-section/aServiceInventory.ts';
import { aService, theFacets } from '../../../testing/services-section/someServices.ts';

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
const table = () => screen.findByRole('table', { name: 'Sites and services' });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`Select ${name}`) });
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('the list of services', () => {
  it('asks for the first 25 that have not ended, what needs somebody first', async () => {
    const inventory = aServiceInventory();
    await renderAt('/services', responsible);
    await rowOf('DIA Static');
    expect(inventory.to('GET', '/services')[0]?.query).toEqual({
      page: ['0'],
      pageSize: ['25'],
      sortBy: ['health'],
      status: ['active'],
    });
  });

  it('shows the columns of the design', async () => {
    aServiceInventory();
    await renderAt('/services', responsible);
    expect(await headers()).toEqual([
      'Service',
      'Site',
      'Capacity',
      'Status',
      'Health',
      'Contract ends',
      'Monthly fee',
      'Tags',
    ]);
    expect(await screen.findByText('What needs attention first')).toBeInTheDocument();
    const row = await rowOf('DIA Static');
    expect(row).toHaveTextContent('SE-204418');
    expect(row).toHaveTextContent('Göteborg, Lindholmspiren Göteborg');
    expect(row).toHaveTextContent('Operating');
    expect(row).toHaveTextContent('HQ');
  });

  it.each([
    ['In service', 'In service'],
    ['INSTALLATION_ONGOING', 'Installation ongoing'],
    ['Terminated before delivery', 'Terminated before delivery'],
    ['NOT_AVAILABLE', 'Not available'],
    ['Suspended by system', 'Suspended by system'],
    ['', 'Not available'],
  ])('shows the status %j as %j', async (status, word) => {
    aServiceInventory([aService({ status })]);
    await renderAt('/services', responsible);
    expect(await rowOf('DIA Static')).toHaveTextContent(word);
  });

  it('has those that a disturbance touches, by its title, until that is taken away', async () => {
    const inventory = aServiceInventory();
    server.use(http.get(disturbancesUrl('/disturbances/fault-1'), () => HttpResponse.json(aDisturbance())));
    const { user, router } = await renderAt('/services?disturbance=fault-1', responsible);
    await rowOf('DIA Static');
    expect(inventory.to('GET', '/services').at(-1)?.query).toMatchObject({ disturbanceId: ['fault-1'] });
    await user.click(await screen.findByRole('button', { name: /Affected by Fibre break at Amager/ }));
    await waitFor(() => expect(router.state.location.search).not.toContain('disturbance'));
  });

  it('asks nothing of disturbances for who is not told of them', async () => {
    const inventory = aServiceInventory();
    const { router } = await renderAt('/services?disturbance=fault-1', as('Purchaser'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(inventory.to('GET', '/services').at(-1)?.query).not.toHaveProperty('disturbanceId'));
    expect(await rowOf('DIA Static')).toBeInTheDocument();
  });

  it('leads from a service to what disturbs it', async () => {
    const title = [{ language: 'en' as const, displayName: 'Fibre break' }];
    const disturbance = { id: 'fault-1', type: 'DISTURBANCE' as const, reference: 'D-24-0412', title };
    aServiceInventory([aService({ health: 'DOWN', disturbance })]);
    await renderAt('/services', responsible);
    await rowOf('DIA Static');
    expect(screen.getByRole('link', { name: 'D-24-0412' })).toHaveAttribute(
      'href',
      '/operational-status/disturbances/fault-1',
    );
  });

  it('says what the address filters by, and takes each of it away', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt(
      '/services?city=Oslo&tag=tag-hq&tagMode=none&minCapacity=100000000',
      responsible,
    );
    await rowOf('DIA Static');
    expect(inventory.to('GET', '/services').at(-1)?.query).toMatchObject({
      cities: ['Oslo'],
      tags: ['tag-hq'],
      tagMode: ['none'],
      minCapacity: ['100000000'],
    });
    expect(await screen.findByRole('button', { name: 'Remove Not HQ' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Oslo' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tag=tag-hq&tagMode=none&minCapacity=100000000'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=all'));
  });

  it('takes away what is filtered by default as all else, and brings it back by one click', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services', responsible);
    expect(await screen.findByRole('button', { name: 'Remove Not ended' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Default filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Not ended' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Default filters' }));
    expect(await screen.findByRole('button', { name: 'Remove Not ended' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('explains the statuses in the View menu, by keyboard', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const opener = await screen.findByRole('button', { name: 'What the statuses mean' });
    opener.focus();
    await user.keyboard('{Enter}');
    const meanings = await screen.findByRole('dialog', { name: 'What the statuses mean' });
    expect(meanings).toHaveTextContent(
      'Termination noticeNotice of termination has been given. It can be used until it ends.',
    );
    expect(meanings).toHaveTextContent('Not availableThe status cannot be read at the moment.');
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(meanings).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('filters by country, named in the language of the page', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services?country=SE', { ...responsible, language: 'sv' });
    expect(await screen.findByRole('button', { name: /Sverige/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Lägg till filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Land' }));
    await user.click(await screen.findByRole('option', { name: /Norge/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?country=SE&country=NO'));
    await waitFor(() =>
      expect(inventory.to('GET', '/services').at(-1)?.query).toMatchObject({ countries: ['SE', 'NO'] }),
    );
  });

  it('asks for no country where all is in one', async () => {
    aServiceInventory();
    const countries = [{ value: 'SE', services: 5, activeServices: 3 }];
    server.use(http.get(servicesUrl('/services/facets'), () => HttpResponse.json({ ...theFacets(), countries })));
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: 'Add filter' }));
    expect(await screen.findByRole('menuitem', { name: 'Capacity' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Country' })).not.toBeInTheDocument();
  });

  it('takes a tag that does not exist out of the address, and says so', async () => {
    aServiceInventory();
    const { router } = await renderAt('/services?tag=tag-gone&tag=tag-hq', responsible);
    expect(await screen.findByText('Unknown tag removed')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tag=tag-hq');
    expect(screen.getByRole('button', { name: 'Remove HQ' })).toBeInTheDocument();
  });

  it('sorts by a column, in the address', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    await user.click(screen.getByRole('button', { name: 'Capacity' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=capacity'));
    await waitFor(() => expect(inventory.to('GET', '/services').at(-1)?.query).toMatchObject({ sortBy: ['capacity'] }));
  });

  it('says on the filter what holds without a choice', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    expect(screen.getByText('Status: Not ended')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Not ended' }));
    await waitFor(() => expect(screen.queryByText('Status: Not ended')).not.toBeInTheDocument());
  });

  it('repeats no filter that stands above where nothing is found, and offers once to clear them', async () => {
    aServiceInventory([]);
    await renderAt('/services?text=zebra', responsible);
    expect(await screen.findByText('No service has “zebra”')).toBeInTheDocument();
    expect(screen.queryByText(/Filtered by/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Clear filter/ })).toHaveLength(1);
  });

  it('says where only services that have ended match, and shows those', async () => {
    aServiceInventory([]);
    server.use(
      http.get(servicesUrl('/services'), ({ request }) => {
        const isActive = new URL(request.url).searchParams.get('status') === 'active';
        const items = isActive ? [] : [aService({ status: 'Terminated' })];
        return HttpResponse.json({ items, totalPages: 1, currentPage: 0, totalItems: items.length * 2 });
      }),
    );
    const { user, router } = await renderAt('/services?text=zebra', responsible);
    expect(await screen.findByRole('heading', { name: 'No service in use has “zebra”' })).toBeInTheDocument();
    expect(screen.getByText('2 that have ended do.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show those 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?text=zebra&status=all'));
    expect(await rowOf('DIA Static')).toBeInTheDocument();
  });

  it('keeps what is selected while one of the services is looked at', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services', responsible);
    const row = within(await rowOf('DIA Static'));
    await user.click(row.getByRole('checkbox'));
    await user.click(row.getByRole('link', { name: /DIA Static/ }));
    await waitFor(() => expect(router.state.location.search).toContain('service='));
    await act(() => router.navigate(-1));
    expect(within(await rowOf('DIA Static')).getByRole('checkbox')).toBeChecked();
  });

  it.each([
    [800, 2, 0],
    [1440, 1, 1],
  ])(
    'says of a service under notice why it is among the first, in a window %d wide',
    async (width, notices, health) => {
      const usual = window.innerWidth;
      window.innerWidth = width;
      aServiceInventory([aService({ status: 'Termination notice', health: 'OK' })]);
      await renderAt('/services', responsible);
      const row = within(await rowOf('DIA Static'));
      window.innerWidth = usual;
      // The column of the status is there, and seen in the wider one alone.
      expect(row.getAllByText('Termination notice')).toHaveLength(notices);
      expect(row.queryAllByText('Operating')).toHaveLength(health);
    },
  );

  it('says on a phone where a service is, with nothing that would cut it', async () => {
    window.innerWidth = 320;
    aServiceInventory();
    await renderAt('/services', responsible);
    const row = await screen.findByRole('row', { name: /DIA Static/ });
    window.innerWidth = 1440;
    expect(row).toHaveTextContent('Göteborg, Lindholmspiren');
    expect(row).not.toHaveTextContent('SE-204418');
  });

  it('says which columns a narrow window has no room for', async () => {
    window.innerWidth = 768;
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    await user.click(screen.getByRole('button', { name: 'View' }));
    expect(await screen.findByText('Columns, 4 of 14')).toBeInTheDocument();
    const withoutRoom = screen.getByRole('list', { name: 'No room at this width' });
    window.innerWidth = 1440;
    expect(within(withoutRoom).getByRole('checkbox', { name: 'Contract ends' })).toBeChecked();
  });

  it('says below the toolbar, and once, that there is no network', async () => {
    aServiceInventory();
    await renderAt('/services', responsible);
    await rowOf('DIA Static');
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => dispatchEvent(new Event('offline')));
    const said = screen.getAllByText(/^You are offline\. Shown as of/);
    isOnline.mockRestore();
    expect(said).toHaveLength(1);
    expect(screen.getByRole('main')).toContainElement(said[0] as HTMLElement);
  });

  it('repeats the filters where they leave nothing', async () => {
    aServiceInventory([]);
    await renderAt('/services?city=Oslo', responsible);
    expect(await screen.findByText('No services match the filters')).toBeInTheDocument();
    expect(await screen.findByText('No service that has ended matches either.')).toBeInTheDocument();
  });

  it('names the word where nothing has it that also matches the filters', async () => {
    aServiceInventory([]);
    await renderAt('/services?text=zebra&city=Oslo', responsible);
    expect(await screen.findByText('No service matches “zebra” with these filters')).toBeInTheDocument();
    expect(screen.getByText('No service that has ended matches either.')).toBeInTheDocument();
  });

  it('says that what has ended was searched too where nothing has the word', async () => {
    aServiceInventory([]);
    await renderAt('/services?text=zebra', responsible);
    expect(await screen.findByText('No service has “zebra”')).toBeInTheDocument();
    expect(screen.getByText('No service that has ended matches either.')).toBeInTheDocument();
  });

  it.each([
    ['OperationResponsible', true],
    ['BillingResponsible', true],
    ['OperationStaff', false],
    ['Purchaser', false],
  ])('lets %s choose the monthly fee: %s', async (role, seesPrices) => {
    aServiceInventory();
    const { user } = await renderAt('/services', as(role));
    await rowOf('DIA Static');
    await user.click(screen.getByRole('button', { name: 'View' }));
    await screen.findByRole('checkbox', { name: 'Product' });
    expect(screen.queryAllByRole('checkbox', { name: 'Monthly fee' })).toHaveLength(seesPrices ? 1 : 0);
  });

  it.each([
    ['OperationStaff', true],
    ['Purchaser', false],
  ])('tells %s how services do: %s', async (role, seesDisturbances) => {
    aServiceInventory();
    await renderAt('/services', as(role));
    await rowOf('DIA Static');
    expect((await headers()).includes('Health')).toBe(seesDisturbances);
  });

  it('remembers the chosen columns', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    await user.click(screen.getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Health' }));
    expect(await headers()).not.toContain('Health');
    expect(localStorage.getItem('skerry.services.columns')).toBe(
      'serviceName,site,capacity,status,contractEnd,monthlyFee,tags',
    );
  });

  it('has nothing that axe objects to', async () => {
    aServiceInventory();
    await renderAt('/services?city=Oslo', responsible);
    await rowOf('DIA Static');
    expect(await findViolations()).toEqual([]);
  });
});

describe('the last day of a service', () => {
  it.each([
    ['Termination notice', 1],
    ['Terminated', 1],
    ['In service', 0],
  ])('is said with the status %s: %d', async (status, count) => {
    aServiceInventory([aService({ status, endsOn: '2026-12-31' })]);
    await renderAt('/services', responsible);
    const row = await rowOf('DIA Static');
    expect(within(row).queryAllByText('Last day 31 Dec 2026')).toHaveLength(count);
  });
});

describe('a page that cannot be loaded', () => {
  it('leaves the rows that are there, says so below them, and is asked for again', async () => {
    const inventory = aServiceInventory();
    let fails = true;
    server.use(
      http.get(servicesUrl('/services'), ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        if (page === 1 && fails) return HttpResponse.json(aProblem(403), { status: 403 });
        const items = page === 1 ? [aService({ serviceName: 'IP Link' })] : inventory.services;
        return HttpResponse.json({ items, totalPages: 2, currentPage: page, totalItems: 26 });
      }),
    );
    const { user } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    const page = within(await screen.findByRole('main'));
    expect(await page.findByText('Page 2 could not be loaded. You still see page 1.')).toBeInTheDocument();
    expect(await rowOf('DIA Static')).toBeInTheDocument();
    fails = false;
    await user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('IP Link')).toBeInTheDocument();
  });
});

describe('parts of the page that cannot be loaded', () => {
  const failing = (...paths: string[]) =>
    server.use(
      ...paths.map((path) =>
        http.get(servicesUrl(path), () => HttpResponse.json(aProblem(403), { status: 403 }), { once: true }),
      ),
    );

  it('are told of in one message, whose button asks for all of them again', async () => {
    const inventory = aServiceInventory();
    failing('/services/facets', '/tags');
    const { user } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    const missing = await screen.findByText('Parts of this page could not be loaded');
    const search = screen.getByRole('searchbox', { name: /./ });
    expect(search.compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
    expect(inventory.to('GET', '/services/facets')).toHaveLength(1);
    expect(inventory.to('GET', '/tags')).toHaveLength(1);
  });

  it('are told of by the list alone where that fails too, and are asked for again with it', async () => {
    const inventory = aServiceInventory();
    failing('/services', '/services/facets', '/tags');
    const { user } = await renderAt('/services', responsible);
    expect(await screen.findByRole('heading', { name: 'The services could not be shown' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('DIA Static');
    await waitFor(() => expect(inventory.to('GET', '/tags')).toHaveLength(1));
    expect(inventory.to('GET', '/services/facets')).toHaveLength(1);
  });
});

describe('the keys of the list', () => {
  it('are / for the search, j and k for the rows, and x to select one', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    const link = (name: RegExp) => screen.getByRole('link', { name });
    await user.keyboard('j');
    expect(link(/^DIA Static/)).toHaveFocus();
    await user.keyboard('j');
    expect(link(/^INT Business/)).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select INT Business SE-187740' })).toBeChecked();
    await user.keyboard('k');
    expect(link(/^DIA Static/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('jx');
    expect(screen.getByRole('searchbox')).toHaveValue('jx');
  });

  it('find the row again that was opened', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    const link = () => screen.findByRole('link', { name: /^INT Business/ });
    (await link()).focus();
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: /^INT Business/ });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading.textContent })).toHaveFocus());
    expect(document.title).toBe(`Skerry – Sites and services – ${heading.textContent}`);
    await user.click(screen.getByRole('link', { name: 'Back to sites and services' }));
    await waitFor(async () => expect(await link()).toHaveFocus());
    expect(document.title).toBe('Skerry – Sites and services');
  });
});

describe('a row of the list', () => {
  beforeEach(() => localStorage.setItem('skerry.services.columns', 'serviceName,status,health,contractEnd'));
  const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

  it.each([
    ['Terminated', 'Ended'],
    ['Terminated before delivery', 'Never delivered'],
    ['Installation Ongoing', 'Not delivered yet'],
  ])('of a service that is %j says %j, not how it works', async (status, words) => {
    aServiceInventory([aService({ status, health: 'OK' })]);
    await renderAt('/services', responsible);
    const row = await rowOf('DIA Static');
    expect(within(row).getAllByText(words)).not.toHaveLength(0);
    expect(row).not.toHaveTextContent('Operating');
  });

  it('says of a service that has ended neither when its contract ends nor what it costs', async () => {
    aServiceInventory([
      aService({
        status: 'Terminated',
        endsOn: '2026-02-28',
        contractEndsOn: '2027-07-31',
        monthlyFee: { amount: 4321, currency: 'SEK' },
      }),
    ]);
    await renderAt('/services?status=TERMINATED', responsible);
    const row = await rowOf('DIA Static');
    expect(row).toHaveTextContent('Ended');
    expect(row).not.toHaveTextContent('31 Jul 2027');
    expect(row).not.toHaveTextContent('4,321');
  });

  it('marks a contract that ends soon, and no other', async () => {
    aServiceInventory([
      aService({ contractEndsOn: inDays(70) }),
      aService({ serviceId: 'SE-2', serviceName: 'IP Link', contractEndsOn: inDays(100) }),
      aService({ serviceId: 'SE-3', serviceName: 'INT Plus', contractEndsOn: inDays(70), status: 'Terminated' }),
    ]);
    await renderAt('/services', responsible);
    const toneIn = async (name: string) =>
      within(await rowOf(name))
        .getByRole('time')
        .closest('[data-tone=attention]');
    expect(await toneIn('DIA Static')).not.toBeNull();
    expect(await toneIn('IP Link')).toBeNull();
    expect(within(await rowOf('INT Plus')).queryByRole('time')).toBeNull();
  });

  it('says of a service that is being installed when its contract starts', async () => {
    aServiceInventory([aService({ status: 'Installation Ongoing', contractEndsOn: null })]);
    await renderAt('/services', responsible);
    expect(await rowOf('DIA Static')).toHaveTextContent('Starts at delivery');
  });
});

describe('the list in a low window, as at 200 % zoom', () => {
  const height = window.innerHeight;
  afterEach(() => {
    window.innerHeight = height;
  });

  it('has its count beside the search, and no line of chips above the rows', async () => {
    window.innerHeight = 450;
    aServiceInventory();
    await renderAt('/services?city=Oslo', responsible);
    await screen.findByRole('row', { name: /DIA Static/ });
    expect(screen.getByText(/^\d+ of \d+ services$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove .*Oslo/ })).not.toBeInTheDocument();
  });
});

describe('the list on a phone', () => {
  const width = window.innerWidth;
  afterEach(() => {
    window.innerWidth = width;
  });

  it('says of each service what it is, where, and its state', async () => {
    window.innerWidth = 320;
    aServiceInventory([aService({ health: 'DOWN' }), aService({ serviceId: 'SE-2', serviceName: 'IP Link' })]);
    await renderAt('/services', responsible);
    const down = await screen.findByRole('row', { name: /^DIA Static/ });
    expect(down).toHaveTextContent('Göteborg, Lindholmspiren');
    expect(down).toHaveTextContent('Disturbance');
    expect(screen.getByRole('row', { name: /^IP Link/ })).toHaveTextContent('In service');
    expect(screen.getByRole('button', { name: /^Filters/ })).toBeInTheDocument();
  });

  it('has one menu, with what can be done with all services', async () => {
    window.innerWidth = 320;
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await screen.findByRole('row', { name: /^DIA Static/ });
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    expect(await screen.findByRole('dialog', { name: 'Tags' })).toBeInTheDocument();
  });

  it('says of a service that has ended that it has, whatever was seen of it last', async () => {
    window.innerWidth = 320;
    aServiceInventory([aService({ status: 'Terminated', health: 'DOWN' })]);
    await renderAt('/services', responsible);
    const row = await screen.findByRole('row', { name: /^DIA Static/ });
    expect(row).toHaveTextContent('Terminated');
    expect(row).not.toHaveTextContent('Disturbance');
  });
});

describe('an invoice text', () => {
  beforeEach(() => localStorage.setItem('skerry.services.columns', 'serviceName,invoiceText'));

  const edit = 'Change invoice text: DIA Static SE-204418';

  it('is changed in its place', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', as('BillingResponsible'));
    await user.click(await screen.findByRole('button', { name: edit }));
    const field = screen.getByRole('textbox', { name: 'Invoice text' });
    await user.clear(field);
    await user.type(field, 'Kst 9000{Enter}');
    expect(await screen.findByText('The invoice text has been saved')).toBeInTheDocument();
    expect(inventory.to('PUT', '/services/SE-204418/invoice-text')[0]).toMatchObject({
      body: { invoiceText: 'Kst 9000' },
      ifMatch: '"1"',
    });
    expect(await rowOf('DIA Static')).toHaveTextContent('Kst 9000');
  });

  it.each([
    ['Kst 4410 Łódź', 'The field contains unsupported characters: Ł'],
    ['a'.repeat(51), 'The text is too long: at most 50 characters.'],
  ])('is refused as %j, with the reason', async (text, reason) => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: edit }));
    const field = screen.getByRole('textbox', { name: 'Invoice text' });
    await user.clear(field);
    await user.paste(text);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(inventory.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('that was changed by somebody else meanwhile says so at the field, until something else is typed', async () => {
    aServiceInventory();
    server.use(
      http.put(servicesUrl('/services/:serviceId/invoice-text'), () =>
        HttpResponse.json(aProblem(412), { status: 412 }),
      ),
    );
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: edit }));
    const field = screen.getByRole('textbox', { name: 'Invoice text' });
    await user.type(field, ' B{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/There is a conflict in your posted information/));
    await user.type(field, 'C');
    expect(field).not.toHaveAccessibleDescription(/conflict/);
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it.each(['OperationStaff', 'Purchaser'])('is not changed by %s', async (role) => {
    aServiceInventory();
    await renderAt('/services', as(role));
    await rowOf('DIA Static');
    expect(screen.queryByRole('button', { name: edit })).not.toBeInTheDocument();
  });
});
