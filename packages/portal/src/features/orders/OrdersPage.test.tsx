import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderAt } from '../../testing/renderAt.tsx';
import { aProblem } from '../../testing/builders.ts';
import { ordersUrl, server, sitesUrl } from '../../testing/server.ts';
import { anOrder } from '../../testing/services-section/anOrder.ts';
import { anOrderBook } from '../../testing/services-section/anOrderBook.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./OrdersPage.tsx');
  await import('./components/OrdersBoard.tsx');
  await import('./components/OrdersCalendar.tsx');
  await import('./components/OrdersFilterDrawer.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const purchaser = { user: { roles: ['Purchaser'] } };
const financial = { user: { roles: ['OperationResponsible'] } };
const table = () => screen.findByRole('table', { name: 'Orders' });

describe('the list of orders', () => {
  it('asks for the first page of ten', async () => {
    const book = anOrderBook();
    await renderAt('/services/orders', purchaser);
    await table();
    expect(book.calls[0]?.query).toEqual({ page: '0', pageSize: '10' });
  });

  it('shows number, type, product, site, reference, day of order, delivery, status and what to do', async () => {
    anOrderBook();
    await renderAt('/services/orders', purchaser);
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Order no',
      'Type',
      'Product',
      'Site',
      'Reference',
      'Ordered',
      'Delivery',
      'Status',
      'Your action',
    ]);
    const row = await screen.findByRole('row', { name: /1182731/ });
    for (const text of [
      'Upgrade',
      'SD-WAN',
      'København HQ',
      'HQ-CPH-2024',
      '14 Oct 2024',
      '12 Dec 2024',
      'Delivery date changed',
      'Answer a question',
    ])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('link', { name: /1182731/ })).toHaveAttribute('href', '/services/orders/order-1');
  });

  it('says beside the status what is waited for, where there is no room for a column', async () => {
    anOrderBook([anOrder(), anOrder({ id: 'order-2', orderNumber: '2', yourActions: [] })]);
    await renderAt('/services/orders', purchaser);
    const status = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .getByText('Delivery date changed')
        .closest('td');
    expect(await status(/1182731/)).toHaveTextContent('Delivery date changedAnswer a question');
    expect(await status(/^2/)).toHaveTextContent(/^Delivery date changed$/);
  });

  it('shows the fee to financial roles alone', async () => {
    anOrderBook([
      anOrder({
        priceInformation: {
          oneTimeCharge: { amount: 12400, currency: 'DKK' },
          monthlyFee: { amount: 6890, currency: 'DKK' },
          previousMonthlyFee: null,
        },
      }),
    ]);
    await renderAt('/services/orders', financial);
    expect(within(await table()).getByRole('columnheader', { name: 'Monthly fee' })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /6,890/ })).toBeInTheDocument();
  });

  it('says the week where no day is confirmed, and that there is none where nothing is', async () => {
    anOrderBook([
      anOrder({ confirmedDeliveryAt: null }),
      anOrder({ id: 'order-2', orderNumber: '2', confirmedDeliveryAt: null, estimatedDeliveryWeek: null }),
    ]);
    await renderAt('/services/orders', purchaser);
    expect(await screen.findByRole('row', { name: /1182731/ })).toHaveTextContent('Week 48, 2024');
    expect(await screen.findByRole('row', { name: /^2/ })).toHaveTextContent('Not yet');
  });

  it('shows a status and a type of another system as they are', async () => {
    anOrderBook([anOrder({ status: 'AT_CUSTOMS', orderType: 'LOAN_ORDER' })]);
    await renderAt('/services/orders', purchaser);
    const row = await screen.findByRole('row', { name: /1182731/ });
    expect(row).toHaveTextContent('In progress (AT_CUSTOMS)');
    expect(row).toHaveTextContent('LOAN_ORDER');
  });

  it('asks for what its address says, and corrects what it does not know', async () => {
    const book = anOrderBook();
    const { router } = await renderAt(
      '/services/orders?status=CREATED,NONSENSE&needsMe=true&onlyAccessServiceOrders=true&delayed=maybe',
      purchaser,
    );
    await screen.findByText('No orders match');
    expect(book.calls.at(-1)?.query).toEqual({
      statuses: 'CREATED',
      needsMe: 'true',
      onlyAccessServiceOrders: 'true',
      page: '0',
      pageSize: '10',
    });
    expect(router.state.location.search).toBe('?status=CREATED&needsMe=true&onlyAccessServiceOrders=true');
  });

  it('goes to the last page where the address leads beyond it', async () => {
    anOrderBook();
    const { router } = await renderAt('/services/orders?page=7', purchaser);
    await screen.findByRole('row', { name: /1182731/ });
    expect(router.state.location.search).toBe('');
  });

  it('says that nothing has been ordered yet', async () => {
    anOrderBook([]);
    await renderAt('/services/orders', purchaser);
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });

  it('takes a filter away where its mark is removed', async () => {
    anOrderBook();
    const { user, router } = await renderAt('/services/orders?status=CREATED&delayed=true', purchaser);
    await user.click(await screen.findByRole('button', { name: 'Remove Created' }));
    await waitFor(() => expect(router.state.location.search).toBe('?delayed=true'));
  });

  it('filters by what is chosen in the drawer', async () => {
    const book = anOrderBook();
    const { user, router } = await renderAt('/services/orders', purchaser);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Waiting for you' }));
    await user.click(screen.getByRole('button', { name: 'Show orders' }));
    await waitFor(() => expect(router.state.location.search).toBe('?needsMe=true'));
    await waitFor(() => expect(book.calls.at(-1)?.query).toMatchObject({ needsMe: 'true' }));
  });

  it('filters by what is typed, once typing rests', async () => {
    const book = anOrderBook();
    const { user, router } = await renderAt('/services/orders', purchaser);
    await table();
    await user.type(screen.getByRole('searchbox'), 'havn');
    await waitFor(() => expect(router.state.location.search).toBe('?filter=havn'));
    await waitFor(() => expect(book.calls.at(-1)?.query).toMatchObject({ text: 'havn' }));
  });

  it('can be asked for again after a failure', async () => {
    anOrderBook();
    server.use(http.get(ordersUrl('/orders'), () => HttpResponse.error(), { once: true }));
    const { user } = await renderAt('/services/orders', purchaser);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /1182731/ })).toBeInTheDocument();
  });
});

describe('the section', () => {
  it('leads from orders to services those who may see them', async () => {
    anOrderBook();
    await renderAt('/services/orders', purchaser);
    const menu = await screen.findByRole('navigation', { name: 'Pages in this section' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Sites and services', 'Orders']);
  });

  it('shows those who are responsible for deliveries the orders alone', async () => {
    anOrderBook();
    await renderAt('/services/orders', { user: { roles: ['DeliveryResponsible'] } });
    const menu = await screen.findByRole('navigation', { name: 'Pages in this section' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Orders']);
  });
});

it('the board shows the orders by phase', async () => {
  anOrderBook([anOrder(), anOrder({ id: 'order-2', orderNumber: '2', status: 'CREATED' })]);
  await renderAt('/services/orders?view=board', purchaser);
  expect(await screen.findByRole('heading', { name: 'Received (1)' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Received (1)',
    'Planning (0)',
    'Date confirmed (1)',
    'Being delivered (0)',
    'Closed (0)',
  ]);
});

describe('the board, where orders come from another system', () => {
  const counts = [
    { value: 'CREATED', count: 1 },
    { value: 'AT_CUSTOMS', count: 1 },
  ];

  it('has a column for the statuses that are not ours', async () => {
    const book = anOrderBook([anOrder({ status: 'CREATED' }), anOrder({ id: 'order-2', status: 'AT_CUSTOMS' })]);
    server.use(
      http.get(ordersUrl('/order-counts'), () => HttpResponse.json({ statuses: counts, types: [], products: [] })),
    );
    await renderAt('/services/orders?view=board', purchaser);
    expect(await screen.findByRole('heading', { name: 'In progress elsewhere (1)' })).toBeInTheDocument();
    expect(screen.getByText('In progress (AT_CUSTOMS)')).toBeInTheDocument();
    expect(book.calls.map(({ query }) => query['statuses'])).toContain('AT_CUSTOMS');
  });

  it('shows the other orders, and says so, where those statuses can not be asked for', async () => {
    anOrderBook([anOrder({ status: 'CREATED' })]);
    server.use(http.get(ordersUrl('/order-counts'), () => HttpResponse.json({}, { status: 500 })));
    await renderAt('/services/orders?view=board', purchaser);
    expect(await screen.findByRole('heading', { name: 'Received (1)' })).toBeInTheDocument();
    expect(screen.getByText('Orders with other statuses could not be looked for')).toBeInTheDocument();
  });
});

describe('the filter by site', () => {
  const site = {
    siteId: 'ST-1058',
    siteName: 'København HQ',
    address: { streetName: 'Havnegade', houseNumber: '29', city: 'København' },
  };

  it('finds sites by what is typed', async () => {
    anOrderBook();
    const asked: (string | null)[] = [];
    server.use(
      http.get(sitesUrl('/sites'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('searchFilter'));
        return HttpResponse.json({ items: [site], totalItems: 1, totalPages: 1, currentPage: 0 });
      }),
      http.get(sitesUrl('/sites/ST-1058'), () => HttpResponse.json(site)),
    );
    const { user, router } = await renderAt('/services/orders', purchaser);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByRole('combobox', { name: /Site/ }), 'havn');
    await user.click(await screen.findByRole('option', { name: /København HQ/ }));
    await user.click(screen.getByRole('button', { name: 'Show orders' }));
    await waitFor(() => expect(router.state.location.search).toBe('?site=ST-1058'));
    expect(await screen.findByRole('button', { name: 'Remove Site København HQ' })).toBeInTheDocument();
    expect(asked.at(-1)).toBe('havn');
  });

  it('says the id of a site whose name is not known', async () => {
    anOrderBook();
    server.use(http.get(sitesUrl('/sites/ST-9'), () => HttpResponse.json(aProblem(404), { status: 404 })));
    await renderAt('/services/orders?site=ST-9', purchaser);
    expect(await screen.findByRole('button', { name: 'Remove Site ST-9' })).toBeInTheDocument();
  });
});

it('the calendar shows orders on their confirmed days', async () => {
  const book = anOrderBook();
  await renderAt('/services/orders?view=calendar&calendar=agenda&day=2024-12-01', purchaser);
  expect(await screen.findByRole('link', { name: /SD-WAN, København HQ/ })).toHaveAttribute(
    'href',
    '/services/orders/order-1',
  );
  expect(book.calls.at(-1)?.query).toMatchObject({ confirmedFrom: '2024-11-25', confirmedTo: '2025-01-06' });
});
