import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Identity } from '../../platform/session/identity.ts';
import { aProblem } from '../../testing/builders.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { quoteAndOrderUrl, server, servicesUrl } from '../../testing/server.ts';
import { aService } from '../../testing/services-section/someServices.ts';
import { anOpticalApiStub } from './testing/anOpticalApiStub.ts';
import { aFilledOpticalRequest, choose, fillRequest, wantedDay } from './testing/fillRequest.ts';
import { anOpticalRequest } from './testing/someOpticalRequests.ts';

const path = '/order-optical-services';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages(path);
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

describe('the catalogue', () => {
  it('is for everybody; who buys nothing is told whom to ask, and asks for no requests', async () => {
    anOpticalApiStub();
    await open({ roles: ['OperationStaff'] });
    expect(await screen.findByRole('heading', { name: 'Dark fibre' })).toBeInTheDocument();
    expect(screen.getByText('Sweden, Norway and Denmark')).toBeInTheDocument();
    expect(screen.getByText(/You can’t send a request yourself/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Your requests' })).not.toBeInTheDocument();
  });

  it('is all that staff have besides the requests while they act as somebody', async () => {
    anOpticalApiStub([anOpticalRequest()]);
    await open({ roles: ['Purchaser'], isInternal: true, impersonatedUserId: 'user-vera' });
    expect(await screen.findByText('OPT-110001')).toBeInTheDocument();
    expect(screen.getByText(/Only the company’s own users can send requests/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
  });
});

describe('a request', () => {
  it('is filled in, estimated and sent, and stands among the others then', async () => {
    const stub = anOpticalApiStub();
    const { user } = await open();
    expect(await screen.findByText('No requests yet')).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
    await fillRequest(user);
    expect(screen.getByText(/421 km as the crow flies, about 589 km of fibre and 2.9 ms/)).toBeInTheDocument();
    await user.click(await submit());
    expect(await screen.findByRole('heading', { name: 'Request OPT-110001 has been sent' })).toHaveFocus();
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
    expect(await screen.findByRole('cell', { name: /Registered/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New request' }));
    expect(await submit()).toBeDisabled();
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
    await choose(user, 'Service', /Optical service/, /Wavelength/);
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
    expect(screen.getByText(/The two ends are at the same location/)).toBeInTheDocument();
    expect(screen.getByText('2 fields left to fill in')).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
  });

  it.each([
    ['diverseFrom.1', 'unknown', /Diverse route/, 'Your company has no service SE-2.'],
    ['zEnd', 'unknown', /Data centre/, 'This location no longer exists. Choose another one.'],
    ['productId', 'notInCountry', /Optical service/, /not available in the country/],
  ])('says at the field what the server objects to: %s %s', async (field, code, name, text) => {
    anOpticalApiStub();
    aFilledOpticalRequest();
    refuse(field, code);
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: /Diverse route/ }), 'SE-1, SE-2');
    await user.click(await submit());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(document.activeElement).toHaveAccessibleName(name);
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
});

describe('the list of requests', () => {
  it('shows each with its ends and its status, known or not', async () => {
    anOpticalApiStub([
      anOpticalRequest({ status: 'NO_SOLUTION' }),
      anOpticalRequest({ id: 'request-2', number: 'OPT-110002', status: 'PARKED', signal: null }),
    ]);
    await open();
    expect(await screen.findByText('No solution')).toBeInTheDocument();
    expect(screen.getByText('In progress (PARKED)')).toBeInTheDocument();
    expect(screen.getAllByText('Stockholm 1 – Oslo 1')).not.toEqual([]);
  });

  it('corrects a page beyond its end', async () => {
    anOpticalApiStub([anOpticalRequest()]);
    const { router } = await renderAt(`${path}?page=7`, { user: { roles: ['Purchaser'] } });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('OPT-110001')).toBeInTheDocument();
  });
});

describe('SmartFiber', () => {
  const norwegian = { ...aService(), country: 'NO' as const, serviceId: 'NO-1' };
  const offer = async (user: Partial<Identity>, services = [norwegian]) => {
    const asked: URLSearchParams[] = [];
    anOpticalApiStub();
    server.use(
      http.get(servicesUrl('/services'), ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({ items: services, totalItems: services.length, totalPages: 1, currentPage: 0 });
      }),
    );
    await open(user);
    await screen.findByRole('heading', { name: 'Dark fibre' });
    return asked;
  };

  it('is offered in Norway, for the services that can have it', async () => {
    const wave = { ...norwegian, serviceId: 'NO-2', serviceName: 'Wave 10G' };
    const asked = await offer({ roles: ['Purchaser'], registry: 'no' }, [norwegian, wave]);
    expect(await screen.findByRole('link', { name: 'Add SmartFiber: NO-1' })).toHaveAttribute(
      'href',
      '/services/changes/addon?service=NO-1',
    );
    expect(screen.getAllByRole('link', { name: /Add SmartFiber/ })).toHaveLength(1);
    expect(asked[0]?.getAll('countries')).toEqual(['NO']);
  });

  it.each<[string, Partial<Identity>]>([
    ['in Sweden', { roles: ['Purchaser'], registry: 'se' }],
    ['to those who order nothing', { roles: ['QuoteRequester'], registry: 'no' }],
    ['to staff who act as a user', { roles: ['Purchaser'], registry: 'no', isInternal: true, impersonatedUserId: 'v' }],
  ])('is not offered %s', async (_, user) => expect(await offer(user)).toEqual([]));
});

it.each([['Purchaser'], ['OperationStaff']])('has nothing that axe objects to, for %s', async (role) => {
  anOpticalApiStub([anOpticalRequest()]);
  await open({ roles: [role] });
  await screen.findByRole('heading', { name: 'Dark fibre' });
  expect(await findViolations()).toEqual([]);
});
