import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Identity } from '../../platform/session/identity.ts';
import { aProblem } from '../../testing/builders.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { quoteAndOrderUrl, server } from '../../testing/server.ts';
import { aServiceInventory } from '../../testing/services-section/aServiceInventory.ts';
import { aService } from '../../testing/services-section/someServices.ts';
import { anOpticalApiStub } from './testing/anOpticalApiStub.ts';
import { aFilledOpticalRequest, choose, fillRequest, wantedDay } from './testing/fillRequest.ts';
import { opticalOptions } from './testing/someOpticalRequests.ts';

const path = '/order-optical-services/new';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/order-optical-services', path);
  await import('../../platform/unsaved-changes/LeaveDialog.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (user: Partial<Identity> = { roles: ['QuoteRequester'] }) => renderAt(path, { user });
const submit = () => screen.findByRole('button', { name: 'Send request' });
const refuse = (field: string, code: string) =>
  server.use(
    http.post(quoteAndOrderUrl('/optical-requests'), () =>
      HttpResponse.json(aProblem(422, { code: 'INVALID_FIELDS', errors: [{ field, code }] }), { status: 422 }),
    ),
  );

describe('a request', () => {
  it('is filled in, estimated and sent, and stands marked among the others then, with the focus', async () => {
    const stub = anOpticalApiStub();
    const { user, router } = await open();
    expect(await submit()).toBeDisabled();
    await fillRequest(user);
    expect(screen.getByText(/421 km as the crow flies, about 589 km of fibre and 2.9 ms/)).toBeInTheDocument();
    const summary = within(screen.getByRole('region', { name: 'Your request' }));
    expect(summary.getByText('589 km of fibre, 2.9 ms one way')).toBeInTheDocument();
    expect(summary.getByText('Dark fibre')).toBeInTheDocument();
    await user.click(await submit());
    expect(stub.sent).toEqual([
      {
        request: {
          productId: 'dark-fibre',
          aEnd: { kind: 'dataCentre', id: 'DC-STO1' },
          zEnd: { kind: 'dataCentre', id: 'DC-OSL1' },
          protection: 'none',
          diverseFrom: [],
          termMonths: 36,
          wantedOn: wantedDay(),
          contact: { name: 'Astrid Lindqvist', email: 'astrid.lindqvist@havstrand.example', phone: '+46701740605' },
          reference: 'NET-2027',
        },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    const row = await screen.findByRole('row', { name: /OPT-110001/ });
    expect(router.state.location.pathname).toBe('/order-optical-services');
    expect(within(row).getByText('Registered')).toBeInTheDocument();
    expect(within(row).getByText('Just sent')).toBeInTheDocument();
    expect(row).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus());
    expect(await screen.findByText(/Request OPT-110001 has been sent/)).toBeInTheDocument();
  });

  it('takes what the product has, a site that is looked for, and another address', async () => {
    const stub = anOpticalApiStub();
    aFilledOpticalRequest();
    const { user } = await open();
    const end = async (name: string) => within(await screen.findByRole('group', { name }));
    await user.click((await end('A end')).getByRole('radio', { name: 'Your site' }));
    await user.type((await end('A end')).getByRole('combobox', { name: 'Site' }), 'Lind');
    await user.click(await screen.findByRole('option', { name: /Göteborg, Lindholmspiren/ }));
    await user.click((await end('Z end')).getByRole('radio', { name: 'Another address' }));
    await user.type((await end('Z end')).getByRole('textbox', { name: /Address/ }), 'Strandgaten 18, Bergen');
    await choose(user, 'Z end', /Country/, /Norway/);
    await user.click(screen.getByRole('radio', { name: /Wavelength/ }));
    await choose(user, 'Service', /Capacity/, /100 Gbit/);
    await choose(user, 'Service', /Client interface/, /OTU4/);
    await choose(user, 'Service', /Protection/, /second route/);
    await user.click(screen.getByRole('checkbox', { name: 'Encrypted' }));
    await choose(user, 'Agreement and delivery', /Term/, /12 months/);
    await user.type(screen.getByRole('textbox', { name: /latency/ }), '4,5');
    await user.type(screen.getByRole('textbox', { name: /Diverse route/ }), 'SE-1, SE-2');
    await user.click(await submit());
    await waitFor(() =>
      expect(stub.sent[0]?.request).toMatchObject({
        aEnd: { kind: 'site', id: 'S-10005' },
        zEnd: { kind: 'address', address: 'Strandgaten 18, Bergen', country: 'NO' },
        productId: 'wavelength',
        signal: '100g',
        clientInterface: 'OTU4',
        protection: 'line',
        encryption: true,
        termMonths: 12,
        maxLatencyMs: 4.5,
        diverseFrom: ['SE-1', 'SE-2'],
      }),
    );
  });

  it('keeps apart from services that are looked for, one after the other, for those who see services', async () => {
    const stub = anOpticalApiStub();
    aServiceInventory([aService(), aService({ serviceId: 'SE-2', serviceName: 'Wave 10G' })]);
    aFilledOpticalRequest();
    const { user } = await open({ roles: ['Purchaser'] });
    const field = () => screen.findByRole('combobox', { name: /Diverse route/ });
    await user.type(await field(), 'Wave');
    await user.click(await screen.findByRole('option', { name: /Wave 10G SE-2/ }));
    expect(await field()).toHaveFocus();
    await user.type(await field(), 'DIA');
    await user.click(await screen.findByRole('option', { name: /DIA Static SE-204418/ }));
    const chosen = within(screen.getByRole('list', { name: 'Services to stay apart from' }));
    expect(chosen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(chosen.getByRole('button', { name: 'Remove DIA Static SE-204418' }));
    expect(await field()).toHaveFocus();
    await user.click(await submit());
    await waitFor(() => expect(stub.sent[0]?.request.diverseFrom).toEqual(['SE-2']));
  });

  it('is not sent while something is wrong, and says what', async () => {
    anOpticalApiStub();
    aFilledOpticalRequest();
    const { user } = await open();
    const latency = await screen.findByRole('textbox', { name: /latency/ });
    expect(await submit()).toBeEnabled();
    await user.type(latency, 'fast');
    await user.tab();
    expect(screen.getByText('Enter a number above 0 and at most 1,000.')).toBeInTheDocument();
    await choose(user, 'Z end', /Data centre/, /Stockholm 1/);
    expect(await screen.findByText(/The two ends are at the same location/)).toBeInTheDocument();
    expect(screen.getAllByText('2 fields need your attention')[0]).toHaveAttribute('role', 'status');
    expect(await submit()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Highest latency one way' }));
    expect(latency).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Z end, Data centre' }));
    expect(document.activeElement).toHaveAccessibleName(/Data centre/);
  });

  it.each([
    ['diverseFrom.1', 'unknown', 'Diverse route from: Your company has no service SE-2.', /Diverse route/],
    ['zEnd', 'unknown', 'Z end, Data centre: This location no longer exists. Choose another one.', /Data centre/],
    ['productId', 'notInCountry', /^Optical service: .*not available in the country/, /Wavelength/],
  ])('says above it and at the field what the server objects to: %s %s', async (field, code, text, name) => {
    anOpticalApiStub();
    aFilledOpticalRequest();
    refuse(field, code);
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: /Diverse route/ }), 'SE-1, SE-2');
    await user.click(await submit());
    const line = await screen.findByRole('button', { name: text });
    expect(screen.getByRole('group', { name: '1 field needs your attention' })).toHaveFocus();
    await user.click(line);
    expect(document.activeElement).toHaveAccessibleName(name);
    expect(document.activeElement?.closest('[aria-invalid="true"]')).not.toBeNull();
  });

  it('leads to each field that is left from the start, those of the two ends told apart', async () => {
    anOpticalApiStub();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Z end, Data centre' }));
    expect(document.activeElement).toHaveAccessibleName(/Data centre/);
    expect(screen.getByRole('button', { name: 'A end, Data centre' })).toBeInTheDocument();
    expect(screen.queryByText(/Fill in to continue/)).not.toBeInTheDocument();
  });

  it('says above its buttons what is chosen and how much is left, for windows without room beside it', async () => {
    anOpticalApiStub();
    const { user } = await open();
    await choose(user, 'A end', /Data centre/, /Stockholm 1/);
    await choose(user, 'Z end', /Data centre/, /Oslo 1/);
    const line = screen.getByText('Stockholm 1 – Oslo 1');
    expect(line.parentElement).toHaveTextContent(/\d fields left/);
    expect(line.parentElement?.parentElement).toContainElement(await submit());
  });

  it('is not left half filled in before that is asked', async () => {
    anOpticalApiStub();
    const { user, router } = await open();
    await user.type(await screen.findByRole('textbox', { name: /Your reference/ }), 'x');
    await user.click(screen.getByRole('link', { name: 'Skerry, start page' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(path);
  });

  it('says at an empty field what to do there', async () => {
    anOpticalApiStub();
    const { user } = await open();
    await user.click(
      within(await screen.findByRole('group', { name: 'A end' })).getByRole('radio', { name: 'Your site' }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Site' }));
    await user.tab();
    expect(screen.getByText('Search for the site and choose it from the list.')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Phone' }));
    await user.tab();
    expect(screen.getByText(/Enter the number with country code/)).toBeInTheDocument();
  });
});

it.each<[string, Partial<Identity>, RegExp]>([
  ['who buys nothing', { roles: ['OperationStaff'] }, /Ask someone at your company with the role Purchaser/],
  ['staff who act as somebody', { roles: ['Purchaser'], isInternal: true, impersonatedUserId: 'v' }, /own users/],
])('the form is not for %s, who are told why', async (_, user, text) => {
  anOpticalApiStub();
  await open(user);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to optical services' })).toHaveAttribute(
    'href',
    '/order-optical-services',
  );
  expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
});

it('there is no form where nothing is offered', async () => {
  anOpticalApiStub();
  server.use(
    http.get(quoteAndOrderUrl('/optical/options'), () => HttpResponse.json({ ...opticalOptions, products: [] })),
  );
  await open();
  expect(await screen.findByText('Not offered to your company')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
});

it('the form has nothing that axe objects to', async () => {
  anOpticalApiStub();
  aFilledOpticalRequest();
  await open();
  await submit();
  expect(await findViolations()).toEqual([]);
});
