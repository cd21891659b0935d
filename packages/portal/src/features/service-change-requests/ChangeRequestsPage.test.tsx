import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { compilePages } from '../../testing/compilePages.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, serviceChangesUrl } from '../../testing/server.ts';
import { aChangeRequestApiStub } from '../../testing/services-section/aChangeRequestApiStub.ts';
import { aChangeRequest } from '../../testing/services-section/someChangeRequests.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/service-change-request');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const staff = { roles: ['OperationStaff'] };
const open = (query = '', user: object = staff) =>
  renderAt(`/service-change-request${query}`, { user, hasMigratedCases: true });

describe('the change requests', () => {
  it('count the services after the first one’s id, and sites after the first site', async () => {
    aChangeRequestApiStub([aChangeRequest({ serviceCount: 4, siteCount: 2 })]);
    await open();
    const row = await screen.findByRole('row', { name: /CR-108617/ });
    expect(row).toHaveTextContent('SE-204418 and 3 more');
    expect(within(row).getByText('Göteborg, Lindholmspiren and 1 more')).toBeInTheDocument();
  });

  it('are listed with kind, services, class, window, status and what they wait for', async () => {
    aChangeRequestApiStub([aChangeRequest(), aChangeRequest({ id: 'request-2', number: 'CR-2', status: 'PARKED' })]);
    await open();
    const row = await screen.findByRole('row', { name: /CR-108617/ });
    for (const text of ['SE-204418', 'Göteborg, Lindholmspiren', 'Normal', 'Submitted', 'Waiting for approval'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(row).toHaveTextContent('26 Nov 2024, 22:00 – 27 Nov 2024, 00:30');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/service-change-request/request-1');
    // A status of another system.
    expect(screen.getByText('PARKED')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New change request' })).toBeInTheDocument();
  });

  it('flag what waits for the approval of their reader, in a group with its number', async () => {
    aChangeRequestApiStub([
      aChangeRequest(),
      aChangeRequest({ id: 'request-2', number: 'CR-2', approval: 'NOT_NEEDED' }),
      aChangeRequest({ id: 'request-3', number: 'CR-3', approval: 'NOT_NEEDED' }),
    ]);
    await open('', { roles: ['OperationResponsible'] });
    const row = await screen.findByRole('row', { name: /CR-108617/ });
    expect(within(row).getByText('Waiting for your approval')).toBeInTheDocument();
    expect(within(row).getByText('Submitted')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Waiting for you 1' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Other requests 2' })).toBeInTheDocument();
  });

  it('say how many a search finds whatever their state, and show them', async () => {
    const none = { totalItems: 0, totalPages: 0, currentPage: 0, items: [] };
    const counts = { open: 1, waiting: 0, closed: 3 };
    aChangeRequestApiStub([aChangeRequest()]);
    server.use(
      http.get(serviceChangesUrl('/requests'), ({ request }) =>
        new URL(request.url).searchParams.get('state') === 'open' ? HttpResponse.json({ ...none, counts }) : undefined,
      ),
    );
    const { user, router } = await open('?filter=firewall&state=open');
    expect(await screen.findByText('1 matches without the filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await screen.findByRole('row', { name: /CR-108617/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?filter=firewall');
  });

  it('are filtered and sorted by what the address says, and each filter can be taken away', async () => {
    const stub = aChangeRequestApiStub();
    const { user, router } = await open('?status=NEED_INFO&kind=wifi-ssid&service=SE-204418');
    await waitFor(() =>
      expect(stub.lists.at(-1)).toEqual({
        page: '0',
        pageSize: '25',
        sortBy: '-updatedAt',
        waitingFirst: 'true',
        statuses: 'NEED_INFO',
        kinds: 'wifi-ssid',
        serviceId: 'SE-204418',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Wi-Fi network' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=NEED_INFO&service=SE-204418'));
  });

  it('are the open ones at first; the tabs say how many there are of each state', async () => {
    const stub = aChangeRequestApiStub([
      aChangeRequest(),
      aChangeRequest({ id: 'request-2', number: 'CR-2', status: 'DONE', approval: 'APPROVED' }),
    ]);
    const { user, router } = await open();
    expect(await screen.findByRole('link', { name: /^Closed\s*1$/ })).toBeInTheDocument();
    expect(stub.lists.at(-1)).toMatchObject({ state: 'open' });
    await user.click(screen.getByRole('link', { name: /^All\s*2$/ }));
    expect(router.state.location.search).toBe('?state=all');
    await waitFor(() => expect(stub.lists.at(-1)).not.toHaveProperty('state'));
  });

  it('set those apart that wait for the reader', async () => {
    aChangeRequestApiStub([
      aChangeRequest(),
      aChangeRequest({ id: 'request-2', number: 'CR-2', status: 'ASSESSING', approval: 'NOT_NEEDED' }),
    ]);
    await open('', { roles: ['OperationResponsible'] });
    await screen.findByRole('row', { name: /CR-108617/ });
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    const places = [/^Waiting for you/, /CR-108617/, /^Other requests/, /CR-2/].map((text) =>
      rows.findIndex((row) => text.test(row)),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('are sorted by the head of a column', async () => {
    const stub = aChangeRequestApiStub();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Change window/ }));
    await waitFor(() => expect(stub.lists.at(-1)).toMatchObject({ sortBy: 'windowStart' }));
  });

  it('say when they are made in a window of 768 px too, the day above the time', async () => {
    window.innerWidth = 768;
    try {
      aChangeRequestApiStub([aChangeRequest()]);
      await open();
      expect(await screen.findByRole('columnheader', { name: 'Change window' })).toBeInTheDocument();
      expect(screen.getByText(/^26 Nov/, { selector: 'time' })).toBeInTheDocument();
    } finally {
      window.innerWidth = 1440;
    }
  });

  it('lead to the first one where there are none', async () => {
    aChangeRequestApiStub([]);
    await open();
    expect(await screen.findByText('No change requests yet')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'New change request' })).toHaveLength(2);
  });

  it('are only read by staff who act as somebody', async () => {
    aChangeRequestApiStub([]);
    await open('', { ...staff, isInternal: true, impersonatedUserId: 'user-astrid' });
    expect(await screen.findByText('No change requests yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New change request' })).not.toBeInTheDocument();
  });
});
