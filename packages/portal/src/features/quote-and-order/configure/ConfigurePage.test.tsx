import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RenderOptions } from '../../../testing/renderAt.tsx';
import { aProblem } from '../../../testing/builders.ts';
import { compilePages } from '../../../testing/compilePages.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { quoteAndOrderUrl, quotesUrl, server } from '../../../testing/server.ts';
import { aListOf, aPurchaseApiStub } from '../testing/aPurchaseApiStub.ts';
import { aFeasibility, aPlannedSite, aSiteList, anAgreement } from '../testing/someSiteLists.ts';

const path = '/quote-and-order?siteList=list-1';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/quote-and-order');
  await import('./ConfigurePage.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (options: RenderOptions = {}) =>
  renderAt(path, { user: { roles: ['Purchaser'] }, agreements: [anAgreement()], ...options });
type User = Awaited<ReturnType<typeof open>>['user'];
/** Numbers and their units have a space between them that no line breaks at. */
const box = (name: string) => ({ name: new RegExp(`^${name.replace(' ', String.raw`\s`)}$`) });
const submit = () => screen.findByRole('button', { name: 'Get prices' });

async function fillIn(user: User, { capacities = ['200 Mbit/s'], terms = ['36 months'] } = {}) {
  await user.click(await screen.findByRole('radio', { name: /^DIA Static/ }));
  for (const name of capacities) await user.click(screen.getByRole('checkbox', box(name)));
  for (const name of terms) await user.click(screen.getByRole('checkbox', box(name)));
}

describe('what is wanted at a site', () => {
  it('says what each capacity costs at least and what a longer term saves, where that is known', async () => {
    aPurchaseApiStub();
    const prices = {
      capacities: [
        { capacityBps: 100_000_000, fromMonthlyMinor: 215_000 },
        { capacityBps: 200_000_000, fromMonthlyMinor: 254_050 },
      ],
      terms: [
        { months: 12, savingPercent: 0 },
        { months: 36, savingPercent: 12 },
      ],
    };
    server.use(
      http.post(quoteAndOrderUrl('/feasibility-checks'), () =>
        HttpResponse.json({ items: [aFeasibility('site-1', prices)] }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /^DIA Static.*from 2,150.*Available here/s }));
    expect(screen.getByRole('checkbox', { name: /^200\sMbit\/s 2,540\.50/ })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', box('500 Mbit/s'))).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^36\smonths [-−]12\s?%$/ })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', box('12 months'))).toBeInTheDocument();
    expect(screen.getByText(/how much lower the monthly fee is than with 12 months/)).toBeInTheDocument();
  });

  it('is chosen, counted and priced, and leads to the quote', async () => {
    const stub = aPurchaseApiStub();
    const { user, router } = await open();
    expect(await submit()).toBeDisabled();
    await fillIn(user, { capacities: ['200 Mbit/s', '1 Gbit/s'], terms: ['12 months', '36 months'] });
    expect(screen.getByText('1 site × 4 variants = 4 prices', { selector: 'div' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Your reference/ }), 'SDL-DIA');
    await user.click(await submit());
    await waitFor(() => expect(router.state.location.search).toBe('?quote=quote-1'));
    expect(stub.requests).toEqual([
      {
        request: {
          agreementId: 'FA-2024-117',
          productIds: ['dia-static'],
          capacitiesBps: [200_000_000, 1_000_000_000],
          terms: [12, 36],
          accessTypes: ['fibre'],
          reference: 'SDL-DIA',
          siteListId: 'list-1',
          sites: [
            {
              name: 'Norra Kajen 2',
              country: 'SE',
              coordinates: { longitude: 17.3255, latitude: 62.3974 },
              streetName: 'Norra Kajen',
              houseNumber: '2',
              zipCode: '852 31',
              city: 'Sundsvall',
            },
          ],
        },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('says product, choice and price so far above the button of a narrow window', async () => {
    aPurchaseApiStub();
    const { user } = await open();
    await submit();
    expect(screen.getByText('No product chosen')).toBeInTheDocument();
    await fillIn(user, { terms: ['36 months', '60 months'] });
    expect(screen.getByText('DIA Static', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText(/^200\sMbit\/s, 36 months and 60 months, 2 prices$/)).toBeInTheDocument();
    // With the product, and here.
    await waitFor(() => expect(screen.getAllByText(/2,150.SEK/)).toHaveLength(2));
  });

  it('names the building that was chosen, and asks for prices of it', async () => {
    const stub = aPurchaseApiStub({ list: aSiteList({ sites: [aPlannedSite({ building: 'Norra Kajen 2 B' })] }) });
    const { user } = await open();
    await fillIn(user);
    expect(screen.getByText('Norra Kajen 2 B')).toBeInTheDocument();
    await user.click(await submit());
    await waitFor(() => expect(stub.requests).toHaveLength(1));
    expect(stub.requests).toMatchObject([{ request: { sites: [{ building: 'Norra Kajen 2 B' }] } }]);
  });

  it('offers what can be delivered there, and says why something cannot and what can instead', async () => {
    aPurchaseApiStub();
    await open();
    expect(
      await screen.findByRole('radio', { name: /DIA Static.*Delivery in about 5 weeks.*from .*2,150/ }),
    ).toBeEnabled();
    const impossible = screen.getByRole('radio', { name: /SDX Access/ });
    expect(impossible).toBeDisabled();
    expect(impossible).toHaveAccessibleName(
      expect.stringMatching(
        /Outside the reach of our network.*DIA Static can be delivered here instead.*No solution here/,
      ),
    );
  });

  it('takes at most five capacities', async () => {
    aPurchaseApiStub();
    const { user } = await open();
    await fillIn(user, { capacities: ['100 Mbit/s', '200 Mbit/s', '500 Mbit/s', '1 Gbit/s', '2 Gbit/s'] });
    expect(screen.getByRole('checkbox', box('5 Gbit/s'))).toBeDisabled();
    await user.click(screen.getByRole('checkbox', box('100 Mbit/s')));
    expect(screen.getByRole('checkbox', box('5 Gbit/s'))).toBeEnabled();
  });

  it('is kept with the list, and there again the next time', async () => {
    const stub = aPurchaseApiStub();
    const { user, router } = await open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=site-lists'));
    expect(stub.changes.at(-1)).toMatchObject({
      change: { configuration: { productIds: ['dia-static'], capacitiesBps: [200_000_000], terms: [36] } },
    });
  });

  it('begins with what was kept', async () => {
    aPurchaseApiStub({
      list: aSiteList({
        configuration: {
          agreementId: 'FA-2024-117',
          productIds: ['dia-static'],
          capacitiesBps: [500_000_000],
          terms: [24],
          accessTypes: ['fibreRedundant'],
          reference: 'KEPT',
        },
      }),
    });
    await open();
    expect(await screen.findByRole('checkbox', box('500 Mbit/s'))).toBeChecked();
    expect(screen.getByRole('checkbox', box('24 months'))).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Fibre, two separate routes' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Your reference/ })).toHaveValue('KEPT');
    expect(await submit()).toBeEnabled();
  });

  it('is kept over a change of the list by somebody else', async () => {
    const stub = aPurchaseApiStub();
    const { user } = await open();
    await fillIn(user);
    let isFirst = true;
    server.use(
      http.patch(quoteAndOrderUrl('/planned-customer-site-lists/:id'), () => {
        if (!isFirst) return undefined;
        isFirst = false;
        return HttpResponse.json(aProblem(412), { status: 412 });
      }),
    );
    expect(await screen.findByText(/^Saved/, undefined, { timeout: 5000 })).toHaveTextContent(/^Saved \d\d:\d\d/);
    expect(stub.changes.length).toBeGreaterThan(0);
  });

  it('asks for all of a contact once a part is there', async () => {
    aPurchaseApiStub();
    const { user } = await open();
    await fillIn(user);
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Erik Hammarström');
    expect(await submit()).toBeDisabled();
    expect(screen.getByText('Left to fill in: installation contact.')).toBeInTheDocument();
  });

  it('says why prices could not be requested, and keeps what is chosen', async () => {
    aPurchaseApiStub();
    server.use(
      http.post(quotesUrl('/connection-searches'), () =>
        HttpResponse.json(aProblem(403, { code: 'AGREEMENT_LOST' }), { status: 403 }),
      ),
    );
    const { user } = await open();
    await fillIn(user);
    await user.click(await submit());
    expect(await screen.findByText(/The framework agreement no longer covers this/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', box('200 Mbit/s'))).toBeChecked();
  });

  it('has no violations of accessibility rules', async () => {
    aPurchaseApiStub();
    const { user } = await open();
    await fillIn(user);
    expect(await findViolations()).toEqual([]);
  });
});

describe('the framework agreement', () => {
  const internal = anAgreement({ id: 'FA-9', name: 'Internal', quoteAndOrderInternalUsersOnly: true });

  it('is chosen where there are several; internal ones by internal users', async () => {
    aPurchaseApiStub();
    const { user } = await open({
      user: { roles: ['Purchaser'], isInternal: true },
      agreements: [anAgreement(), internal],
    });
    const field = await screen.findByRole('combobox', { name: /Framework agreement/ });
    expect(field).toHaveTextContent('Company connections 2024');
    await user.click(field);
    expect(await screen.findByRole('option', { name: /Internal For internal users only/ })).toBeInTheDocument();
  });

  it('is not asked for where customers have one', async () => {
    aPurchaseApiStub();
    await open({ agreements: [anAgreement(), internal] });
    expect(await screen.findByText('From your agreement Company connections 2024.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Framework agreement/ })).not.toBeInTheDocument();
  });
});

describe('many sites', () => {
  it('go as several requests of at most a hundred prices', async () => {
    const stub = aPurchaseApiStub({ list: aListOf(120) });
    const { user, router } = await open();
    await fillIn(user, { capacities: ['200 Mbit/s', '1 Gbit/s'] });
    expect(screen.getByText('120 sites × 2 variants = 240 prices', { selector: 'div' })).toBeInTheDocument();
    expect(screen.getByText('3 price requests', { selector: 'p' })).toBeInTheDocument();
    await user.click(await submit());
    await waitFor(() => expect(router.state.location.search).toContain('tab=quotes'));
    expect(stub.requests.map(({ request }) => request.sites.length)).toEqual([50, 50, 20]);
    expect(new Set(stub.requests.map(({ key }) => key)).size).toBe(3);
  });

  it('are named after their list, and those that it was divided into are shown together', async () => {
    const list = { ...aListOf(120), name: 'Terminals' };
    const stub = aPurchaseApiStub({ list });
    const { user, router } = await open();
    await fillIn(user, { capacities: ['200 Mbit/s', '1 Gbit/s'] });
    await user.click(await submit());
    await waitFor(() => expect(router.state.location.search).toContain('referenceSearchString=Terminals'));
    expect(stub.requests.map(({ request }) => request.name)).toEqual([
      'Terminals (1/3)',
      'Terminals (2/3)',
      'Terminals (3/3)',
    ]);
  });

  it('can be left to a specialist', async () => {
    const stub = aPurchaseApiStub({ list: aListOf(60) });
    const { user } = await open();
    await fillIn(user, { capacities: ['200 Mbit/s', '1 Gbit/s'] });
    await user.click(screen.getByRole('radio', { name: 'Send to manual handling' }));
    await user.click(screen.getByRole('button', { name: 'Send to manual handling' }));
    await waitFor(() => expect(stub.requests).toHaveLength(1));
    expect(stub.requests[0]?.request).toMatchObject({ manualHandling: true });
    expect(stub.requests[0]?.request.sites).toHaveLength(60);
  });

  it('leave out those that cannot be priced, and say so', async () => {
    const stub = aPurchaseApiStub({
      list: aSiteList({
        sites: [aPlannedSite(), aPlannedSite({ id: 'site-2', state: 'notFound', locationCoordinate: null })],
      }),
    });
    const { user } = await open();
    expect(await screen.findByText(/1 more has to be corrected/)).toBeInTheDocument();
    await fillIn(user);
    await user.click(await submit());
    await waitFor(() => expect(stub.requests[0]?.request.sites).toHaveLength(1));
  });
});

describe('the correlation id', () => {
  const flags = { performCorrelationValidation: true };
  const field = () => screen.findByRole('textbox', { name: /Correlation id/ });

  function answerWith(...answers: (object | number)[]) {
    const asked: unknown[] = [];
    server.use(
      http.post(quoteAndOrderUrl('/validate/correlationOwnership'), async ({ request }) => {
        asked.push(await request.json());
        const answer = answers[Math.min(asked.length, answers.length) - 1] ?? 500;
        return typeof answer === 'number'
          ? HttpResponse.json(aProblem(answer), { status: answer })
          : HttpResponse.json(answer);
      }),
    );
    return asked;
  }

  it('is fine without a call while the flag is off', async () => {
    const stub = aPurchaseApiStub();
    const asked = answerWith(500);
    const { user } = await open();
    await fillIn(user);
    await user.type(await field(), 'OS-1');
    await user.click(await submit());
    await waitFor(() => expect(stub.requests[0]?.request.correlationId).toBe('OS-1'));
    expect(asked).toEqual([]);
  });

  it('is looked up once it is left, and named with its transaction', async () => {
    aPurchaseApiStub();
    const asked = answerWith({ status: 'Ok', message: '', transactionId: 'T-77' });
    const { user } = await open({ flags });
    await user.type(await field(), 'OS-1');
    await user.tab();
    expect(await screen.findByText('The id belongs to your company')).toBeInTheDocument();
    expect(screen.getByText('Transaction T-77')).toBeInTheDocument();
    expect(asked).toEqual([{ correlationId: 'OS-1' }]);
  });

  it('is tried once more, and then says that it was unable', async () => {
    aPurchaseApiStub();
    const asked = answerWith(500);
    const { user } = await open({ flags });
    await fillIn(user);
    await user.type(await field(), 'OS-1');
    await user.tab();
    expect(await screen.findByText(/^Unable to perform validation: ./)).toBeInTheDocument();
    expect(asked).toHaveLength(2);
    expect(await submit()).toBeDisabled();
    answerWith({ status: 'Ok', message: '', transactionId: '' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The id belongs to your company')).toBeInTheDocument();
    expect(await submit()).toBeEnabled();
  });

  it('with a warning needs a tick', async () => {
    const stub = aPurchaseApiStub();
    answerWith({ status: 'Warning', message: 'The service ends soon.', transactionId: '' });
    const { user } = await open({ flags });
    await fillIn(user);
    await user.type(await field(), 'OS-1');
    await user.tab();
    expect(await screen.findByText('The service ends soon.')).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I confirm that the id is right' }));
    await user.click(await submit());
    await waitFor(() => expect(stub.requests).toHaveLength(1));
  });

  it('with an error can be left out, or handled by hand', async () => {
    const stub = aPurchaseApiStub();
    answerWith({ status: 'Error', message: 'It is not yours.', transactionId: '' });
    const { user } = await open({ flags });
    await fillIn(user);
    await user.type(await field(), 'OS-1');
    await user.tab();
    const note = within(
      await screen.findByText('It is not yours.').then((text) => text.closest('[data-tone]') as HTMLElement),
    );
    await user.click(note.getByRole('button', { name: 'Send to manual handling' }));
    await waitFor(() =>
      expect(stub.requests[0]?.request).toMatchObject({ correlationId: 'OS-1', manualHandling: true }),
    );
  });

  it('that is still in the field is looked up before anything is requested', async () => {
    const stub = aPurchaseApiStub();
    answerWith({ status: 'Error', message: 'It is not yours.', transactionId: '' });
    const { user } = await open({ flags });
    await fillIn(user);
    await user.type(await field(), 'OS-1{Enter}');
    expect(await screen.findByText('It is not yours.')).toBeInTheDocument();
    expect(stub.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue without' }));
    await user.click(await submit());
    await waitFor(() => expect(stub.requests[0]?.request.correlationId).toBeUndefined());
  });
});

describe('the list', () => {
  it('that is not there is said to be gone, with ways on', async () => {
    aPurchaseApiStub();
    await renderAt('/quote-and-order?siteList=other', { user: { roles: ['Purchaser'] }, agreements: [anAgreement()] });
    expect(await screen.findByText('Site list not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Site lists' })).toHaveAttribute('href', '/quote-and-order?tab=site-lists');
  });

  it('of somebody else leads to access denied', async () => {
    aPurchaseApiStub();
    server.use(
      http.get(quoteAndOrderUrl('/planned-customer-site-lists/:id'), () =>
        HttpResponse.json(aProblem(403), { status: 403 }),
      ),
    );
    const { router } = await open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
  });

  it('without a site that can be priced says so', async () => {
    aPurchaseApiStub({ list: aSiteList({ sites: [aPlannedSite({ state: 'rejected' })] }) });
    await open();
    expect(await screen.findByText('No site in the list can be priced yet')).toBeInTheDocument();
  });
});
