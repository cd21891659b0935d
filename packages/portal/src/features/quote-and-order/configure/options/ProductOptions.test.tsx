import type { PriceEstimate, QuotableProduct, SiteListConfiguration } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../../testing/builders.ts';
import { compilePages } from '../../../../testing/compilePages.ts';
import { findViolations } from '../../../../testing/findViolations.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { quoteAndOrderUrl, quotesUrl, server } from '../../../../testing/server.ts';
import { aListOf, aPurchaseApiStub } from '../../testing/aPurchaseApiStub.ts';
import { anAgreement, aSiteList, someProducts } from '../../testing/someSiteLists.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/quote-and-order');
  await import('../ConfigurePage.tsx');
  await import('./OwnOptionsDialog.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const named = (displayName: string, description?: string) => [
  { language: 'en' as const, displayName, ...(description !== undefined && { description }) },
];
const addon = (id: string, name: string, monthlyMinor: number, oneTimeMinor = 0) => ({
  id,
  translations: named(name),
  fees: [{ currency: 'SEK', monthlyMinor, oneTimeMinor }],
});
const options: Pick<QuotableProduct, 'characteristics' | 'addons' | 'fastTrackFees'> = {
  characteristics: [
    {
      id: 'handover',
      type: 'choice',
      required: true,
      translations: named('Handover'),
      defaultValue: 'copper',
      choices: [
        { value: 'copper', translations: named('Copper') },
        { value: 'fibre', translations: named('Fibre') },
      ],
    },
    {
      id: 'connector',
      type: 'text',
      required: true,
      translations: named('Connector'),
      onlyWhen: { field: 'handover', values: ['fibre'] },
    },
    {
      id: 'cabling',
      type: 'number',
      required: true,
      translations: named('Cabling', 'To your rack.'),
      unit: 'm',
      defaultValue: '10',
      minimum: 0,
      maximum: 90,
    },
  ],
  addons: [addon('ddos', 'DDoS protection', 45_000), addon('router', 'Managed router', 54_000, 190_000)],
  fastTrackFees: [{ currency: 'SEK', monthlyMinor: 0, oneTimeMinor: 950_000 }],
};

/** The only product with these options, chosen up to its price. */
const chosen: SiteListConfiguration = {
  agreementId: 'FA-2024-117',
  productIds: ['dia-static'],
  capacitiesBps: [200_000_000],
  terms: [36],
  accessTypes: ['fibre'],
};

async function open(list = aSiteList({ configuration: chosen })) {
  const stub = aPurchaseApiStub({ list });
  let sold = options;
  const estimates: unknown[] = [];
  server.use(
    http.get(quoteAndOrderUrl('/quotable-products'), () =>
      HttpResponse.json({ items: someProducts.map((product) => ({ ...product, ...sold })) }),
    ),
    http.post(quoteAndOrderUrl('/price-estimates'), async ({ request }) => {
      estimates.push(await request.json());
      return HttpResponse.json(anEstimate);
    }),
  );
  const view = await renderAt('/quote-and-order?siteList=list-1', {
    user: { roles: ['Purchaser'] },
    agreements: [anAgreement()],
  });
  await screen.findByRole('list', { name: 'Add-on services' });
  return { ...view, stub, estimates, sell: (next: typeof options) => (sold = next) };
}

const line = { ruleId: 'PR-1', kind: 'list', name: 'List', basisPoints: null, oneTimeChangeMinor: 0 };
const anEstimate: PriceEstimate = {
  currency: 'SEK',
  capacityBps: 200_000_000,
  termMonths: 36,
  accessType: 'fibre',
  level: 'firm',
  monthlyMinor: 308_880,
  oneTimeMinor: 950_000,
  lines: [
    { ...line, monthlyChangeMinor: 306_000, monthlyMinor: 306_000, oneTimeMinor: 0 },
    {
      ...line,
      ruleId: 'PR-2',
      kind: 'add',
      name: 'DDoS 2024',
      addonId: 'ddos',
      monthlyChangeMinor: 45_000,
      monthlyMinor: 351_000,
      oneTimeMinor: 0,
    },
    {
      ...line,
      ruleId: 'PR-3',
      kind: 'agreementDiscount',
      name: 'Agreement',
      basisPoints: 1200,
      monthlyChangeMinor: -42_120,
      monthlyMinor: 308_880,
      oneTimeMinor: 0,
    },
  ],
};
/** Amounts are said in full to screen readers, after what is seen of them. */
const seen = (text: string) => text.replaceAll(/\s/g, ' ');
const submit = () => screen.findByRole('button', { name: 'Get prices' });

describe('the options of a product', () => {
  it('are a form as the catalogue has it, with what each is by default, and add-ons with their fees', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'Copper' })).toBeChecked();
    const cabling = screen.getByRole('textbox', { name: 'Cabling' });
    expect(cabling).toHaveValue('10');
    expect(cabling).toHaveAccessibleDescription(/To your rack\. Between 0 and 90 m\./);
    const items = within(screen.getByRole('list', { name: 'Add-on services' })).getAllByRole('listitem');
    expect(items.map((item) => seen(item.textContent))).toEqual([
      expect.stringMatching(/^DDoS protection450 SEK/),
      expect.stringMatching(/^Managed router540 SEK.*1,900 SEK.* once$/),
      expect.stringMatching(/^Fast trackDelivered sooner9,500 SEK.* once$/),
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('show a field that depends on another with it alone, and are asked for in the request and kept with the list', async () => {
    const { user, stub } = await open();
    expect(screen.queryByRole('textbox', { name: 'Connector' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Fibre' }));
    expect(await submit()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Connector' }), 'SC');
    await user.click(screen.getByRole('checkbox', { name: /^DDoS protection/ }));
    await user.click(await submit());
    await waitFor(() => expect(stub.requests).toHaveLength(1));
    const productOptions = {
      addonIds: ['ddos'],
      characteristics: { handover: 'fibre', connector: 'SC', cabling: '10' },
    };
    expect(stub.requests[0]?.request).toMatchObject({ productOptions });
    expect(stub.changes.at(-1)?.change.configuration?.productOptions).toEqual({
      addonIds: ['ddos'],
      characteristics: { handover: 'fibre', connector: 'SC' },
    });
  });

  it('say at the field what is out of range, and keep what was typed', async () => {
    const { user } = await open();
    const cabling = screen.getByRole('textbox', { name: 'Cabling' });
    await user.clear(cabling);
    await user.type(cabling, '91');
    await user.tab();
    expect(cabling).toHaveAccessibleDescription(/Enter a number from 0 to 90\./);
    expect(cabling).toHaveValue('91');
    expect(await submit()).toBeDisabled();
  });

  it('say at the field what the server refuses, until it is changed', async () => {
    const { user } = await open();
    const errors = [{ field: 'productOptions.characteristics.cabling', code: 'outOfRange' }];
    server.use(
      http.post(quotesUrl('/connection-searches'), () => HttpResponse.json(aProblem(422, { errors }), { status: 422 })),
    );
    await user.click(await submit());
    const cabling = screen.getByRole('textbox', { name: 'Cabling' });
    await waitFor(() => expect(cabling).toBeInvalid());
    expect(cabling).toHaveValue('10');
    await user.type(cabling, '{Backspace}');
    expect(cabling).toBeValid();
  });

  it('say that an add-on is no longer sold, in the moment that prices are asked for, and take it out when asked to', async () => {
    const { user, sell } = await open();
    await user.click(screen.getByRole('checkbox', { name: /^DDoS protection/ }));
    sell({ ...options, addons: options.addons?.slice(1) ?? [] });
    const errors = [{ field: 'productOptions.addonIds.0', code: 'notOffered' }];
    server.use(
      http.post(quotesUrl('/connection-searches'), () => HttpResponse.json(aProblem(422, { errors }), { status: 422 })),
    );
    await user.click(await submit());
    expect(await screen.findByText(/is no longer sold with this product/)).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(screen.queryByText(/is no longer sold/)).toBeNull();
    expect(await submit()).toBeEnabled();
  });

  it('are part of the price so far, line by line, as the rules count it', async () => {
    const { user, estimates } = await open();
    await user.click(screen.getByRole('checkbox', { name: /^DDoS protection/ }));
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ productOptions: { addonIds: ['ddos'] } }));
    const summary = within(screen.getByRole('region', { name: 'Your configuration' }));
    const lines = (await summary.findAllByRole('term')).map((term) =>
      seen(`${term.textContent} ${term.nextElementSibling?.textContent}`),
    );
    expect(lines.slice(0, 5)).toEqual([
      expect.stringMatching(/^DIA Static, 200 Mbit\/s 3,060/),
      expect.stringMatching(/^DDoS protection 450/),
      expect.stringMatching(/^Agreement, -12% [-−]421\.20/),
      expect.stringMatching(/^Monthly fee 3,088\.80.*SEK$/),
      expect.stringMatching(/^One-time charge 9,500 SEK/),
    ]);
  });

  it('can be others at single sites', async () => {
    const list = { ...aListOf(2), configuration: chosen };
    const { user, stub } = await open(list);
    expect(screen.getByText('All sites have the same options.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose for single sites' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: /^Sites/ }));
    await user.click(await screen.findByRole('option', { name: 'Site 2' }));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('checkbox', { name: /^Managed router/ }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Change the options of Site 2' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.click(await submit());
    await waitFor(() => expect(stub.requests).toHaveLength(1));
    expect(stub.requests[0]?.request.sites.map(({ productOptions }) => productOptions?.addonIds)).toEqual([
      undefined,
      ['router'],
    ]);
  });

  it('that single sites have of their own can be given up for those of all', async () => {
    const productOptions = { addonIds: ['router'], characteristics: {} };
    const list = {
      ...aListOf(2),
      configuration: { ...chosen, differences: [{ siteId: 'site-2', productOptions }] },
    };
    const { user } = await open(list);
    await user.click(screen.getByRole('button', { name: 'The same options for Site 2 as for the others' }));
    expect(screen.getByText('All sites have the same options.')).toBeInTheDocument();
  });
});
