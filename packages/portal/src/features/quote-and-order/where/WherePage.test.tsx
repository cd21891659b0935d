import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { compilePages } from '../../../testing/compilePages.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../../testing/renderAt.tsx';
import { addressesUrl, quoteAndOrderUrl, server, sitesUrl } from '../../../testing/server.ts';
import { aServiceInventory } from '../../../testing/services-section/aServiceInventory.ts';
import { aService } from '../../../testing/services-section/someServices.ts';
import { aPurchaseApiStub } from '../testing/aPurchaseApiStub.ts';
import { aLocatedAddress, anAgreement, someBuildings } from '../testing/someSiteLists.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/quote-and-order');
  await Promise.all([
    import('./WherePage.tsx'),
    import('./BuildingPage.tsx'),
    import('../many/ManyPage.tsx'),
    import('../configure/ConfigurePage.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (path = '/quote-and-order', options: RenderOptions = {}) =>
  renderAt(path, { user: { roles: ['Purchaser'] }, agreements: [anAgreement()], ...options });
const field = () => screen.findByRole('combobox', { name: 'Where is the service needed?' });
const address = /^Norra Kajen 2, 852 31 Sundsvall/;

describe('one address', () => {
  it('is found after three letters, and becomes a list that products are chosen for', async () => {
    const stub = aPurchaseApiStub();
    const { user, router } = await open();
    await user.type(await field(), 'no');
    expect(stub.suggestions).toEqual([]);
    await user.type(await field(), 'rra');
    await user.click(await screen.findByRole('option', { name: address }));
    await waitFor(() => expect(router.state.location.search).toBe('?siteList=list-1'));
    expect(stub.suggestions).toEqual([{ address: 'norra', usePaidSources: 'false', limitToCountryCode: 'SE' }]);
    expect(stub.made).toEqual([
      {
        list: {
          sites: [
            {
              address: 'Norra Kajen 2, 852 31 Sundsvall',
              magicKey: 'key-1',
              country: 'SE',
              locationCoordinate: { longitude: 17.3255, latitude: 62.3974 },
            },
          ],
        },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('can be one of the company’s own sites', async () => {
    const stub = aPurchaseApiStub();
    const { user } = await open();
    await user.type(await field(), 'lind');
    const sites = await screen.findByRole('option', { name: /Göteborg, Lindholmspiren/ });
    await user.click(sites);
    await waitFor(() => expect(stub.made[0]?.list.sites).toEqual([{ siteId: 'S-10005' }]));
  });

  it('is the site whose page one comes from', async () => {
    const stub = aPurchaseApiStub();
    aServiceInventory([aService()]);
    server.use(http.get(sitesUrl('/sites/S-10005'), () => HttpResponse.json(aService().site)));
    const { user, router } = await open('/services/sites/S-10005', { user: { roles: ['OperationResponsible'] } });
    await user.click(await screen.findByRole('link', { name: 'New quote here' }));
    expect(router.state.location.search).toBe('?searchStep=single&site=S-10005');
    await user.click(await screen.findByRole('button', { name: 'Choose this site' }));
    await waitFor(() => expect(stub.made[0]?.list.sites).toEqual([{ siteId: 'S-10005' }]));
    await waitFor(() => expect(router.state.location.search).toBe('?siteList=list-1'));
  });

  it('is looked for in all countries if wanted; paid sources are for internal users', async () => {
    const stub = aPurchaseApiStub();
    const { user } = await open('/quote-and-order', { user: { roles: ['Purchaser'], isInternal: true } });
    await user.click(await screen.findByRole('checkbox', { name: 'Search in Sweden only' }));
    await user.click(screen.getByRole('checkbox', { name: 'Use paid address sources' }));
    await user.type(await field(), 'kar');
    await waitFor(() => expect(stub.suggestions).toEqual([{ address: 'kar', usePaidSources: 'true' }]));
  });

  it('goes on with a street until there is a number', async () => {
    const stub = aPurchaseApiStub();
    const { user } = await open();
    await user.type(await field(), 'nor');
    await user.click(await screen.findByRole('option', { name: /^Norra Kajen Sweden/ }));
    expect(await field()).toHaveValue('Norra Kajen');
    expect(stub.made).toEqual([]);
  });

  it('or several is a choice of two pages, each with as many steps', async () => {
    aPurchaseApiStub();
    const { user, router } = await open();
    const ways = within(await screen.findByRole('navigation', { name: 'How many addresses' }));
    expect(ways.getByRole('link', { current: 'page' })).toHaveTextContent('One address');
    const steps = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps()).toHaveLength(5);
    await user.click(ways.getByRole('link', { name: 'Several addresses' }));
    expect(router.state.location.search).toBe('?searchStep=multi');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Several addresses' })).toHaveAttribute('aria-current', 'page');
    expect(steps().map(({ textContent }) => textContent)).toContain('2Check addresses');
    expect(steps()).toHaveLength(5);
  });

  it('that nothing matches says so, and what to try; a coordinate that is nowhere says its limits', async () => {
    aPurchaseApiStub();
    server.use(
      http.get(addressesUrl('/address/suggest'), () => HttpResponse.json({ candidates: [] })),
      http.get(quoteAndOrderUrl('/customer-sites'), () =>
        HttpResponse.json({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 }),
      ),
    );
    const { user } = await open();
    await user.type(await field(), 'Xyzzyxqq 1');
    expect(
      await screen.findByText(
        'No address in Sweden matches “Xyzzyxqq 1”. Try fewer words, all countries or a coordinate.',
      ),
    ).toBeInTheDocument();
    await user.clear(await field());
    await user.type(await field(), '99, 200');
    expect(await screen.findByText('Latitude goes from −90 to 90, longitude from −180 to 180.')).toBeInTheDocument();
  });

  it('that could not be found opens the coordinate', async () => {
    aPurchaseApiStub();
    server.use(http.get(addressesUrl('/address'), () => HttpResponse.json(aProblem(400), { status: 400 })));
    const { user } = await open();
    await user.type(await field(), 'norra');
    await user.click(await screen.findByRole('option', { name: address }));
    expect(
      await screen.findByText('The address could not be found, try using a coordinate instead.'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'Latitude' })).toHaveFocus();
  });

  it('without coordinates counts as not found', async () => {
    aPurchaseApiStub({ located: aLocatedAddress({ locationCoordinates: [] }) });
    const { user } = await open();
    await user.type(await field(), 'norra');
    await user.click(await screen.findByRole('option', { name: address }));
    expect(await screen.findByText(/try using a coordinate instead/)).toBeInTheDocument();
  });

  it('that fails otherwise says the text of the status, and is tried again', async () => {
    const stub = aPurchaseApiStub();
    let fails = true;
    server.use(
      http.get(addressesUrl('/address'), () => (fails ? HttpResponse.json(aProblem(503), { status: 503 }) : undefined)),
    );
    const { user } = await open();
    await user.type(await field(), 'norra');
    await user.click(await screen.findByRole('option', { name: address }));
    expect(await screen.findByText('The address could not be used')).toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stub.made).toHaveLength(1));
  });

  it('has no violations of accessibility rules', async () => {
    aPurchaseApiStub();
    const { user } = await open();
    await user.type(await field(), 'norra');
    await screen.findByRole('option', { name: address });
    expect(await findViolations()).toEqual([]);
  });
});

describe('a data centre', () => {
  it('is found in the field of addresses', async () => {
    const stub = aPurchaseApiStub();
    const { user } = await open();
    await user.type(await field(), 'stockholm');
    await user.click(await screen.findByRole('option', { name: /Stockholm 1/ }));
    await waitFor(() => expect(stub.made[0]?.list.sites).toEqual([{ dataCenterSiteId: 'DC-STO1' }]));
  });

  it('is chosen among all of them', async () => {
    const stub = aPurchaseApiStub();
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choose one of our data centres' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Oslo 1' }));
    await waitFor(() => expect(router.state.location.search).toBe('?siteList=list-1'));
    expect(stub.made[0]?.list.sites).toEqual([{ dataCenterSiteId: 'DC-OSL1' }]);
  });
});

describe('a coordinate', () => {
  it('can be typed into the field of addresses', async () => {
    const stub = aPurchaseApiStub();
    const { user } = await open();
    await user.type(await field(), '62.3974, 17.3255');
    await user.click(await screen.findByRole('option', { name: '62.3974, 17.3255' }));
    await waitFor(() =>
      expect(stub.made[0]?.list.sites).toEqual([{ locationCoordinate: { latitude: 62.3974, longitude: 17.3255 } }]),
    );
    expect(stub.suggestions).toEqual([]);
  });

  it('is pasted as a whole into either of its fields, and swapped where it is the wrong way round', async () => {
    const stub = aPurchaseApiStub();
    const { user } = await open();
    await user.type(await field(), 'norra');
    await user.click(await screen.findByRole('option', { name: 'Point at the place on the map instead' }));
    await user.click(await screen.findByRole('textbox', { name: 'Latitude' }));
    await user.paste('17.3255, 62.3974');
    expect(screen.getByRole('textbox', { name: 'Longitude' })).toHaveValue('62.3974');
    await user.click(await screen.findByRole('button', { name: 'Swap them' }));
    await user.click(screen.getByRole('button', { name: 'Choose this place' }));
    await waitFor(() =>
      expect(stub.made[0]?.list.sites).toEqual([{ locationCoordinate: { latitude: 62.3974, longitude: 17.3255 } }]),
    );
  });

  it('that is nowhere is refused, and one far away is priced by a specialist', async () => {
    aPurchaseApiStub();
    const { user } = await open();
    await user.type(await field(), 'norra');
    await user.click(await screen.findByRole('option', { name: 'Point at the place on the map instead' }));
    await user.type(await screen.findByRole('textbox', { name: 'Latitude' }), '95');
    await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '2,35');
    expect(screen.getByText('Enter a number from −90 to 90.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose this place' })).toBeDisabled();
    await user.clear(screen.getByRole('textbox', { name: 'Latitude' }));
    await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '48,85');
    expect(screen.getByText(/Outside Sweden, Norway and Denmark/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose this place' })).toBeEnabled();
  });
});

describe('an address with buildings', () => {
  const withBuildings = () => aPurchaseApiStub({ located: aLocatedAddress({ buildings: someBuildings }) });

  async function toBuildings() {
    const view = await open();
    await view.user.type(await field(), 'norra');
    await view.user.click(await screen.findByRole('option', { name: address }));
    await screen.findByRole('radiogroup', { name: 'Which building is it?' });
    return view;
  }

  it('goes on with one of them by a press', async () => {
    const stub = withBuildings();
    const { user, router } = await toBuildings();
    expect(router.state.location.search).toBe('?searchStep=single&selectBuilding=true');
    const building = screen.getByRole('radio', { name: /Norra Kajen 2, A.*12 m.*Kajplan 1.*Fibre in the building/ });
    await user.click(building);
    await waitFor(() => expect(router.state.location.search).toBe('?siteList=list-1'));
    expect(stub.made[0]?.list.sites).toEqual([
      {
        address: 'Norra Kajen 2, 852 31 Sundsvall',
        magicKey: 'key-1',
        country: 'SE',
        locationCoordinate: { longitude: 17.3257, latitude: 62.3974 },
        buildingId: 'B-A',
      },
    ]);
  });

  it('is a numbered pin on the plan, which chooses and does not go on', async () => {
    const stub = withBuildings();
    const { user } = await toBuildings();
    const plan = within(screen.getByRole('img', { name: 'Map of the buildings' }));
    await user.click(plan.getByText('2'));
    expect(screen.getByRole('radio', { name: /Norra Kajen 2, B/ })).toBeChecked();
    expect(stub.made).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(stub.made[0]?.list.sites[0]).toMatchObject({ buildingId: 'B-B' }));
  });

  it('is looked through with the arrow keys; Enter goes on', async () => {
    const stub = withBuildings();
    const { user } = await toBuildings();
    const group = within(screen.getByRole('radiogroup', { name: 'Which building is it?' }));
    const [first] = group.getAllByRole('radio');
    first?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(group.getByRole('radio', { name: /None of these/ })).toBeChecked();
    expect(stub.made).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stub.made).toHaveLength(1));
    expect(stub.made[0]?.list.sites[0]).not.toHaveProperty('buildingId');
  });

  it('that is not known any more is chosen again', async () => {
    aPurchaseApiStub();
    const { router } = await open('/quote-and-order?searchStep=single&selectBuilding=true');
    expect(await screen.findByText('Choose the address again.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?searchStep=single');
  });
});

describe('other ways in', () => {
  it('are a file, a list that was begun, and addresses of lately', async () => {
    aPurchaseApiStub();
    server.use(
      http.get(quoteAndOrderUrl('/planned-customer-site-lists'), () =>
        HttpResponse.json({
          items: [{ id: 'list-9', name: 'PO 2024-11-18 14:06', counts: { sites: 12 } }],
          totalItems: 1,
          totalPages: 1,
          currentPage: 0,
          counts: { total: 1 },
        }),
      ),
    );
    const view = await open();
    await view.user.type(await field(), 'norra');
    await view.user.click(await screen.findByRole('option', { name: address }));
    await waitFor(() => expect(view.router.state.location.search).toBe('?siteList=list-1'));
    await screen.findByRole('button', { name: 'Save and close' });
    await act(() => view.router.navigate('/quote-and-order'));
    expect(await screen.findByRole('link', { name: 'Continue with PO 2024-11-18 14:06' })).toHaveAttribute(
      'href',
      '/quote-and-order?siteList=list-9',
    );
    expect(screen.getByText(/12 addresses\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Norra Kajen 2, 852 31 Sundsvall' })).toHaveAttribute(
      'href',
      '/quote-and-order?siteList=list-1',
    );
    expect(screen.getByRole('link', { name: 'Upload a list' })).toHaveAttribute(
      'href',
      '/quote-and-order?searchStep=multi',
    );
  });
});
