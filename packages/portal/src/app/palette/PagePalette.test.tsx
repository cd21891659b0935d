import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { origin, portalUserUrl, server } from '../../testing/server.ts';

/** Of the pages of the specification (2.1) those that exist, for somebody who pays the bills. */
const pagesForBilling = {
  en: ['Overview', 'Sites and services', 'Orders', 'Operational status', 'Order optical services'],
  sv: ['Översikt', 'Anläggningar och tjänster', 'Beställningar', 'Driftstatus', 'Beställ optiska tjänster'],
};

const searchUrl = portalUserUrl('/b2b-customer/search');
const site = { id: 'site-1', code: null, name: 'Lindholmspiren 5', detail: '417 56 Göteborg' };
const service = { id: 'SE-204418', code: 'SE-204418', name: 'DIA Static', detail: 'Lindholmspiren 5, Göteborg' };
const order = { id: 'order-1', code: '1182731', name: 'SD-WAN EDGE', detail: 'Lindholmspiren 5, Göteborg' };
const found = (...items: object[]) => ({ items, hasMore: false, total: items.length });
/** What can be done with the address of the one thing that is found. */
const withAddress = (of: string) => [`Open in a new tab${of}`, `Copy link${of}`];

/** A search that finds the same whatever is asked; what was asked. */
function aSearch(results: object) {
  const asked: (string | null)[] = [];
  server.use(
    http.get(searchUrl, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json({ errors: {}, ...results });
    }),
    // The pages that it leads to have tests of their own.
    http.get(`${origin}/api/:api/*`, ({ params }) =>
      ['orders', 'services', 'network-map'].includes(String(params['api'])) ? new Promise<never>(() => {}) : undefined,
    ),
  );
  return asked;
}

async function openAt(path: string, options: RenderOptions = {}) {
  const view = await renderAt(path, { user: { roles: ['BillingResponsible'] }, ...options });
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  return { ...view, input: await screen.findByRole('combobox') };
}
beforeEach(() => sessionStorage.clear());

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the quick search', () => {
  it.each(['en', 'sv'] as const)('lists exactly the pages that the visitor may open, in %s', async (language) => {
    await openAt('/home', { language });
    expect(names()).toEqual(pagesForBilling[language]);
    expect(await findViolations()).toEqual([]);
  });

  it('lists less where the customer is inactive', async () => {
    await openAt('/home', { customer: { active: false } });
    expect(names()).toEqual(['Overview']);
  });

  it('goes to the page that is chosen', async () => {
    aSearch({});
    const { user, router } = await openAt('/not-found');
    await user.keyboard('overv');
    expect(names()).toEqual(['Overview']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/home');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is left with Escape, and opens again', async () => {
    const { user } = await openAt('/home');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.keyboard('{Meta>}k{/Meta}');
    expect(await screen.findByRole('combobox')).toBeInTheDocument();
  });

  it('opens with the keys of the pages by a question mark, save where one types', async () => {
    const { user } = await renderAt('/not-found');
    await screen.findByRole('heading', { level: 1 });
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await user.keyboard('?');
    expect(field).toHaveValue('?');
    field.remove();
    await user.keyboard('?');
    expect(await screen.findByRole('combobox')).toHaveValue('?');
    expect(screen.getByText('search in a list')).toBeInTheDocument();
  });

  it('opens from the profile menu, which names the keys', async () => {
    const { user } = await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    const header = screen.getByRole('banner');
    const [profile] = within(header).getAllByRole('button', { name: /Astrid Lindqvist/ });
    if (profile) await user.click(profile);
    await user.click(await within(header).findByRole('button', { name: 'Quick search (Ctrl K)' }));
    expect(await screen.findByRole('combobox')).toBeInTheDocument();
  });

  it('does not open over a dialog', async () => {
    const { user } = await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    const header = screen.getByRole('banner');
    const [profile] = within(header).getAllByRole('button', { name: /Astrid Lindqvist/ });
    if (profile) await user.click(profile);
    await user.click(await within(header).findByRole('button', { name: 'Add customer id' }));
    await screen.findByRole('dialog', { name: 'Add customer id' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('finds sites, services and orders by name or id, and opens them', async () => {
    const asked = aSearch({ sites: found(site), services: found(service), orders: found(order) });
    const { user, router } = await openAt('/not-found');
    await user.keyboard('lind');
    await waitFor(() =>
      expect(names()).toEqual([
        'Lindholmspiren 5417 56 Göteborg',
        'DIA StaticLindholmspiren 5, GöteborgSE-204418',
        'SD-WAN EDGELindholmspiren 5, Göteborg1182731',
        ...withAddress('DIA Static, Lindholmspiren 5, Göteborg'),
      ]),
    );
    expect(asked).toEqual(['lind']);
    const list = within(screen.getByRole('listbox'));
    expect(list.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
      'Sites',
      'Services',
      'Orders',
      'Actions',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/services?service=SE-204418'),
    );
  });

  it('shows three of a kind beside others, and leads to the list of the kind with the same search', async () => {
    const services = ['1', '2', '3', '4'].map((id) => ({ ...service, id, code: id }));
    aSearch({ services: found(...services), orders: found(order) });
    const { user, router } = await openAt('/not-found');
    await user.keyboard('dia');
    const all = await screen.findByRole('option', { name: 'Search services for “dia”' });
    expect(screen.getAllByRole('option').indexOf(all)).toBe(3);
    expect(all).toHaveTextContent('All 4');
    await user.click(screen.getByRole('button', { name: 'Services 4' }));
    expect(screen.getAllByRole('option')).toHaveLength(5);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?text=dia'));
  });

  it('leads to the whole list where there is more than it shows', async () => {
    aSearch({ orders: { items: [order], hasMore: true, total: 14 } });
    const { user, router } = await openAt('/not-found');
    await user.keyboard('sd-wan');
    await screen.findByRole('option', { name: 'Search orders for “sd-wan”' });
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?filter=sd-wan'));
  });

  it('finds disturbances and planned works, with how they stand, for who is told of them', async () => {
    const work = { id: 'work-1', code: 'PW-24-1187', name: 'Fibre reroute', detail: 'Malmö', status: 'CONFIRMED' };
    aSearch({ plannedWorks: found(work), disturbances: null, errors: { disturbances: 503 } });
    const { user, router } = await openAt('/not-found');
    await user.keyboard('reroute');
    const [option] = await screen.findAllByRole('option', { name: /Fibre reroute/ });
    expect(option).toHaveTextContent('PW-24-1187');
    expect(option).toHaveTextContent('Confirmed');
    expect(screen.getByText('Some results could not be loaded.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/operational-status/planned-works/work-1'));
  });

  it('shows what there is where a kind could not be searched, and says so', async () => {
    aSearch({ sites: found(site), orders: null, errors: { orders: 503 } });
    const { user } = await openAt('/not-found');
    await user.keyboard('lind');
    expect(await screen.findByText('Some results could not be loaded.')).toBeInTheDocument();
    expect(names()[0]).toBe('Lindholmspiren 5417 56 Göteborg');
  });

  it('keeps to the pages where the server does not answer', async () => {
    server.use(http.get(searchUrl, () => HttpResponse.json(aProblem(503), { status: 503 })));
    const { user } = await openAt('/not-found');
    await user.keyboard('overview');
    expect(await screen.findByText('Some results could not be loaded.')).toBeInTheDocument();
    expect(names()).toEqual(['Overview']);
  });

  it('offers the lists to look on where nothing matches', async () => {
    aSearch({ services: found(), orders: found() });
    const { user, router } = await openAt('/not-found');
    await user.keyboard('zebra');
    expect(await screen.findByRole('group', { name: 'Look in the lists' })).toBeInTheDocument();
    expect(screen.getByText('Nothing matches “zebra”')).toBeInTheDocument();
    expect(names()).toEqual(['Search services for “zebra”', 'Search orders for “zebra”']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?text=zebra'));
  });

  it('says without a network that there is none, and still finds pages', async () => {
    server.use(http.get(searchUrl, () => HttpResponse.error()));
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await openAt('/not-found');
    await user.keyboard('overview');
    expect(await screen.findByText(/^You are offline\./)).toBeInTheDocument();
    expect(names()).toEqual(['Overview']);
    isOnline.mockRestore();
  });

  it('shows nothing of a kind whose page the visitor may not open, whatever the server sends', async () => {
    aSearch({ services: found(service), users: found({ ...site, name: 'Somebody else' }) });
    const { user } = await openAt('/not-found');
    await user.keyboard('somebody');
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(names()).not.toContain('Somebody else417 56 Göteborg');
  });

  it('asks for nothing on behalf of those who may open nothing that it could find', async () => {
    const asked = aSearch({});
    const { user } = await openAt('/not-found', { user: { roles: ['ColocationTechnician'] } });
    await user.keyboard('zebra');
    expect(await screen.findByText('Nothing matches “zebra”')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  const ordering = {
    user: { roles: ['OperationResponsible'] },
    flags: { serviceUpgrades: true, serviceTerminations: true },
  };

  it('names each change of a service, and lets one choose the service first', async () => {
    const { user, router } = await openAt('/not-found', ordering);
    await user.keyboard('terminate');
    expect(names()).toEqual(['Terminate a servicechoose it in the list']);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/services?status=IN_SERVICE'),
    );
  });

  it('offers the changes of the one service that it finds', async () => {
    aSearch({ services: found(service) });
    const { user, router } = await openAt('/not-found', ordering);
    await user.keyboard('204418');
    await waitFor(() =>
      expect(names()).toEqual([
        'DIA StaticLindholmspiren 5, GöteborgSE-204418',
        'Upgrade a serviceDIA Static, Lindholmspiren 5, GöteborgSE-204418',
        'Add-on servicesDIA Static, Lindholmspiren 5, GöteborgSE-204418',
        'New agreement for a serviceDIA Static, Lindholmspiren 5, GöteborgSE-204418',
        'Move a serviceDIA Static, Lindholmspiren 5, GöteborgSE-204418',
        'Terminate a serviceDIA Static, Lindholmspiren 5, GöteborgSE-204418',
        ...withAddress('DIA Static, Lindholmspiren 5, Göteborg'),
      ]),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?service=SE-204418'));
  });

  it('offers a quote for the one site that it finds, to those who may ask for one', async () => {
    aSearch({ sites: found(site) });
    const { user, router } = await openAt('/not-found', {
      user: { roles: ['Purchaser'] },
      agreements: [
        {
          id: 'FA-1',
          name: 'Company connections',
          products: [{ id: 'dia-static', name: 'DIA Static' }],
          productPackages: [],
          quoteAndOrderInternalUsersOnly: false,
        },
      ],
    });
    await user.keyboard('lind');
    await screen.findByText('Copy link');
    expect(names()).toContain('New quotefor Lindholmspiren 5');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe(`?searchStep=single&site=${site.id}`));
  });

  it('shows up to eight where one kind alone matches', async () => {
    const services = Array.from({ length: 8 }, (_, index) => ({ ...service, id: `${index}`, code: `${index}` }));
    aSearch({ services: { items: services, hasMore: true, total: 9 } });
    const { user } = await openAt('/not-found');
    await user.keyboard('dia');
    await screen.findByRole('option', { name: 'Search services for “dia”' });
    expect(names()).toHaveLength(9);
  });

  it('names what stands at a site by that site, also where its address matches', async () => {
    const detail = 'Göteborg huvudkontor, Lindholmspiren 5';
    aSearch({ services: found({ ...service, detail }), orders: found({ ...order, detail }) });
    const { user } = await openAt('/not-found');
    await user.keyboard('lind');
    await screen.findByRole('option', { name: /SD-WAN EDGE/ });
    expect(names().slice(0, 2)).toEqual([`DIA Static${detail}SE-204418`, `SD-WAN EDGE${detail}1182731`]);
  });

  it('shows one kind alone', async () => {
    aSearch({ sites: found(site), orders: { items: [order], hasMore: true, total: 14 } });
    const { user } = await openAt('/not-found');
    await user.keyboard('lind');
    await user.click(await screen.findByRole('button', { name: 'Orders 14' }));
    expect(names()).toEqual(['SD-WAN EDGELindholmspiren 5, Göteborg1182731', 'All 14']);
  });

  it('says how each thing stands', async () => {
    aSearch({
      sites: found(
        { ...site, serviceCount: 9 },
        { ...site, id: 'site-2', name: 'Lindhamn', serviceCount: 3, health: 'DOWN', noticeCount: 1 },
        { ...site, id: 'site-3', name: 'Lindvik', serviceCount: 4, noticeCount: 2 },
      ),
      services: found(
        { ...service, status: 'In service', health: 'OK' },
        { ...service, id: 'SE-2', code: 'SE-2', status: 'Installation ongoing', health: 'UNKNOWN' },
      ),
      orders: found({ ...order, status: 'DELIVERY_COMPLETED' }),
    });
    const { user } = await openAt('/not-found');
    await user.keyboard('lind');
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(names().slice(0, 6)).toEqual([
      expect.stringMatching(/9 services$/),
      expect.stringMatching(/Disturbance$/),
      expect.stringMatching(/2 termination notices$/),
      expect.stringMatching(/Operating$/),
      expect.stringMatching(/Installation ongoing$/),
      expect.stringMatching(/Delivery completed$/),
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('copies the address of what is found', async () => {
    aSearch({ orders: found(order) });
    const { user } = await openAt('/not-found');
    await user.keyboard('sd-wan');
    await user.click(await screen.findByRole('option', { name: /^Copy link/ }));
    expect(await screen.findByText('The link has been copied')).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe(`${window.location.origin}/services/orders/order-1`);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('sd-wan');
    await screen.findByRole('option', { name: /^SD-WAN/ });
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('gives the focus back to where it was', async () => {
    const { user } = await renderAt('/not-found');
    const link = await screen.findByRole('link', { name: /overview/i });
    link.focus();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('begins with what was opened last', async () => {
    aSearch({ sites: found(site), orders: found(order) });
    const { user, router } = await openAt('/not-found');
    await user.keyboard('lind');
    await waitFor(() => expect(names()).toHaveLength(4));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/services/orders/order-1'));
    await act(() => router.navigate('/not-found'));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option')).toHaveTextContent('SD-WAN EDGE');
  });

  it('begins with the page that was opened last, too', async () => {
    aSearch({});
    const { user, router } = await openAt('/not-found');
    await user.keyboard('overv{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    await act(() => router.navigate('/not-found'));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option')).toHaveTextContent('Overview');
    expect(screen.getAllByRole('option', { name: 'Overview' })).toHaveLength(2);
  });
});
