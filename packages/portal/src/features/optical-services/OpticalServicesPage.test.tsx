import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Identity } from '../../platform/session/identity.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { quoteAndOrderUrl, server, servicesUrl } from '../../testing/server.ts';
import { aService } from '../../testing/services-section/someServices.ts';
import { anOpticalApiStub } from './testing/anOpticalApiStub.ts';
import { anOpticalRequest, opticalOptions } from './testing/someOpticalRequests.ts';

const path = '/order-optical-services';

// Compiled before the clock of the first test runs.
beforeAll(() => compilePages(path), 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (user: Partial<Identity> = { roles: ['QuoteRequester'] }, query = '') => renderAt(path + query, { user });
const newRequest = () => screen.queryAllByRole('link', { name: 'New request' });
const nothingOffered = () =>
  server.use(
    http.get(quoteAndOrderUrl('/optical/options'), () => HttpResponse.json({ ...opticalOptions, products: [] })),
  );

describe('who buys nothing', () => {
  it('reads the catalogue, is told whom to ask, and asks for no requests', async () => {
    const stub = anOpticalApiStub();
    await open({ roles: ['OperationStaff'] });
    expect(await screen.findByRole('heading', { name: 'Dark fibre' })).toBeInTheDocument();
    expect(screen.getByText('Sweden, Norway and Denmark')).toBeInTheDocument();
    expect(screen.getByText(/You can’t send a request yourself/)).toBeInTheDocument();
    expect(newRequest()).toEqual([]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(stub.lists).toEqual([]);
  });
});

describe('the list of requests', () => {
  it('shows each with its ends, service and status, known or not, and leads to it', async () => {
    anOpticalApiStub([
      anOpticalRequest({ status: 'NO_SOLUTION', reference: 'NET-2027' }),
      anOpticalRequest({ id: 'request-2', number: 'OPT-110002', status: 'PARKED', signal: null }),
    ]);
    await open();
    const row = within(await screen.findByRole('row', { name: /OPT-110001/ }));
    expect(row.getByText('Stockholm 1 – Oslo 1')).toBeInTheDocument();
    expect(row.getByText('Wavelength, 100 Gbit/s')).toBeInTheDocument();
    expect(row.getByText('No solution')).toBeInTheDocument();
    expect(row.getByText('Read why in our e-mail')).toBeInTheDocument();
    expect(row.getByText('NET-2027')).toBeInTheDocument();
    expect(row.getByRole('link')).toHaveAttribute('href', `${path}/request-1`);
    expect(screen.getByText('In progress (PARKED)')).toBeInTheDocument();
    expect(screen.getByText('2 of 2 requests')).toBeInTheDocument();
    // The catalogue is in the form.
    expect(screen.queryByRole('heading', { name: 'Dark fibre' })).not.toBeInTheDocument();
  });

  it('begins with what waits for an answer of the company', async () => {
    const stub = anOpticalApiStub([
      anOpticalRequest({ status: 'INPUT_NEEDED' }),
      anOpticalRequest({ id: 'request-2', number: 'OPT-110002' }),
    ]);
    await open();
    const heads = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent.trim());
    expect(heads).toEqual([expect.stringContaining('Waiting for you'), 'OPT-110001', 'Other requests 1', 'OPT-110002']);
    expect(screen.getByText('Answer our e-mail')).toBeInTheDocument();
    expect(stub.lists[0]).toMatchObject({ waitingFirst: 'true', sortBy: '-createdAt' });
  });

  it('is asked for as its address says', async () => {
    const stub = anOpticalApiStub([anOpticalRequest()]);
    await open(undefined, '?filter=OPT&status=ESTIMATED,REGISTERED&state=open&sort=wantedOn');
    await screen.findByText('OPT-110001');
    expect(stub.lists[0]).toMatchObject({
      text: 'OPT',
      statuses: 'REGISTERED,ESTIMATED',
      state: 'open',
      sortBy: 'wantedOn',
    });
  });

  it('says what was searched for where nothing matches, and offers to clear it', async () => {
    anOpticalApiStub([anOpticalRequest()]);
    const { user } = await open(undefined, '?filter=nowhere');
    expect(await screen.findByText('Nothing matches “nowhere”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('OPT-110001')).toBeInTheDocument();
  });

  it('tells those who have none what it is for, and what there is', async () => {
    anOpticalApiStub();
    await open();
    expect(await screen.findByText('No requests yet')).toBeInTheDocument();
    for (const link of newRequest()) expect(link).toHaveAttribute('href', `${path}/new`);
    expect(newRequest()).toHaveLength(2);
    expect(await screen.findByRole('heading', { name: 'Dark fibre' })).toBeInTheDocument();
  });

  it('has no way to the form for staff who act as somebody', async () => {
    anOpticalApiStub([anOpticalRequest()]);
    await open({ roles: ['Purchaser'], isInternal: true, impersonatedUserId: 'user-vera' });
    expect(await screen.findByText('OPT-110001')).toBeInTheDocument();
    expect(screen.getByText(/Only the company’s own users can send requests/)).toBeInTheDocument();
    expect(newRequest()).toEqual([]);
  });

  it('corrects a page beyond its end', async () => {
    anOpticalApiStub([anOpticalRequest()]);
    const { router } = await open({ roles: ['Purchaser'] }, '?page=7');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('OPT-110001')).toBeInTheDocument();
  });
});

describe('where nothing is offered to the customer', () => {
  it('that is all there is to say', async () => {
    anOpticalApiStub();
    nothingOffered();
    await open();
    expect(await screen.findByText('Not offered to your company')).toBeInTheDocument();
    await waitFor(() => expect(newRequest()).toEqual([]));
    expect(screen.queryByText('No requests yet')).not.toBeInTheDocument();
  });

  it('earlier requests stay', async () => {
    anOpticalApiStub([anOpticalRequest()]);
    nothingOffered();
    await open();
    expect(await screen.findByText('OPT-110001')).toBeInTheDocument();
    expect(await screen.findByText(/no optical services for your company/)).toBeInTheDocument();
    expect(newRequest()).toEqual([]);
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
  await screen.findByText(role === 'Purchaser' ? 'OPT-110001' : 'Dark fibre');
  expect(await findViolations()).toEqual([]);
});
