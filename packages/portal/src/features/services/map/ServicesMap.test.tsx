import { sitePageSize } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { networkMapUrl, server } from '../../../testing/server.ts';
import { aServiceInventory } from '../../../testing/services-section/aServiceInventory.ts';
import { aService, theMap } from '../../../testing/services-section/someServices.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await Promise.all([import('../ServicesPage.tsx'), import('./ServicesMap.tsx')]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const responsible = { user: { roles: ['OperationResponsible'] } };
const withUpgrades = { ...responsible, flags: { serviceUpgrades: true } };
const [first, second] = theMap().sites;
if (!first || !second) throw new Error('The map needs two sites.');
const list = () => screen.findByRole('table', { name: 'Sites on the map' });
const answerWith = (body: object) => server.use(http.get(networkMapUrl('/map'), () => HttpResponse.json(body)));

describe('the map of services', () => {
  it('asks with the filter of the list, and says that a browser without WebGL has the list', async () => {
    const inventory = aServiceInventory();
    await renderAt('/services?view=map&city=Oslo', responsible);
    expect(await screen.findByText('This browser can’t show the map')).toBeInTheDocument();
    await within(await list()).findByText(first.siteName);
    expect(inventory.to('GET', '/map')[0]?.query).toEqual({ status: ['active'], cities: ['Oslo'] });
  });

  it('opens a site in the address, with services that lead to their details, and closes it with Escape', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services?view=map', responsible);
    await user.click(await screen.findByRole('link', { name: new RegExp(first.siteName) }));
    await waitFor(() => expect(router.state.location.search).toBe(`?view=map&place=${first.siteId}`));
    const card = await screen.findByRole('region', { name: first.siteName });
    expect(card).toHaveFocus();
    expect(within(card).getByRole('link', { name: 'Open site' })).toHaveAttribute(
      'href',
      `/services/sites/${first.siteId}`,
    );
    expect(screen.getByRole('row', { current: true })).toHaveTextContent(first.siteName);
    expect(await within(card).findByRole('link', { name: 'DIA Static' })).toHaveAttribute(
      'href',
      `/services?view=map&place=${first.siteId}&service=SE-204418`,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?view=map'));
    await waitFor(() => expect(screen.getByRole('link', { name: new RegExp(first.siteName) })).toHaveFocus());
  });

  it('shows the site that the address names in the list, on whatever page it is', async () => {
    aServiceInventory();
    const sites = Array.from({ length: sitePageSize + 1 }, (_, index) => ({
      ...first,
      siteId: `S-${index}`,
      siteName: `Site ${index}`,
    }));
    answerWith({ sites, lines: [] });
    const { router } = await renderAt(`/services?view=map&place=S-${sitePageSize}`, responsible);
    await waitFor(() => expect(router.state.location.search).toBe(`?view=map&page=1&place=S-${sitePageSize}`));
    expect(await screen.findByRole('row', { current: true })).toHaveTextContent(`Site ${sitePageSize}`);
  });

  it('takes a site that is not there out of the address', async () => {
    aServiceInventory();
    const { router } = await renderAt('/services?view=map&place=S-gone', responsible);
    await list();
    await waitFor(() => expect(router.state.location.search).toBe('?view=map'));
  });

  it('offers what can be done with the services of selected sites', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services?view=map', responsible);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${first.siteName}` }));
    await user.click(screen.getByRole('checkbox', { name: `Select ${second.siteName}` }));
    const selected = screen.getByRole('group', { name: 'Selected rows' });
    expect(selected).toHaveTextContent(`2 sites with ${first.services + second.services} services`);
    const bar = within(selected);
    // The other one is for small screens.
    const [more] = bar.getAllByRole('button', { name: 'More actions' });
    await user.click(more as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Change tags' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByRole('option', { name: 'HQ' }));
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Add tags' }));
    await waitFor(() =>
      expect(inventory.to('POST', '/services/bulk')[0]?.body).toEqual({
        filter: { status: 'active', sites: [first.siteId, second.siteId] },
        expectedCount: first.services + second.services,
        op: { type: 'addTags', tagIds: ['tag-hq'] },
      }),
    );
  });

  it('offers changes of all services of the selected sites', async () => {
    const inventory = aServiceInventory([aService({ serviceId: 'SE-1' }), aService({ serviceId: 'SE-2' })]);
    const { user } = await renderAt('/services?view=map', withUpgrades);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${first.siteName}` }));
    await user.click(await screen.findByRole('button', { name: 'Change services', expanded: false }));
    expect(await screen.findByRole('menuitem', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/services/changes/upgrade?service=SE-1&service=SE-2',
    );
    const [asked] = inventory.to('GET', '/services');
    expect(asked?.query).toMatchObject({ status: ['active'], sites: [first.siteId] });
  });

  it('says where the selected sites have more services than can be changed at once', async () => {
    const inventory = aServiceInventory();
    answerWith({ sites: [{ ...first, services: 26 }], lines: [] });
    const { user } = await renderAt('/services?view=map', withUpgrades);
    await user.click(await screen.findByRole('checkbox', { name: `Select ${first.siteName}` }));
    await user.click(await screen.findByRole('button', { name: 'Change services', expanded: false }));
    expect(await screen.findByRole('menuitem', { name: /^Upgrade/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByText('At most 25 services can be changed at once.').length).toBeGreaterThan(0);
    expect(inventory.to('GET', '/services')).toEqual([]);
  });

  it('lists sites with wrong coordinates and says how many there are', async () => {
    aServiceInventory();
    const swapped = { longitude: first.coordinates.latitude, latitude: first.coordinates.longitude };
    answerWith({
      sites: [
        { ...first, coordinates: swapped },
        { ...second, coordinates: null },
      ],
      lines: [],
    });
    await renderAt('/services?view=map', responsible);
    expect(await screen.findByText(/^2 sites are not on the map/)).toBeInTheDocument();
    expect(within(await list()).getAllByText('Not on the map: the position is missing or wrong')).toHaveLength(2);
  });

  it('shows a state that is not known as it came', async () => {
    aServiceInventory();
    answerWith({ sites: [{ ...first, state: 'ON_FIRE' }], lines: [] });
    await renderAt('/services?view=map', responsible);
    expect(await within(await list()).findByText('ON_FIRE')).toBeInTheDocument();
  });

  it('offers to clear the filters where they leave no site', async () => {
    aServiceInventory([]);
    answerWith({ sites: [], lines: [] });
    const { user, router } = await renderAt('/services?view=map&city=Oslo', responsible);
    expect(await screen.findByText('No sites on the map match the filters')).toBeInTheDocument();
    expect(screen.queryByText(/Filtered by/)).not.toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' }).slice(-1);
    if (clear) await user.click(clear);
    await waitFor(() => expect(router.state.location.search).toBe('?view=map&status=all'));
  });

  it.each([
    [320, 0],
    [1440, 1],
  ])('gives what finds no site its place in a window %d wide: %d maps', async (width, maps) => {
    const usual = window.innerWidth;
    window.innerWidth = width;
    aServiceInventory([]);
    answerWith({ sites: [], lines: [] });
    await renderAt('/services?view=map&city=Oslo', responsible);
    expect(await screen.findByText('No sites on the map match the filters')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByText('This browser can’t show the map')).toHaveLength(maps));
    window.innerWidth = usual;
  });

  it('says what its marks mean directly below it on a phone, and what the numbers mean below the list', async () => {
    const usual = window.innerWidth;
    window.innerWidth = 320;
    aServiceInventory();
    await renderAt('/services?view=map', responsible);
    const legend = await screen.findByRole('list', { name: 'What the markers mean' });
    const table = await list();
    const says = screen.getByText(/its badge says how many services have it/);
    expect(legend.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(table.compareDocumentPosition(says)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    window.innerWidth = usual;
  });

  it('says so where the sites cannot be had, and tries again', async () => {
    aServiceInventory();
    server.use(
      http.get(networkMapUrl('/map'), () => HttpResponse.json(aProblem(403), { status: 403 }), { once: true }),
    );
    const { user } = await renderAt('/services?view=map', responsible);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await within(await list()).findByText(first.siteName)).toBeInTheDocument();
  });

  it('has no fault that axe finds', async () => {
    aServiceInventory();
    await renderAt(`/services?view=map&place=${first.siteId}`, responsible);
    await screen.findByRole('region', { name: first.siteName });
    expect(await findViolations()).toEqual([]);
  });
});
