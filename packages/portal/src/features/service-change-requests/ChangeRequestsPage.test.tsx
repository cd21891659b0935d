import { screen, waitFor, within } from '@testing-library/react';
import { compilePages } from '../../testing/compilePages.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { aChangeRequestDesk } from '../../testing/services-section/aChangeRequestDesk.ts';
import { aChangeRequest } from '../../testing/services-section/someChangeRequests.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/service-change-request');
  await import('./components/ChangeRequestsFilterDrawer.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const staff = { roles: ['OperationStaff'] };
const open = (query = '', user: object = staff) =>
  renderAt(`/service-change-request${query}`, { user, hasMigratedCases: true });

describe('the change requests', () => {
  it('are listed with kind, services, class, window, status and what they wait for', async () => {
    aChangeRequestDesk([aChangeRequest(), aChangeRequest({ id: 'request-2', number: 'CR-2', status: 'PARKED' })]);
    await open();
    const row = await screen.findByRole('row', { name: /CR-108617/ });
    for (const text of [
      'DIA Static SE-204418',
      'Göteborg, Lindholmspiren, and 2 more services',
      'Normal',
      'Submitted',
      'Waiting for your approval',
    ])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(row).toHaveTextContent('26 Nov 2024, 22:00 – 27 Nov 2024, 00:30');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/service-change-request/request-1');
    // A status of another system.
    expect(screen.getByText('PARKED')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New change request' })).toBeInTheDocument();
  });

  it('are filtered and sorted by what the address says, and each filter can be taken away', async () => {
    const desk = aChangeRequestDesk([]);
    const { user, router } = await open('?status=NEED_INFO&kind=wifi-ssid&service=SE-204418');
    expect(await screen.findByText('No change requests match')).toBeInTheDocument();
    expect(desk.lists.at(-1)).toEqual({
      page: '0',
      pageSize: '25',
      sortBy: '-updatedAt',
      statuses: 'NEED_INFO',
      kinds: 'wifi-ssid',
      serviceId: 'SE-204418',
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Wi-Fi network' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=NEED_INFO&service=SE-204418'));
  });

  it('are filtered in a drawer, which keeps what is applied in the address', async () => {
    aChangeRequestDesk();
    const { user, router } = await open('?sort=number&filter=drift');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: /Class/ }));
    await user.click(await screen.findByRole('option', { name: 'Emergency' }));
    await user.click(screen.getByRole('button', { name: 'Show requests' }));
    expect(router.state.location.search).toBe('?filter=drift&class=emergency&sort=number');
  });

  it('are sorted by the head of a column', async () => {
    const desk = aChangeRequestDesk();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Window/ }));
    await waitFor(() => expect(desk.lists.at(-1)).toMatchObject({ sortBy: 'windowStart' }));
  });

  it('lead to the first one where there are none', async () => {
    aChangeRequestDesk([]);
    await open();
    expect(await screen.findByText('No change requests yet')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'New change request' })).toHaveLength(2);
  });

  it('are only read by staff who act as somebody', async () => {
    aChangeRequestDesk([]);
    await open('', { ...staff, isInternal: true, impersonatedUserId: 'user-astrid' });
    expect(await screen.findByText('No change requests yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New change request' })).not.toBeInTheDocument();
  });
});
