import { jest } from '@jest/globals';
import type { Overview, PreferenceChange } from '@skerry/contracts';
import { languageList } from '@skerry/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { anOverview, aPortalUser, aProblem, aRuntimeConfig, sessionUsers } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { anOrder } from '../../testing/services-section/anOrder.ts';
import { ordersUrl, portalUserUrl, server, userAdminUrl } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./HomePage.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const url = portalUserUrl('/b2b-customer/preferences');

/** A server that keeps preferences, and what was sent to it. */
function aPreferenceServer(stored: Record<string, unknown> = {}) {
  const sent: PreferenceChange[][] = [];
  let reads = 0;
  server.use(
    http.get(url, () => {
      reads += 1;
      return HttpResponse.json({ preferences: stored });
    }),
    http.post(url, async ({ request }) => {
      const { preferences } = (await request.json()) as { preferences: PreferenceChange[] };
      expect(request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
      sent.push(preferences);
      for (const { preferenceName, preferenceValue } of preferences) stored[preferenceName] = preferenceValue;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { stored, sent, reads: () => reads };
}

/** The errors in the browser's log from now on. */
function logOfBrowser() {
  const { mock } = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => mock.calls.flatMap(([said]) => (said instanceof Error ? said.message : []));
}

/** The overview, and which parts were asked for. */
const overview = (parts: Partial<Overview> = {}, asked: string[] = []) =>
  http.get(portalUserUrl('/b2b-customer/overview'), ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('parts') ?? '');
    return HttpResponse.json(anOverview(parts));
  });

const refuse = (status: number) => () => HttpResponse.json(aProblem(status), { status });
const panel = (name: string) => screen.findByRole('region', { name });
const information = () => screen.findByRole('list', { name: 'Good to know' });
const noInformation = () => expect(screen.queryByRole('list', { name: 'Good to know' })).not.toBeInTheDocument();
const noPanel = (name: string) => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();

async function open(options: RenderOptions = {}) {
  const view = await renderAt('/home', options);
  const adapt = async () => view.user.click(await screen.findByRole('button', { name: 'Customise' }));
  const flip = async (name: string) => view.user.click(screen.getByRole('switch', { name }));
  return { ...view, adapt, flip };
}

describe('the overview', () => {
  it('shows an operation responsible how everything does, what waits, and whom to reach', async () => {
    await open({ user: { roles: ['OperationResponsible'] }, answers: [overview()] });
    const figures = within(await panel('Key figures'));
    expect((await figures.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/services?status=IN_SERVICE',
      '/services?status=INSTALLATION_ONGOING',
      '/services?status=TERMINATION_NOTICE',
    ]);
    const status = within(await panel('Operational status'));
    expect(status.getByText('3 of 214 services affected')).toBeInTheDocument();
    expect(status.getByRole('link', { name: 'SE-201116' })).toHaveAttribute('href', '/services?service=SE-201116');
    expect(
      within(status.getByRole('list', { name: 'Network freeze periods' })).getByText('Winter freeze'),
    ).toBeVisible();
    const waiting = within(await panel('Waiting for you'));
    expect(waiting.getByRole('link')).toHaveTextContent(
      'Question about order 1182731SD-WAN EDGE, København HQ. Who opens the basement?',
    );
    expect(waiting.getByText('1 item')).toBeInTheDocument();
    expect(await panel('Deliveries under way')).toHaveTextContent(
      /^Deliveries under wayAll ordersSD-WAN EDGE, København HQConfirmed delivery12 Dec 2024\d+ days late$/,
    );
    expect(await panel('Your contacts')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('shows an administrator the requests for roles, and says how many more there are', async () => {
    await open();
    const waiting = within(await panel('Waiting for you'));
    expect(await waiting.findByRole('link')).toHaveAttribute('href', '/users/role-requests');
    expect(waiting.getByText('7 items')).toBeInTheDocument();
    expect(waiting.getByText('6 more')).toBeInTheDocument();
  });

  it.each([
    [['OperationResponsible'], 'services,status,fees,waitingOrders,waitingWorks,disturbances,deliveries,freezePeriods'],
    [['DeliveryResponsible'], 'waitingOrders,deliveries,freezePeriods'],
    [['UserAdministrator'], 'waitingRoleRequests,users,freezePeriods'],
    [['QuoteRequester'], 'freezePeriods'],
  ])('asks %j for what their pages show alone', async (roles, parts) => {
    const asked: string[] = [];
    await open({ user: { roles }, answers: [overview({}, asked)] });
    await panel('Your contacts');
    expect(asked.map((list) => list.split(',').sort())).toEqual([parts.split(',').sort()]);
  });

  it('tells somebody whose roles open none of it that another role is needed', async () => {
    await open({ user: { roles: ['QuoteRequester'] } });
    expect(await screen.findByRole('heading', { name: 'You need another role to see more' })).toBeInTheDocument();
    noPanel('Waiting for you');
    noPanel('Key figures');
  });

  it('tells somebody without any role that they need one', async () => {
    await open({ user: { roles: [] } });
    expect(await screen.findByText('You need a role to see more')).toBeInTheDocument();
  });

  it('lets them ask for another role', async () => {
    const { user } = await open({ user: { roles: ['QuoteRequester'] } });
    await user.click(await screen.findByRole('button', { name: 'Request another role' }));
    expect(await screen.findByRole('dialog', { name: 'What else do you need?' })).toBeInTheDocument();
  });

  it('names who can give them a role, and what is open to them already', async () => {
    server.use(
      http.get(userAdminUrl('/customer/administrators'), () =>
        HttpResponse.json({
          items: ['Alla Rollmark', 'Astrid Lindqvist', 'Ingrid Solberg', 'Åsa Bergström', 'Ulrika Havsvik'].map(
            (fullName) => ({ id: fullName, fullName }),
          ),
        }),
      ),
    );
    await open({ user: { roles: ['QuoteRequester'] } });
    const fact = async (term: string) =>
      (await screen.findByText(term, { selector: 'dt' })).nextElementSibling as HTMLElement;
    const who = await fact('Can give you a role');
    await waitFor(() =>
      expect(who).toHaveTextContent('Alla Rollmark, Astrid Lindqvist, Ingrid Solberg, Åsa Bergström or 1 more'),
    );
    const links = within(await fact('Open to you already')).getAllByRole('link');
    // Not the page that it stands on.
    expect(links.map((link) => link.textContent)).toEqual(['Order optical services']);
  });

  it('says of a request that waits what was asked for, before the status of the network', async () => {
    server.use(
      http.get(userAdminUrl('/roles/user-request'), () =>
        HttpResponse.json({
          request: {
            id: 'request-1',
            state: 'PENDING',
            roleIds: ['OperationStaff'],
            apps: ['invoices'],
            requestedAt: '2024-11-20T08:14:00.000Z',
            decidedAt: null,
            grantedRoleIds: [],
            text: null,
          },
        }),
      ),
    );
    await open({ user: { roles: ['QuoteRequester'] } });
    const heading = await screen.findByRole('heading', { name: 'Your request is waiting for a decision' });
    expect(await screen.findByText(/^Operation staff and Invoices, sent/)).toHaveTextContent('20 Nov 2024');
    expect(screen.getByRole('button', { name: 'Show the request' })).toBeInTheDocument();
    const [freezes] = await screen.findAllByRole('heading', { name: 'Network freeze periods' });
    expect(freezes && heading.compareDocumentPosition(freezes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers a quote to somebody whose work is quotes, and no other role', async () => {
    const agreement = {
      id: 'FA-1',
      name: 'Nordic',
      products: [{ id: 'sd-wan-edge', name: 'SD-WAN EDGE' }],
      productPackages: [],
      promises: [],
    };
    await open({
      user: { roles: ['QuoteRequester'] },
      agreements: [{ ...agreement, quoteAndOrderInternalUsersOnly: false }],
      answers: [overview({ waitingQuotes: { totalItems: 0, items: [] } })],
    });
    expect(await screen.findByRole('link', { name: 'New quote' })).toHaveAttribute(
      'href',
      '/quote-and-order?searchStep=single',
    );
    expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'You need another role to see more' })).not.toBeInTheDocument();
  });

  it('tells staff whose portal they see, and offers them its users and other customers, but no role', async () => {
    const { user } = await open({ user: { roles: [], isInternal: true } });
    await screen.findByRole('heading', { name: /^You see .+ as yourself$/ });
    expect(screen.queryByRole('button', { name: 'Request a role' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose customer' })).toBeInTheDocument();
    // Where their own work is.
    const pages = screen.getByText('Open to you').parentElement;
    expect(within(pages as HTMLElement).getAllByRole('link').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'See the portal as a user' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Customer id/);
  });

  it('says of an order how many decisions wait, and until when; how late, where that is over', async () => {
    const order = { ...anOverview().waitingOrders?.items[0], actions: ['charge', 'date'], question: null } as never;
    const until = (respondBy: string) => ({ ...(order as object), id: respondBy, respondBy }) as never;
    const late = new Date(Date.now() - 2 * 86_400_000).toISOString();
    await open({
      user: { roles: ['DeliveryResponsible'] },
      answers: [overview({ waitingOrders: { totalItems: 2, items: [until('2099-11-29T12:00:00Z'), until(late)] } })],
    });
    const rows = await within(await panel('Waiting for you')).findAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual([
      // In the zone of the portal's country, which is named to those whose clock shows another time.
      expect.stringMatching(
        /^2 decisions on order 1182731SD-WAN EDGE, København HQDecide by 29 Nov 2099, 13:00(?: CET)?$/,
      ),
      '2 decisions on order 1182731SD-WAN EDGE, København HQ2 days late',
    ]);
  });

  it('does not show a question of an order beside the deadline of a charge', async () => {
    const order = {
      ...anOverview().waitingOrders?.items[0],
      actions: ['charge', 'answer'],
      question: 'Which floor?',
      respondBy: '2099-11-29T12:00:00Z',
    } as never;
    await open({
      user: { roles: ['DeliveryResponsible'] },
      answers: [overview({ waitingOrders: { totalItems: 1, items: [order] } })],
    });
    const row = await within(await panel('Waiting for you')).findByRole('link');
    expect(row).toHaveTextContent('2 decisions on order 1182731SD-WAN EDGE, København HQDecide by 29 Nov 2099');
  });

  it('has no figures for a customer without services', async () => {
    const services = { inService: 0, beingInstalled: 0, underNotice: 0, unavailable: 0 };
    const status = { ok: 0, degraded: 0, down: 0, unknown: 0, affected: [] };
    const fees = { perMonth: [], contractsEnding: 0, endingNext: [] };
    await open({ user: { roles: ['OperationResponsible'] }, answers: [overview({ services, status, fees })] });
    expect(await screen.findByText('You have no services yet.')).toBeInTheDocument();
    noPanel('Key figures');
    noPanel('Fees and contracts');
  });

  it('leaves out of the figures what there is none of', async () => {
    const services = { inService: 12, beingInstalled: 0, underNotice: 0, unavailable: 0 };
    await open({ user: { roles: ['BillingResponsible'] }, answers: [overview({ services })] });
    const status = within(await panel('Operational status'));
    // So few are no row of their own: they stand in the panel of the status.
    expect(await status.findByRole('link', { name: /services in service/ })).toBeInTheDocument();
    expect(status.queryByText('being installed')).not.toBeInTheDocument();
    noPanel('Key figures');
  });

  it('shows those who see prices what each country costs, and whose contracts end next', async () => {
    await open({ user: { roles: ['BillingResponsible'] }, answers: [overview()] });
    const fees = await panel('Fees and contracts');
    const links = within(fees).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/services?country=SE&sort=-monthlyFee',
      '/services?contractEnd=3&sort=contractEnd',
      '/services?contractEnd=3&sort=contractEnd',
      '/services?service=SE-201116',
    ]);
    expect(fees).toHaveTextContent('Per month, Sweden184,350 SEK120 services');
    const table = within(fees).getByRole('table', { name: 'Contracts that end next' });
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(head).toHaveTextContent('ServiceMonthly feeContract ends');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('IP Link, Lager4,180.00 SEK31 Jan 2099');
  });

  it.each([
    ['more of which end soon', 13, 'All 13 that end soon', '/services?contractEnd=3&sort=contractEnd'],
    ['few of which end soon', 1, 'All services', '/services?sort=contractEnd'],
  ])('leads from the first contracts to all of them, %s', async (_which, contractsEnding, name, href) => {
    const { fees } = anOverview();
    const [first] = fees?.endingNext ?? [];
    const endingNext = ['1', '2', '3', '4', '5'].flatMap((serviceId) => (first ? [{ ...first, serviceId }] : []));
    await open({
      user: { roles: ['BillingResponsible'] },
      answers: [overview({ fees: { perMonth: [], contractsEnding, endingNext } })],
    });
    const panelOfFees = within(await panel('Fees and contracts'));
    expect(panelOfFees.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says on phones in each row of the contracts what the fee is for', async () => {
    const { innerWidth } = window;
    window.innerWidth = 320;
    await open({ user: { roles: ['BillingResponsible'] }, answers: [overview()] });
    const fees = within(await panel('Fees and contracts'));
    expect(fees.queryByRole('columnheader')).not.toBeInTheDocument();
    expect(fees.getByRole('row')).toHaveTextContent('IP Link, Lager4,180.00 SEK per month31 Jan 2099');
    window.innerWidth = innerWidth;
  });

  it.each([
    [{ ok: 6, unknown: 0 }, 'All 6 services are working'],
    [{ ok: 2, unknown: 0 }, 'Both services are working'],
    [{ ok: 1, unknown: 0 }, 'Your service is working'],
    [{ ok: 4, unknown: 1 }, 'All 4 monitored services are working'],
  ])('counts the services that do well: %j', async (counts, words) => {
    const status = { degraded: 0, down: 0, affected: [], ...counts };
    await open({ user: { roles: ['OperationResponsible'] }, answers: [overview({ status })] });
    expect(await within(await panel('Operational status')).findByText(words)).toBeInTheDocument();
  });

  it('does not say that services are working of which none is monitored', async () => {
    const status = { ok: 0, unknown: 3, degraded: 0, down: 0, affected: [] };
    await open({ user: { roles: ['OperationResponsible'] }, answers: [overview({ status })] });
    expect(await screen.findByText('3 services are not monitored.')).toBeInTheDocument();
    expect(screen.queryByText(/working/)).not.toBeInTheDocument();
  });

  it.each([
    [['BillingResponsible'], true],
    [['BillingResponsible', 'OperationResponsible'], false],
  ])('has the fees before the state of the services and the deliveries for %j: %s', async (roles, isBefore) => {
    await open({ user: { roles }, answers: [overview()] });
    const follows = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const [fees, status] = [await panel('Fees and contracts'), await panel('Operational status')];
    expect(follows(fees, status)).toBe(isBefore);
    expect(follows(fees, await panel('Deliveries under way'))).toBe(isBefore);
  });

  it('tells somebody who pays that nothing waits, and how to get another role', async () => {
    const none = { totalItems: 0, items: [] };
    const { user } = await open({
      user: { roles: ['BillingResponsible'] },
      answers: [overview({ waitingOrders: none })],
    });
    expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Request another role' }));
    expect(await screen.findByRole('dialog', { name: 'What else do you need?' })).toBeInTheDocument();
  });

  it('shows five of what waits, some of each kind, and all on request', async () => {
    const [order] = anOverview().waitingOrders?.items ?? [];
    const [request] = anOverview().waitingRoleRequests?.items ?? [];
    const orders = Array.from({ length: 6 }, (_, index) => ({ ...order, id: `order-${index}` })) as never[];
    const { user } = await open({
      user: { roles: ['OperationResponsible', 'UserAdministrator'] },
      answers: [
        overview({
          waitingOrders: { totalItems: 6, items: orders },
          waitingRoleRequests: { totalItems: 1, items: request ? [request] : [] },
        }),
      ],
    });
    const waiting = within(await panel('Waiting for you'));
    const hrefs = () => waiting.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(await waiting.findByText('7 items')).toBeInTheDocument();
    expect(hrefs()).toHaveLength(5);
    expect(hrefs()).toContain('/users/role-requests');
    await user.click(waiting.getByRole('button', { name: 'Show all 7' }));
    expect(hrefs()).toHaveLength(7);
    // The first that was not there before.
    expect(document.activeElement).toHaveAttribute('href', '/services/orders/order-4#waiting');
    expect(waiting.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows an administrator how many users there are, have each role and are in each group, and adds a user from here', async () => {
    const { user } = await open();
    const users = within(await panel('Users and access'));
    expect(users.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All users', '/users'],
      ['Active users', '/users?active=yes'],
      ['Inactive', '/users?active=no'],
      ['Without a phone number', '/users?active=yes&without=phone'],
      ['Without a role', '/users?active=yes&without=role'],
      ['All 6 invitations', '/users?active=yes&without=acceptance'],
      ['Vidar NesheimExpired 11 Nov 2024', '/users/Vidar'],
      ['Tuva EkelundValid until 28 Nov 2099', '/users/Tuva'],
      ['Operation staff9', '/users?role=OperationStaff'],
      ['All 8 groups', '/users/groups'],
      ['Nordic NOC6', '/users?group=group-1'],
    ]);
    // Roles that nobody has are counted.
    expect(users.getByText('1 role has no users')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add New User' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('keeps no room for groups where there are none', async () => {
    const { users } = anOverview();
    await open({ answers: [overview({ users: users ? { ...users, groups: [], totalGroups: 0 } : null })] });
    const panelOfUsers = within(await panel('Users and access'));
    expect(panelOfUsers.getByText('Users by role')).toBeInTheDocument();
    expect(panelOfUsers.queryByText('Users by group')).not.toBeInTheDocument();
  });

  it('says nothing of invitations where all are accepted, and leads to no list of nobody', async () => {
    const { users } = anOverview();
    const none = users ? { ...users, withoutRole: 0, openInvitations: { totalItems: 0, items: [] } } : null;
    await open({ answers: [overview({ users: none })] });
    const panelOfUsers = within(await panel('Users and access'));
    expect(panelOfUsers.queryByText('Invitations not accepted')).not.toBeInTheDocument();
    expect(panelOfUsers.getByText('Without a role')).toBeInTheDocument();
    expect(panelOfUsers.queryByRole('link', { name: 'Without a role' })).not.toBeInTheDocument();
  });

  it('shows four groups of users on a phone, and all on request', async () => {
    window.innerWidth = 320;
    const groups = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ id: name, name, users: 1 }));
    const { users } = anOverview();
    const { user } = await open({ answers: [overview({ users: users ? { ...users, groups } : null })] });
    const panelOfUsers = within(await panel('Users and access'));
    expect(panelOfUsers.queryByRole('link', { name: /^Five/ })).not.toBeInTheDocument();
    await user.click(panelOfUsers.getByRole('button', { name: 'Show all 5' }));
    expect(panelOfUsers.getByRole('link', { name: /^Five/ })).toHaveFocus();
    window.innerWidth = 1440;
  });

  it('says of a freeze that is on that it is, and until when', async () => {
    await open({ user: { roles: ['OperationResponsible'] }, answers: [overview()] });
    const status = within(await panel('Operational status'));
    expect(await status.findByText(/^Winter freeze now, to/)).toHaveTextContent('Winter freeze now, to 6 Jan');
    expect(status.getByText(/^now, 16 Dec/)).toBeInTheDocument();
  });

  it('has the freezes as rows below the width of the strip, the first of which says it', async () => {
    const { innerWidth } = window;
    window.innerWidth = 768;
    await open({ user: { roles: ['OperationResponsible'] }, answers: [overview()] });
    const status = within(await panel('Operational status'));
    expect(await status.findByText('Winter freeze')).toBeInTheDocument();
    expect(status.queryByText(/^Winter freeze now, to/)).not.toBeInTheDocument();
    window.innerWidth = innerWidth;
  });

  it('has the freezes of a new customer as rows beside what to set up', async () => {
    aPreferenceServer({ isFirstDelivery: 'true' });
    await open({
      user: { roles: ['DeliveryResponsible'] },
      answers: [overview(), http.get(ordersUrl('/orders/:id'), refuse(503))],
    });
    const freezes = await panel('Network freeze periods');
    expect(freezes).toHaveTextContent(/^Network freeze periodsWinter freezenow, to 6 Jan 2099No changes are made/);
    const contacts = await panel('Your contacts');
    expect(freezes.compareDocumentPosition(contacts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('puts the freeze periods last where they are all that is known of the network', async () => {
    await open();
    const freezes = await panel('Network freeze periods');
    const contacts = await panel('Your contacts');
    expect(contacts.compareDocumentPosition(freezes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names the city of an affected service where the name of its site does not', async () => {
    const affected = ['Lager', 'Helsingborg lager'].map((siteName, index) => ({
      ...(anOverview().status?.affected[0] as never as object),
      serviceId: `SE-${index}`,
      siteName,
    })) as never;
    await open({
      user: { roles: ['OperationResponsible'] },
      answers: [overview({ status: { ok: 1, degraded: 0, down: 2, unknown: 0, affected } })],
    });
    const status = within(await panel('Operational status'));
    expect(status.getByText('IP Link, Helsingborg lager')).toBeInTheDocument();
    expect(status.getAllByText('Helsingborg')).toHaveLength(1);
  });

  it('counts services whose status cannot be read apart, so that all are counted', async () => {
    const services = { inService: 171, beingInstalled: 13, underNotice: 7, unavailable: 3 };
    await open({ user: { roles: ['OperationResponsible'] }, answers: [overview({ services })] });
    expect(await screen.findByRole('link', { name: 'not available' })).toHaveAttribute(
      'href',
      '/services?status=NOT_AVAILABLE',
    );
  });

  it('asks nothing for an inactive customer, and says whom to reach', async () => {
    const asked: string[] = [];
    await open({ user: { roles: ['UserAdministrator'] }, customer: { active: false }, answers: [overview({}, asked)] });
    await panel('Your contacts');
    noPanel('Operational status');
    expect(asked).toEqual([]);
    const note = await screen.findByRole('region', { name: 'Havstrand Logistik AB is no longer an active customer' });
    expect(within(note).getByRole('link')).toHaveAttribute('href', 'tel:+46846500420');
    expect(await findViolations()).toEqual([]);
  });

  it('says so where nothing waits and nothing is under way', async () => {
    const none = { totalItems: 0, items: [] };
    await open({
      user: { roles: ['DeliveryResponsible'] },
      answers: [overview({ waitingOrders: none, deliveries: none })],
    });
    expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
    const deliveries = await panel('Deliveries under way');
    expect(deliveries).toHaveTextContent('No deliveries are under way.');
    // A fact of the day, and a line: neither is a panel.
    noPanel('Waiting for you');
    expect(within(deliveries).queryByRole('heading')).not.toBeInTheDocument();
  });

  it('says in a line that nothing waits where deliveries are under way', async () => {
    await open({
      user: { roles: ['DeliveryResponsible'] },
      answers: [overview({ waitingOrders: { totalItems: 0, items: [] } })],
    });
    expect(
      await within(await panel('Deliveries under way')).findByRole('link', { name: /SD-WAN EDGE/ }),
    ).toBeInTheDocument();
    expect(screen.getByText('Nothing is waiting for you')).toBeInTheDocument();
    noPanel('Waiting for you');
  });

  it('says that nothing is under way where the deliveries would be: after the state of the services', async () => {
    const services = { inService: 6, beingInstalled: 0, underNotice: 0, unavailable: 0 };
    await open({
      user: { roles: ['OperationResponsible'] },
      answers: [overview({ services, deliveries: { totalItems: 0, items: [] } })],
    });
    const [status, deliveries] = [await panel('Operational status'), await panel('Deliveries under way')];
    expect(status.compareDocumentPosition(deliveries)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names once what could not be loaded of what waits, and asks for all of it again', async () => {
    const asked: string[] = [];
    const failed = { waitingOrders: 503, waitingRoleRequests: 503 } as const;
    const { user } = await open({
      user: { roles: ['OperationResponsible', 'UserAdministrator'] },
      answers: [overview({ waitingOrders: null, waitingRoleRequests: null, errors: failed }, asked)],
    });
    const waiting = within(await panel('Waiting for you'));
    await user.click(await waiting.findByRole('button', { name: 'Try again' }));
    expect(waiting.getAllByText('“Waiting for you” could not be loaded.')).toHaveLength(1);
    await waitFor(() => expect(asked.join()).toMatch(/waitingOrders.*waitingRoleRequests/));
  });

  it('names what could not be loaded where nothing of it could be', async () => {
    await open({
      user: { roles: ['DeliveryResponsible'] },
      answers: [http.get(portalUserUrl('/b2b-customer/overview'), refuse(503))],
    });
    expect(await screen.findByRole('heading', { name: 'The overview could not be shown' })).toBeInTheDocument();
    expect(await panel('Your contacts')).toBeInTheDocument();
  });

  it.each([
    [503, '“Deliveries under way” could not be loaded.'],
    [504, '“Deliveries under way” is taking longer than usual.'],
  ])('shows in place of a part that failed (%i) why, and tries that part again', async (status, text) => {
    const asked: string[] = [];
    const { user } = await open({
      user: { roles: ['DeliveryResponsible'] },
      answers: [overview({ deliveries: null, errors: { deliveries: status } }, asked)],
    });
    const deliveries = within(await panel('Deliveries under way'));
    expect(await deliveries.findByText(text)).toBeInTheDocument();
    expect(within(await panel('Waiting for you')).getByRole('link')).toBeInTheDocument();
    server.use(overview({}, asked));
    await user.click(deliveries.getByRole('button', { name: 'Try again' }));
    expect(await deliveries.findByRole('link', { name: /SD-WAN EDGE/ })).toBeInTheDocument();
    expect(asked.at(-1)).toBe('deliveries');
  });

  it('hides a part of a system that the server does not know', async () => {
    await open({
      user: { roles: ['DeliveryResponsible'] },
      answers: [overview({ deliveries: null, errors: { deliveries: 501 } })],
    });
    await panel('Waiting for you');
    await waitFor(() => noPanel('Deliveries under way'));
  });

  it('guides through the first delivery in place of figures and deliveries, until that is left', async () => {
    const { sent } = aPreferenceServer({ isFirstDelivery: 'true' });
    const { user } = await open({
      user: { roles: ['OperationResponsible'] },
      answers: [http.get(ordersUrl('/orders/:id'), refuse(503))],
    });
    expect(await screen.findByRole('heading', { name: 'Your first delivery is on 12 Dec 2024' })).toBeInTheDocument();
    noPanel('Key figures');
    await user.click(screen.getByRole('button', { name: 'Show the usual overview' }));
    expect(await panel('Deliveries under way')).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([[{ preferenceName: 'isFirstDelivery', preferenceValue: 'false' }]]));
  });

  it.each([
    [
      'DELIVERY_PLANNING_ONGOING',
      [
        'NowWe plan the installation',
        '12 Dec 2024The technician comes',
        'Same dayWe test the service',
        'From thenThe agreement',
      ],
    ],
    [
      'CONFIRMED_DELIVERY',
      ['12 Dec 2024The technician comes', 'Same dayWe test the service', 'From thenThe agreement'],
    ],
    ['PHYSICAL_DELIVERY', ['Same dayWe test the service', 'From thenThe agreement']],
  ] as const)('says of a first delivery at %s what is still to come', async (status, steps) => {
    aPreferenceServer({ isFirstDelivery: 'true' });
    const [item] = anOverview().deliveries?.items ?? [];
    const order = anOrder({
      status,
      site: { ...anOrder().site, customerInstallationContact: { name: null, email: null, phone: null } },
    });
    await open({
      user: { roles: ['OperationResponsible', 'UserAdministrator'] },
      answers: [
        overview({ deliveries: { totalItems: 1, items: item ? [{ ...item, status }] : [] } }),
        http.get(ordersUrl('/orders/:id'), () => HttpResponse.json(order)),
      ],
    });
    // In the words of the order; what is still open is the one thing to do.
    expect(await screen.findByText('Coordinator confirmed')).toBeInTheDocument();
    const next = screen.getByRole('heading', { name: 'What happens next' }).parentElement?.parentElement;
    expect(
      within(next as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(steps.map((step) => expect.stringContaining(step) as string));
    expect(screen.getByRole('button', { name: 'Name the on-site contact' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add New User' })).not.toBeInTheDocument();
  });

  it('keeps what is ticked of a first delivery, names its coordinator, and changes the contact from there', async () => {
    const { sent } = aPreferenceServer({ isFirstDelivery: 'true', firstDeliveryHasSpace: 'true' });
    const { contact } = aRuntimeConfig();
    const { user } = await open({
      user: { roles: ['OperationResponsible'] },
      config: { contact: { ...contact, deliveryPhone: '+46 8 465 004 34' } },
      answers: [http.get(ordersUrl('/orders/:id'), () => HttpResponse.json(anOrder({ status: 'CONFIRMED_DELIVERY' })))],
    });
    expect(await screen.findByText('2 of 4 done')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'One free rack unit' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^The landlord allows the cable/ }));
    expect(screen.getByText('3 of 4 done')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent).toEqual([[{ preferenceName: 'firstDeliveryHasPermission', preferenceValue: 'true' }]]),
    );
    await user.click(screen.getByRole('button', { name: 'Everything is ready' }));
    expect(await screen.findByText('4 of 4 done')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Everything is ready' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Get the site ready' })).toHaveFocus();
    expect(screen.getByText('Kjetil Strand')).toBeInTheDocument();
    // Said once: with the coordinator.
    expect(screen.getAllByRole('link', { name: '+46 8 465 004 34' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Change contact' }));
    expect(await screen.findByRole('dialog', { name: 'Change the installation contact' })).toBeInTheDocument();
  });

  it('offers a new customer what to set up, with the way to each', async () => {
    aPreferenceServer({ isFirstDelivery: 'true' });
    await open({ user: { roles: ['OperationResponsible', 'UserAdministrator'] } });
    const setUp = within(await panel('Set up the portal'));
    expect(setUp.getByText('Your phone number is saved')).toBeInTheDocument();
    expect(setUp.getByRole('link', { name: 'Check' })).toHaveAttribute('href', '/personal-info');
    expect(setUp.getByRole('link', { name: 'Open users' })).toHaveAttribute('href', '/users');
    expect(setUp.getByRole('button', { name: 'Request' })).toBeInTheDocument();
  });

  it('has a quote as the first thing to do for those who may order and add users', async () => {
    const agreement = { id: 'FA-1', name: 'Nordic', productPackages: [], promises: [] };
    const products = [{ id: 'sd-wan-edge', name: 'SD-WAN EDGE' }];
    await open({
      user: { roles: ['Purchaser', 'UserAdministrator'] },
      agreements: [{ ...agreement, products, quoteAndOrderInternalUsersOnly: false }],
      answers: [overview()],
    });
    await panel('Users and access');
    const buttons = [
      await screen.findByRole('button', { name: 'Add New User' }),
      screen.getByRole('link', { name: 'New quote' }),
    ];
    expect(buttons.map((button) => button.getAttribute('data-variant'))).toEqual(['secondary', 'primary']);
  });

  it('dials and writes to support, sales and delivery, as far as they are known', async () => {
    const { contact } = aRuntimeConfig();
    await open({
      config: { contact: { ...contact, salesPhone: '+46 8 465 004 33', deliveryEmail: 'delivery@skerry.example' } },
    });
    const contacts = within(await panel('Your contacts'));
    const [list] = contacts.getAllByRole('list');
    const rows = within(list ?? document.body).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Customer support+46 8 465 004 20support@skerry.example',
      'Fault reports, 24 h+46 8 465 004 21',
      'Sales+46 8 465 004 33',
      'Deliverydelivery@skerry.example',
    ]);
    expect(contacts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+46846500420',
      'mailto:support@skerry.example',
      'tel:+46846500421',
      'tel:+46846500433',
      'mailto:delivery@skerry.example',
    ]);
  });

  it('has nothing for nobody: a panel without content is neither shown nor offered', async () => {
    const { adapt } = await open({ config: { country: 'dk', contact: {} } });
    await panel('Waiting for you');
    noPanel('Your contacts');
    noInformation();
    await adapt();
    expect(screen.getAllByRole('switch').map(({ textContent }) => textContent)).toEqual([
      'Simple overview',
      'Operational status',
      'Waiting for you',
      'Users and access',
    ]);
  });
});

describe('what is good to know', () => {
  const users = (parts: Partial<ReturnType<typeof aPortalUser>['attributes']>) =>
    http.get(portalUserUrl('/user-profiles'), () =>
      HttpResponse.json(
        sessionUsers({ currentUser: aPortalUser({ attributes: { ...aPortalUser().attributes, ...parts } }) }),
      ),
    );

  it.each([
    ['force', 'Two-factor login is on. Codes are sent to +46 70 174 06 05.'],
    [null, 'Codes for two-factor login are sent to +46 70 174 06 05.'],
  ] as const)('says of two-factor login (%s): %s', async (twoFactorBySms, text) => {
    await open({ answers: [users({ twoFactorBySms })] });
    expect(within(await information()).getAllByRole('listitem')[0]).toHaveTextContent(text);
  });

  it('says nothing of two-factor login in Denmark', async () => {
    await open({ config: { country: 'dk', links: { privacyPolicy: 'https://skerry.example/privacy' } } });
    expect(await information()).not.toHaveTextContent('Two-factor');
  });

  it('says nothing of two-factor login to staff, but where they act as a user', async () => {
    const jonas = aPortalUser({ firstName: 'Jonas', attributes: { ...aPortalUser().attributes, cellphone: null } });
    const answer = (parts: object) =>
      http.get(portalUserUrl('/user-profiles'), () =>
        HttpResponse.json(sessionUsers({ currentUser: jonas, ...parts })),
      );
    const view = await open({ user: { isInternal: true }, answers: [answer({})] });
    await panel('Your contacts');
    noInformation();
    view.unmount();
    await open({ user: { isInternal: true }, answers: [answer({ impersonatedUser: aPortalUser() })] });
    expect(await information()).toHaveTextContent('+46 70 174 06 05');
  });

  it.each([
    ['2022-03-01', 'Change requests have been made only in the portal since 1 Mar 2022.'],
    ['2999-03-01', 'Change requests are made only in the portal from 1 Mar 2999.'],
  ])('says since when change requests are made in the portal only: %s', async (changeRequestsSince, sentence) => {
    await open({ user: { roles: ['OperationStaff'] }, hasMigratedCases: true, config: { changeRequestsSince } });
    expect(await information()).toHaveTextContent(sentence);
  });

  it('leads to change requests those to whom they are open, and tells nobody else of them', async () => {
    const view = await open({ user: { roles: ['OperationStaff'] }, hasMigratedCases: true });
    const list = await information();
    expect(list).toHaveTextContent('Change requests go through the portal.');
    expect(within(list).getByRole('link', { name: 'New, Change requests' })).toHaveAttribute(
      'href',
      '/service-change-request/new',
    );
    expect(screen.getByRole('link', { name: 'Request a change' })).toBeInTheDocument();
    view.unmount();
    await open({ user: { roles: ['UserAdministrator'] }, hasMigratedCases: true });
    expect(await information()).not.toHaveTextContent('Change requests');
  });

  it('leads to the privacy policy of the country', async () => {
    await open({ config: { links: { privacyPolicy: 'https://skerry.example/privacy' } } });
    expect(within(await information()).getByRole('link', { name: 'Read, Privacy policy' })).toHaveAttribute(
      'href',
      'https://skerry.example/privacy',
    );
  });
});

describe('adapting the overview', () => {
  it('shows a shape until it is known what the user wants to see, and the defaults after 4 seconds', async () => {
    server.use(http.get(url, () => delay('infinite')));
    logOfBrowser();
    const patience = new AbortController();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => (wait === 4_000 ? patience.signal : timeout(wait)));
    const { container } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('Loading');
    noPanel('Waiting for you');
    expect(screen.queryByRole('button', { name: 'Customise' })).not.toBeInTheDocument();
    await act(async () => patience.abort(new DOMException('Too late', 'TimeoutError')));
    expect(await panel('Waiting for you')).toBeInTheDocument();
    expect(await information()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Customise' })).toBeInTheDocument();
  });

  it('hides a panel at once, and keeps it hidden', async () => {
    const { sent } = aPreferenceServer();
    const { adapt, flip } = await open();
    await adapt();
    await flip('Your contacts');
    noPanel('Your contacts');
    expect(await panel('Waiting for you')).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([[{ preferenceName: 'showHomeContacts', preferenceValue: 'false' }]]));
  });

  it('is as it was left', async () => {
    aPreferenceServer({ showHomeWaiting: 'false' });
    await open();
    await panel('Your contacts');
    noPanel('Waiting for you');
  });

  it('to the simple overview leaves status, what waits, and contacts', async () => {
    const { sent } = aPreferenceServer();
    const { adapt, flip } = await open();
    await adapt();
    await flip('Simple overview');
    noInformation();
    expect(screen.queryByRole('switch', { name: 'Good to know' })).not.toBeInTheDocument();
    expect(await panel('Waiting for you')).toBeInTheDocument();
    expect(await panel('Your contacts')).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([[{ preferenceName: 'isUsingSimpleOverview', preferenceValue: 'true' }]]));
  });

  it('until nothing is left says where to get it back', async () => {
    aPreferenceServer({
      showHomeFigures: 'false',
      showHomeStatus: 'false',
      showHomeWaiting: 'false',
      showHomeUsers: 'false',
      showHomeContacts: 'false',
      showHomeInformation: 'false',
    });
    await open();
    expect(await screen.findByRole('heading', { name: 'Everything is hidden' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it.each([0, 403, 503])('that can not be saved (%i) shows the panel again, and says so', async (status) => {
    const { adapt, flip } = await open();
    await adapt();
    server.use(http.post(url, status === 0 ? () => HttpResponse.error() : refuse(status)));
    await flip('Your contacts');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your setting could not be saved and has not changed.');
    expect(await panel('Your contacts')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Your contacts' })).toBeChecked();
  });

  it('shows the default in place of what is of a wrong type, and logs it without its value', async () => {
    const { stored } = aPreferenceServer({ showHomeWaiting: 'maybe', isUsingSimpleOverview: 'true' });
    const logged = logOfBrowser();
    const { adapt, flip } = await open();
    await panel('Waiting for you');
    noInformation();
    expect(logged()).toEqual([expect.stringContaining('showHomeWaiting')]);
    expect(logged().join()).not.toContain('maybe');
    await adapt();
    await flip('Simple overview');
    await waitFor(() => expect(stored).toEqual({ showHomeWaiting: 'maybe', isUsingSimpleOverview: 'false' }));
  });

  it.each([
    ['refused', refuse(503)],
    ['not to be understood', () => HttpResponse.json({ preferences: ['true'] })],
    ['empty', () => HttpResponse.json({})],
  ])('shows the defaults where preferences are %s, and tells only staff', async (_how, answer) => {
    const text = 'Your saved settings could not be loaded, so the defaults are shown.';
    const answers = [http.get(url, answer)];
    const logged = logOfBrowser();
    const view = await open({ answers });
    await panel('Your contacts');
    await information();
    expect(logged()).toHaveLength(1);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    view.unmount();
    await open({ user: { isInternal: true }, answers });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('in another tab is seen when this one is shown again, after 300 seconds', async () => {
    const { stored, reads } = aPreferenceServer();
    await open();
    await panel('Your contacts');
    stored['showHomeContacts'] = 'false';
    const showTab = async () => act(() => document.dispatchEvent(new Event('visibilitychange')));
    const opened = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => opened + 290_000);
    await showTab();
    expect(reads()).toBe(1);
    jest.spyOn(Date, 'now').mockImplementation(() => opened + 300_000);
    await showTab();
    await waitFor(() => noPanel('Your contacts'));
  });

  it('is kept while other pages are seen, and not asked for again', async () => {
    const { reads } = aPreferenceServer({ showHomeContacts: 'false' });
    const { router } = await open();
    await panel('Waiting for you');
    await act(() => router.navigate('/not-found'));
    await screen.findByRole('heading', { name: 'Page not found' });
    await act(() => router.navigate('/home'));
    await panel('Waiting for you');
    noPanel('Your contacts');
    expect(reads()).toBe(1);
  });
});

it.each(languageList)('the overview has every text in %s', async (language) => {
  aPreferenceServer();
  const { user } = await renderAt('/home', {
    language,
    user: { roles: ['OperationResponsible', 'UserAdministrator'] },
    hasMigratedCases: true,
    config: { links: { privacyPolicy: 'https://skerry.example/privacy' } },
  });
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('region')).toHaveLength(7));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Gustav Thulin'));
  const [customise] = within(screen.getByRole('main')).getAllByRole('button');
  await user.click(customise ?? document.body);
  expect(screen.getAllByRole('switch')).toHaveLength(10);
  expect(document.body).not.toHaveTextContent(/\b(home|preferences|shell|pages|orders)\.[a-z]/);
  expect(await findViolations()).toEqual([]);
});
