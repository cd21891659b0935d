import type { NearestAddress } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../../testing/builders.ts';
import { compilePages } from '../../../../testing/compilePages.ts';
import { findViolations } from '../../../../testing/findViolations.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { addressesUrl, server } from '../../../../testing/server.ts';
import { aPurchaseApiStub } from '../../testing/aPurchaseApiStub.ts';
import { aPlannedSite, aSiteList, anAgreement } from '../../testing/someSiteLists.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/quote-and-order');
  await Promise.all([import('../ManyPage.tsx'), import('./PinBoard.tsx'), import('../rows/PointRowDialog.tsx')]);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const near: NearestAddress = {
  text: 'Norra Kajen 6, 852 31 Sundsvall',
  magicKey: 'key-6',
  kind: 'address',
  country: 'SE',
  confidence: 'onNet',
  buildings: 1,
  street: 'Norra Kajen 6',
  zipCode: '852 31',
  city: 'Sundsvall',
  coordinates: { longitude: 17.326, latitude: 62.3977 },
  metres: 42,
};

const open = (query: string) =>
  renderAt(`/quote-and-order?${query}`, { user: { roles: ['Purchaser'] }, agreements: [anAgreement()] });

/** The map of a browser that draws none: all that it does is done beside it, too. */
async function openMap() {
  const page = await open('searchStep=multi');
  await page.user.click(await screen.findByRole('button', { name: 'Open the map' }));
  const add = async (text: string) => {
    const field = await screen.findByRole('textbox', { name: /^Add a coordinate/ });
    await page.user.clear(field);
    await page.user.type(field, `${text}{Enter}`);
  };
  return { ...page, add };
}
const pointList = () => within(screen.getByRole('list', { name: 'Points on the map' }));

describe('sites on the map', () => {
  it('are pointed at one after the other, and checked with those that were pasted', async () => {
    const stub = aPurchaseApiStub();
    const { user, add, router } = await openMap();
    await add('62.3979, 17.3265');
    await add('57.7069 11.9386');
    await user.click(screen.getByRole('textbox', { name: /Pasted rows/ }));
    await user.paste('Norra Kajen 2, Sundsvall');
    await user.click(screen.getByRole('button', { name: 'Check 3 sites' }));
    await waitFor(() => expect(router.state.location.search).toBe('?searchStep=multi&list=list-1'));
    expect(stub.made[0]?.list.sites).toEqual([
      { address: 'Norra Kajen 2, Sundsvall' },
      { locationCoordinate: { latitude: 62.3979, longitude: 17.3265 } },
      { locationCoordinate: { latitude: 57.7069, longitude: 11.9386 } },
    ]);
  });

  it('may take the nearest address instead', async () => {
    const stub = aPurchaseApiStub({ near });
    const { user, add } = await openMap();
    await add('62.3979, 17.3265');
    expect(await screen.findByText('Nearest address, 42 m away')).toBeInTheDocument();
    expect(stub.nearest).toEqual([{ latitude: 62.3979, longitude: 17.3265 }]);
    await user.click(screen.getByRole('button', { name: 'Use Norra Kajen 6, 852 31 Sundsvall' }));
    expect(screen.getByRole('textbox', { name: 'Coordinate of point 1' })).toHaveValue('62.3977, 17.326');
    await user.click(screen.getByRole('button', { name: 'Check 1 site' }));
    await waitFor(() =>
      expect(stub.made[0]?.list.sites).toEqual([{ address: 'Norra Kajen 6, 852 31 Sundsvall', magicKey: 'key-6' }]),
    );
  });

  it('are moved by their coordinate, which takes their address away, and removed', async () => {
    const stub = aPurchaseApiStub({ near });
    const { user, add } = await openMap();
    await add('62.3979, 17.3265');
    await add('59.33, 18.07');
    await user.click((await pointList().findAllByRole('button', { name: /^Use Norra Kajen 6/ }))[0] as HTMLElement);
    const first = screen.getByRole('textbox', { name: 'Coordinate of point 1' });
    await user.clear(first);
    await user.type(first, '62,4; 17,3{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove point 2' }));
    expect(pointList().getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Check 1 site' }));
    await waitFor(() =>
      expect(stub.made[0]?.list.sites).toEqual([{ locationCoordinate: { latitude: 62.4, longitude: 17.3 } }]),
    );
  });

  it('are not added by what is no place on earth', async () => {
    aPurchaseApiStub();
    const { user, add } = await openMap();
    await add('95, 17');
    const field = screen.getByRole('textbox', { name: /^Add a coordinate/ });
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, '59.33, 18.07');
    expect(field).toBeValid();
    expect(screen.queryByRole('list', { name: 'Points on the map' })).not.toBeInTheDocument();
  });

  it('need no system that knows the nearest address', async () => {
    aPurchaseApiStub();
    server.use(http.get(addressesUrl('/address/nearest'), () => HttpResponse.json(aProblem(404), { status: 404 })));
    const { add } = await openMap();
    await add('59.33, 18.07');
    expect(await screen.findByRole('button', { name: 'Check 1 site' })).toBeEnabled();
    expect(screen.queryByText(/^Nearest address/)).not.toBeInTheDocument();
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  });

  it('go in requests of a hundred, which is said before they are checked', async () => {
    aPurchaseApiStub();
    const { user } = await open('searchStep=multi');
    await user.click(await screen.findByRole('textbox', { name: /Pasted rows/ }));
    await user.paste(Array.from({ length: 101 }, (_, index) => `Street ${index}`).join('\n'));
    expect(
      await screen.findByText('2 price requests. One request takes up to 100 sites, so the list is divided.'),
    ).toBeInTheDocument();
  });

  it('have no violations of accessibility rules', async () => {
    aPurchaseApiStub({ near });
    const { add } = await openMap();
    await add('62.3979, 17.3265');
    await screen.findByText('Nearest address, 42 m away');
    expect(await findViolations()).toEqual([]);
  });
});

describe('a row that is nowhere', () => {
  const nowhere = aPlannedSite({
    id: 'site-2',
    row: 2,
    name: 'Depå Gällivare',
    address: 'Österleden Södra',
    state: 'notFound',
    locationCoordinate: null,
  });
  const rows = 'searchStep=multi&list=list-1';
  const openDialog = async () => {
    const page = await open(rows);
    await page.user.click(await screen.findByRole('button', { name: 'Point on the map where row 2 is' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where is row 2, Depå Gällivare?' }));
    return { ...page, dialog };
  };

  it('is pointed at on the map: the place fills its coordinate, and its address stays as written', async () => {
    const stub = aPurchaseApiStub({ list: aSiteList({ sites: [aPlannedSite(), nowhere] }) });
    const { user, dialog } = await openDialog();
    const use = dialog.getByRole('button', { name: 'Use this point' });
    expect(use).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Coordinate/ }), '67.1339, 20.6528{Enter}');
    await user.click(use);
    await waitFor(() =>
      expect(stub.changes[0]?.change.changeSites).toEqual([
        {
          id: 'site-2',
          site: {
            name: 'Depå Gällivare',
            country: 'SE',
            address: 'Österleden Södra',
            locationCoordinate: { latitude: 67.1339, longitude: 20.6528 },
          },
        },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('whose degrees have changed places gets them swapped', async () => {
    const swapped = aPlannedSite({
      id: 'site-2',
      row: 2,
      name: 'Depå',
      address: '',
      country: null,
      state: 'rejected',
      field: 'country',
      code: 'required',
      locationCoordinate: { latitude: 18.07, longitude: 59.33 },
    });
    const stub = aPurchaseApiStub({ list: aSiteList({ sites: [aPlannedSite(), swapped] }) });
    const { user } = await open(rows);
    expect(await screen.findByText('Latitude and longitude seem to have changed places.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Swap latitude and longitude of row 2' }));
    await waitFor(() =>
      expect(stub.changes[0]?.change.changeSites).toEqual([
        { id: 'site-2', site: { name: 'Depå', locationCoordinate: { latitude: 59.33, longitude: 18.07 } } },
      ]),
    );
  });
});
