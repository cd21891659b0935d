import type { MoveOffer } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { compilePages } from '../../../testing/compilePages.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { addressesUrl, ordersUrl, server, sitesUrl } from '../../../testing/server.ts';
import { aServiceChangeApiStub } from '../testing/aServiceChangeApiStub.ts';
import { someOffers } from '../testing/someOffers.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/services/orders/:orderId', '/services/changes/move');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (change: string, ids = ['SE-204418']) =>
  renderAt(`/services/changes/${change}?${ids.map((id) => `service=${id}`).join('&')}`, {
    user: { roles: ['Purchaser'] },
  });
const submit = (name: string) => screen.findByRole('button', { name });
const summary = () => screen.getByRole('region', { name: 'Your change' });

const sek = (amount: number) => ({ amount, currency: 'SEK' as const });
const firm: MoveOffer = {
  monthlyFee: sek(4250),
  oneTimeCharge: sek(9500),
  level: 'firm',
  leadTimeWeeks: 5,
  code: null,
};
const coordinates = { longitude: 17.3255, latitude: 62.3974 };

/** What there is to move to, and what that costs. */
function aMoveStub(offer: MoveOffer = firm) {
  const asked: string[] = [];
  const address = { streetName: 'Norra Kajen', houseNumber: '2', zipCode: '852 31', city: 'Sundsvall', country: 'SE' };
  server.use(
    http.get(sitesUrl('/sites'), () =>
      HttpResponse.json({
        items: [
          { siteId: 'S-2', siteName: 'Sundsvall terminal', address, coordinates },
          { siteId: 'S-10005', siteName: 'Göteborg, Lindholmspiren', address, coordinates },
        ],
      }),
    ),
    http.get(addressesUrl('/address/suggest'), () =>
      HttpResponse.json({
        candidates: [{ text: 'Norra Kajen 2, 852 31 Sundsvall', magicKey: 'K', kind: 'address', country: 'SE' }],
      }),
    ),
    http.get(addressesUrl('/address'), () =>
      HttpResponse.json({ ...address, text: '', locationCoordinates: [coordinates], buildings: [] }),
    ),
    http.get(ordersUrl('/services/:serviceId/move-offer'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(offer);
    }),
  );
  return asked;
}

describe('a new agreement', () => {
  it('is chosen by its term, at a fee that is compared with that of now', async () => {
    const stub = aServiceChangeApiStub();
    const { user } = await open('renegotiate');
    expect(await submit('Continue to checkout')).toBeDisabled();
    await user.click(await screen.findByRole('radio', { name: /^36 months/ }));
    const compared = within(screen.getByRole('table', { name: 'Before and after' }));
    expect(compared.getByRole('row', { name: /^Monthly fee/ })).toHaveTextContent(/4,250.*3,830.*420/);
    expect(compared.getByRole('row', { name: /^Contract ends/ })).toHaveTextContent(/14 Mar 2027.*36 months from/);
    expect(summary()).toHaveTextContent(/New monthly fee.*3,830/);
    await user.click(await submit('Continue to checkout'));
    await user.click(await submit('Order new agreement'));
    await waitFor(() =>
      expect(stub.placed.map(({ order }) => order)).toEqual([
        { orderType: 'RENEGOTIATION_ORDER', orderServiceIds: ['OS-5204418'], agreementPeriodInMonths: 36 },
      ]),
    );
  });

  it('of several services is one that all of them are offered, for all of them together', async () => {
    aServiceChangeApiStub(
      someOffers({ serviceId: 'SE-1' }),
      someOffers({ serviceId: 'SE-2', renegotiations: [{ months: 36, monthlyFee: sek(1000) }] }),
    );
    await open('renegotiate', ['SE-1', 'SE-2']);
    const periods = within(await screen.findByRole('radiogroup', { name: 'Agreement period' }));
    expect(periods.getAllByRole('radio')).toHaveLength(1);
    expect(periods.getByRole('radio', { name: /^36 months.*4,830/ })).toBeInTheDocument();
  });

  it('that the price list does not have says so, and what can be ordered instead', async () => {
    aServiceChangeApiStub(someOffers({ renegotiations: [], reasons: { renegotiate: 'NO_PRICE' } }));
    await open('renegotiate');
    expect(await screen.findByText(/There is no list price for this service/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeInTheDocument();
  });
});

describe('a move', () => {
  it('within the site is to a floor or a room, at a charge', async () => {
    const stub = aServiceChangeApiStub();
    const { user } = await open('move');
    await user.type(await screen.findByRole('textbox', { name: 'Floor' }), '5');
    await user.type(screen.getByRole('textbox', { name: /^Room/ }), 'MDF 5');
    expect(summary()).toHaveTextContent(/Difference.*No change.*One-time charge.*2,900.*Floor 5, room MDF 5/);
    await user.click(await submit('Continue to checkout'));
    await user.click(await submit('Order move'));
    await waitFor(() =>
      expect(stub.placed.map(({ order }) => order)).toEqual([
        {
          orderType: 'INTERNAL_MOVE_ORDER',
          orderServiceIds: ['OS-5204418'],
          newPlace: { floor: '5', room: 'MDF 5' },
        },
      ]),
    );
  });

  it('says what it costs before anything is filled in, as far as that does not depend on the place', async () => {
    aServiceChangeApiStub();
    const { user } = await open('move');
    const compared = within(await screen.findByRole('table', { name: 'Before and after' }));
    expect(compared.getByRole('row', { name: /^One-time charge/ })).toHaveTextContent(/None.*2,900.*For the move/);
    await user.click(screen.getByRole('radio', { name: 'Another site' }));
    expect(compared.getByRole('row', { name: /^One-time charge/ })).toHaveTextContent(/None.*Depends on the place/);
    expect(compared.getByRole('row', { name: /^Monthly fee/ })).toHaveTextContent(/4,250.*Depends on the place$/);
  });

  it('that keeps the fee has its charge in sight on phones, and no day before it can be built', async () => {
    aServiceChangeApiStub();
    aMoveStub();
    const { user } = await open('move');
    await user.click(await screen.findByRole('radio', { name: 'Another site' }));
    expect(summary()).not.toHaveTextContent('First possible day');
    await user.type(screen.getByRole('combobox', { name: 'New site' }), 'sund');
    await user.click(await screen.findByRole('option', { name: /Sundsvall terminal/ }));
    await waitFor(() => expect(summary()).toHaveTextContent('First possible day'));
    // In the summary and in its foot.
    expect(screen.getAllByText('One-time charge', { selector: 'dt, span' })).toHaveLength(2);
    expect(screen.getAllByText('New monthly fee')).toHaveLength(1);
  });

  it('to another site of the company costs what the rules say there', async () => {
    const stub = aServiceChangeApiStub();
    const asked = aMoveStub();
    const { user } = await open('move');
    await user.click(await screen.findByRole('radio', { name: 'Another site' }));
    await user.type(screen.getByRole('combobox', { name: 'New site' }), 'sund');
    await user.click(await screen.findByRole('option', { name: /Sundsvall terminal/ }));
    expect(await screen.findByText('Firm price. Delivery takes about 5 weeks.')).toBeInTheDocument();
    expect(asked).toEqual(['?siteId=S-2']);
    const compared = within(screen.getByRole('table', { name: 'Before and after' }));
    expect(compared.getByRole('row', { name: /^Place/ })).toHaveTextContent(/Lindholmspiren.*Sundsvall terminal/);
    expect(compared.getByRole('row', { name: /^One-time charge/ })).toHaveTextContent(/9,500/);
    await user.click(await submit('Continue to checkout'));
    await user.click(await submit('Order move'));
    await waitFor(() =>
      expect(stub.placed[0]?.order).toMatchObject({ orderType: 'EXTERNAL_MOVE_ORDER', newPlace: { siteId: 'S-2' } }),
    );
  });

  it('to an address takes it with its place', async () => {
    const stub = aServiceChangeApiStub();
    const asked = aMoveStub({ ...firm, level: 'estimate', leadTimeWeeks: 14 });
    const { user } = await open('move');
    await user.click(await screen.findByRole('radio', { name: 'An address' }));
    await user.type(screen.getByRole('combobox', { name: 'New address' }), 'norra kajen 2');
    await user.click(await screen.findByRole('option', { name: /Norra Kajen 2/ }));
    expect(await screen.findByText(/the price is an estimate. Delivery takes about 14 weeks/)).toBeInTheDocument();
    expect(asked).toEqual(['?country=SE&longitude=17.3255&latitude=62.3974']);
    await user.click(await submit('Continue to checkout'));
    await user.click(await submit('Order move'));
    await waitFor(() =>
      expect(stub.placed[0]?.order.newPlace).toEqual({
        streetName: 'Norra Kajen',
        houseNumber: '2',
        zipCode: '852 31',
        city: 'Sundsvall',
        country: 'SE',
        coordinates,
      }),
    );
  });

  it.each([
    ['where the service is', 'Göteborg, Lindholmspiren', firm, 'The service is already here.'],
    [
      'beyond reach',
      'Sundsvall terminal',
      { ...firm, monthlyFee: null, oneTimeCharge: null, level: null, code: 'outOfReach' },
      'We can’t deliver the service here. Choose another place.',
    ],
  ])('%s is not ordered', async (_what, name, offer, text) => {
    aServiceChangeApiStub();
    aMoveStub(offer);
    const { user } = await open('move');
    await user.click(await screen.findByRole('radio', { name: 'Another site' }));
    await user.type(screen.getByRole('combobox', { name: 'New site' }), 'x');
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await submit('Continue to checkout')).toBeDisabled();
  });

  it('whose price can not be loaded is not ordered before it is there', async () => {
    aServiceChangeApiStub();
    aMoveStub();
    let fails = true;
    server.use(
      http.get(ordersUrl('/services/:serviceId/move-offer'), () =>
        fails ? HttpResponse.json(aProblem(503), { status: 503 }) : HttpResponse.json(firm),
      ),
    );
    const { user } = await open('move');
    await user.click(await screen.findByRole('radio', { name: 'Another site' }));
    await user.type(screen.getByRole('combobox', { name: 'New site' }), 'sund');
    await user.click(await screen.findByRole('option', { name: /Sundsvall terminal/ }));
    expect(await screen.findByText('The price of the move could not be loaded.')).toBeInTheDocument();
    expect(await submit('Continue to checkout')).toBeDisabled();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await submit('Continue to checkout')).toBeEnabled());
  });

  it('that the server refuses says so at the field', async () => {
    aServiceChangeApiStub();
    server.use(
      http.post(ordersUrl('/orders'), () =>
        HttpResponse.json(
          aProblem(422, { code: 'INVALID_FIELDS', errors: [{ field: 'newPlace', code: 'unchanged' }] }),
          {
            status: 422,
          },
        ),
      ),
    );
    const { user } = await open('move');
    await user.type(await screen.findByRole('textbox', { name: 'Floor' }), '2');
    await user.click(await submit('Continue to checkout'));
    await user.click(await submit('Order move'));
    expect(await screen.findByText('The service is already here.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Floor' })).toHaveFocus());
  });

  it('has nothing that axe objects to', async () => {
    aServiceChangeApiStub();
    aMoveStub();
    const { user } = await open('move');
    await user.click(await screen.findByRole('radio', { name: 'Another site' }));
    expect(await findViolations()).toEqual([]);
  });
});
