import { jest } from '@jest/globals';
import type { FrameworkAgreement } from '@skerry/contracts';
import { calendarPeriod } from '@skerry/ui/experimental';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderAt } from '../../testing/renderAt.tsx';
import { aProblem } from '../../testing/builders.ts';
import { ordersUrl, server, sitesUrl } from '../../testing/server.ts';
import { anOrder } from '../../testing/services-section/anOrder.ts';
import { anOrdersApiStub } from '../../testing/services-section/anOrdersApiStub.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./OrdersPage.tsx');
  await import('./calendar/OrdersCalendar.tsx');
  await import('../../platform/list/fields/DaysFilter.tsx');
  await import('../../platform/list/fields/SuggestFilter.tsx');
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.innerWidth = width;
});

const openAgreement: FrameworkAgreement = {
  id: 'A-1',
  name: 'Company connections',
  products: [{ id: 'dia-static', name: 'DIA Static' }],
  productPackages: [],
  quoteAndOrderInternalUsersOnly: false,
};
const purchaser = { user: { roles: ['Purchaser'] } };
const financial = { user: { roles: ['OperationResponsible'] } };
const table = () => screen.findByRole('table', { name: 'Orders' });

describe('the list of orders', () => {
  it('can be exported and shown as a calendar from its menu on phones', async () => {
    window.innerWidth = 320;
    anOrdersApiStub();
    const { user } = await renderAt('/services/orders', purchaser);
    await table();
    await user.click(screen.getByRole('button', { name: 'View' }));
    expect(await screen.findByRole('button', { name: 'Export as CSV' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Calendar' })).toBeInTheDocument();
  });

  it('asks for the first page of ten that are open, what waits for the reader first', async () => {
    const book = anOrdersApiStub();
    await renderAt('/services/orders', purchaser);
    await table();
    expect(book.calls[0]?.query).toEqual({ statuses: 'OPEN', sortBy: 'nextStep', page: '0', pageSize: '10' });
  });

  it('leads whoever may to a new quote, and others not', async () => {
    anOrdersApiStub();
    await renderAt('/services/orders', { ...purchaser, agreements: [openAgreement] });
    expect(await screen.findByRole('link', { name: 'New quote' })).toHaveAttribute(
      'href',
      expect.stringContaining('/quote-and-order?'),
    );
  });

  it('has no way to a new quote without an agreement', async () => {
    anOrdersApiStub();
    await renderAt('/services/orders', purchaser);
    await table();
    expect(screen.queryByRole('link', { name: 'New quote' })).not.toBeInTheDocument();
  });

  it('exports what the filter finds', async () => {
    anOrdersApiStub();
    const asked: string[] = [];
    server.use(
      http.get(ordersUrl('/orders/export'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('Order', { headers: { 'Content-Disposition': 'attachment; filename="orders.csv"' } });
      }),
    );
    URL.createObjectURL = jest.fn(() => 'blob:orders');
    URL.revokeObjectURL = jest.fn();
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await renderAt('/services/orders?type=UPGRADE_ORDER', purchaser);
    await table();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(asked).toEqual(['?statuses=OPEN&types=UPGRADE_ORDER']);
    save.mockRestore();
  });

  it('shows id, service and site, day of order, delivery, status and next step', async () => {
    anOrdersApiStub();
    await renderAt('/services/orders', purchaser);
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Order',
      'Service and site',
      'Type',
      'Ordered',
      'Delivery',
      'Status',
      'Next step',
    ]);
    const row = await screen.findByRole('row', { name: /1182731/ });
    for (const text of ['SD-WAN, København HQ', 'Upgrade', '14 Oct 2024', '12 Dec 2024'])
      expect(row).toHaveTextContent(text);
    expect(row).toHaveTextContent('Delivery date changed');
    expect(within(row).getByRole('link', { name: '1182731' })).toHaveAttribute('href', '/services/orders/order-1');
  });

  it('leaves out the year of days of this year', async () => {
    const year = new Date().getFullYear();
    anOrdersApiStub([anOrder({ orderedAt: `${year}-03-14T10:00:00.000Z`, confirmedDeliveryAt: `${year}-09-30` })]);
    await renderAt('/services/orders', purchaser);
    const row = await screen.findByRole('row', { name: /1182731/ });
    expect(within(row).getByText('14 Mar')).toBeInTheDocument();
    expect(within(row).getByText('30 Sep')).toBeInTheDocument();
  });

  it('says the next step on narrow windows too, with the delivery below the status', async () => {
    window.innerWidth = 768;
    anOrdersApiStub();
    await renderAt('/services/orders', purchaser);
    const head = within(await table()).getByRole('columnheader', { name: 'Next step' });
    expect(head).not.toHaveAttribute('data-visible-from');
    const row = await screen.findByRole('row', { name: /1182731/ });
    expect(within(row).getByRole('cell', { name: /^Delivery date changed 12 Dec 2024/ })).toBeInTheDocument();
  });

  it.each([
    [1200, '2', 'SD-WAN København HQ'],
    [1440, '1', 'SD-WAN, København HQ'],
  ])('has as many lines in a row as are needed: on a window of %i px %s', async (px, lines, words) => {
    window.innerWidth = px;
    anOrdersApiStub();
    await renderAt('/services/orders', financial);
    expect(await table()).toHaveAttribute('data-lines', lines);
    expect(await screen.findByRole('row', { name: /1182731/ })).toHaveTextContent(words);
  });

  it('says once that nothing could be fetched', async () => {
    server.use(http.get(ordersUrl('/*'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await renderAt('/services/orders', purchaser);
    expect(await screen.findByText('The orders could not be shown')).toBeInTheDocument();
    expect(screen.queryByText('Products and numbers could not be loaded')).not.toBeInTheDocument();
  });

  it('leads from the next step to the decisions that wait', async () => {
    anOrdersApiStub([
      anOrder({ yourActions: ['answer', 'charge'], respondBy: '2024-11-25T12:00:00.000Z' }),
      anOrder({ id: 'order-2', orderNumber: '2', status: 'CREATED', yourActions: [] }),
    ]);
    await renderAt('/services/orders', purchaser);
    expect(await screen.findByRole('link', { name: '2 decisions by 25 Nov 2024' })).toHaveAttribute(
      'href',
      '/services/orders/order-1#waiting',
    );
    expect(await screen.findByRole('row', { name: /^2 / })).toHaveTextContent('We assign a coordinator');
  });

  it('keeps what waits for the reader in a group of its own, however the rows are sorted', async () => {
    const book = anOrdersApiStub([anOrder(), anOrder({ id: 'order-2', orderNumber: '2', yourActions: [] })]);
    const { user, router } = await renderAt('/services/orders', purchaser);
    expect(await screen.findByRole('row', { name: 'Waiting for you 1' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Under way 1' })).toBeInTheDocument();
    await user.click(within(await table()).getByRole('button', { name: /^Delivery/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=delivery'));
    await waitFor(() => expect(book.calls.at(-1)?.query).toMatchObject({ sortBy: 'delivery' }));
    expect(await screen.findByRole('row', { name: 'Waiting for you 1' })).toBeInTheDocument();
  });

  it('shows the fee to financial roles alone, and sorts by it for them alone', async () => {
    const money = { amount: 6890, currency: 'DKK' } as const;
    const book = anOrdersApiStub([
      anOrder({ priceInformation: { oneTimeCharge: money, monthlyFee: money, previousMonthlyFee: null } }),
    ]);
    const { router } = await renderAt('/services/orders?sort=-monthlyFee', purchaser);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(book.calls.map(({ query }) => query['sortBy'])).not.toContain('-monthlyFee');
    await renderAt('/services/orders', financial);
    expect(await screen.findByRole('columnheader', { name: /Monthly fee/ })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /6,890/ })).toBeInTheDocument();
  });

  it('says the week where no day is confirmed, and that there is none where nothing is', async () => {
    anOrdersApiStub([
      anOrder({ confirmedDeliveryAt: null }),
      anOrder({ id: 'order-2', orderNumber: '2', confirmedDeliveryAt: null, estimatedDeliveryWeek: null }),
    ]);
    await renderAt('/services/orders', purchaser);
    expect(await screen.findByRole('row', { name: /1182731/ })).toHaveTextContent('Est. week 48, 2024');
    expect(await screen.findByRole('row', { name: /^2 / })).toHaveTextContent('Not confirmed');
  });

  it('shows a status and a type of another system as they are', async () => {
    anOrdersApiStub([anOrder({ status: 'AT_CUSTOMS', orderType: 'LOAN_ORDER' })]);
    await renderAt('/services/orders', purchaser);
    const row = await screen.findByRole('row', { name: /1182731/ });
    expect(row).toHaveTextContent('In progress (AT_CUSTOMS)');
    expect(row).toHaveTextContent('LOAN_ORDER');
  });

  it('asks for what its address says, and corrects what it does not know', async () => {
    const book = anOrdersApiStub();
    const { router } = await renderAt(
      '/services/orders?view=board&status=CREATED,NONSENSE&needsMe=true&onlyAccessServiceOrders=true&delayed=maybe',
      purchaser,
    );
    await screen.findByText('Nothing matches these filters');
    expect(book.calls.at(-1)?.query).toEqual({
      statuses: 'CREATED',
      needsMe: 'true',
      onlyAccessServiceOrders: 'true',
      sortBy: 'nextStep',
      page: '0',
      pageSize: '10',
    });
    expect(router.state.location.search).toBe('?status=CREATED&needsMe=true&onlyAccessServiceOrders=true');
  });

  it('says how many orders a search finds without the filters, and shows them', async () => {
    anOrdersApiStub([anOrder({ status: 'DELIVERY_COMPLETED' })]);
    const { user, router } = await renderAt('/services/orders?filter=HQ-CPH&type=NEW_ORDER', purchaser);
    expect(await screen.findByText('1 matches without the filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await screen.findByRole('row', { name: /1182731/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?filter=HQ-CPH&status=ALL');
  });

  it('offers nothing but to clear where a search finds nothing without filters either', async () => {
    const book = anOrdersApiStub([]);
    book.counts = { ...book.counts, statuses: [{ value: 'CREATED', count: 2 }] };
    await renderAt('/services/orders?filter=nobody', purchaser);
    expect(await screen.findByText('Nothing matches “nobody” with these filters')).toBeInTheDocument();
    await waitFor(() => expect(book.calls.some(({ query }) => query['pageSize'] === '1')).toBe(true));
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('leaves no gap in the row of filters for what is a chip alone', async () => {
    anOrdersApiStub();
    await renderAt('/services/orders?needsMe=true', purchaser);
    expect(await screen.findByRole('button', { name: 'Remove Waiting for you' })).toBeInTheDocument();
    expect(document.querySelector('[data-filter="status"]')).toBeInTheDocument();
    expect(document.querySelector('[data-filter]:empty')).not.toBeInTheDocument();
  });

  it('has tabs with their counts, and opens all where the mark of the open ones is removed', async () => {
    const book = anOrdersApiStub([anOrder(), anOrder({ id: 'order-2', orderNumber: '2', status: 'CANCELLED' })]);
    book.counts = {
      ...book.counts,
      waiting: 1,
      statuses: [
        { value: 'DELIVERY_DATE_CHANGED', count: 1 },
        { value: 'CANCELLED', count: 1 },
      ],
    };
    const { user, router } = await renderAt('/services/orders', purchaser);
    const tabs = await screen.findByRole('navigation', { name: 'Pages in this section' });
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Open1', 'Waiting for you1', 'Completed0', 'Cancelled1', 'All2']),
    );
    expect(screen.getByText('1 of 2 orders')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Open' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=ALL'));
    expect(await screen.findByText('2 of 2 orders')).toBeInTheDocument();
    await user.click(within(tabs).getByRole('link', { name: /Waiting/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?needsMe=true'));
  });

  it('goes to the last page where the address leads beyond it', async () => {
    anOrdersApiStub();
    const { router } = await renderAt('/services/orders?page=7', purchaser);
    await screen.findByRole('row', { name: /1182731/ });
    expect(router.state.location.search).toBe('');
  });

  it('says that nothing has been ordered yet', async () => {
    anOrdersApiStub([]).counts.statuses.length = 0;
    await renderAt('/services/orders', purchaser);
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });

  it('takes a filter away where its mark is removed', async () => {
    anOrdersApiStub();
    const { user, router } = await renderAt('/services/orders?status=CREATED&delayed=true', purchaser);
    await user.click(await screen.findByRole('button', { name: 'Remove Created' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=ALL&delayed=true'));
  });

  it('filters by what is typed, once typing rests', async () => {
    const book = anOrdersApiStub();
    const { user, router } = await renderAt('/services/orders', purchaser);
    await table();
    await user.type(screen.getByRole('searchbox'), 'havn');
    await waitFor(() => expect(router.state.location.search).toBe('?filter=havn'));
    await waitFor(() => expect(book.calls.at(-1)?.query).toMatchObject({ text: 'havn' }));
  });

  it('can be asked for again after a failure', async () => {
    anOrdersApiStub();
    server.use(http.get(ordersUrl('/orders'), () => HttpResponse.error(), { once: true }));
    const { user } = await renderAt('/services/orders', purchaser);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /1182731/ })).toBeInTheDocument();
  });
});

describe('the way back', () => {
  it('leads from orders to services those who may see them', async () => {
    anOrdersApiStub();
    await renderAt('/services/orders', purchaser);
    expect(
      await within(await screen.findByRole('main')).findByRole('link', { name: 'Sites and services' }),
    ).toHaveAttribute('href', '/services');
  });

  it('is there on phones too', async () => {
    window.innerWidth = 320;
    anOrdersApiStub();
    await renderAt('/services/orders', purchaser);
    expect(
      await within(await screen.findByRole('main')).findByRole('link', { name: 'Sites and services' }),
    ).toHaveAttribute('href', '/services');
  });

  it('is not there for those who are responsible for deliveries alone', async () => {
    anOrdersApiStub();
    await renderAt('/services/orders', { user: { roles: ['DeliveryResponsible'] } });
    await table();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sites and services' })).toBeNull();
  });
});

describe('the filter by site', () => {
  const site = {
    siteId: 'ST-1058',
    siteName: 'København HQ',
    address: { streetName: 'Havnegade', houseNumber: '29', city: 'København' },
  };

  it('finds sites by what is typed', async () => {
    anOrdersApiStub();
    const asked: (string | null)[] = [];
    server.use(
      http.get(sitesUrl('/sites'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('searchFilter'));
        return HttpResponse.json({ items: [site], totalItems: 1, totalPages: 1, currentPage: 0 });
      }),
      http.get(sitesUrl('/sites/ST-1058'), () => HttpResponse.json(site)),
    );
    const { user, router } = await renderAt('/services/orders', purchaser);
    await user.click(await screen.findByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Site' }));
    await user.type(await screen.findByRole('combobox', { name: /Site/ }), 'havn');
    await user.click(await screen.findByRole('option', { name: /København HQ/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?site=ST-1058'));
    expect(await screen.findByRole('button', { name: 'Remove Site København HQ' })).toBeInTheDocument();
    expect(asked.at(-1)).toBe('havn');
  });

  it('says the id of a site whose name is not known', async () => {
    anOrdersApiStub();
    server.use(http.get(sitesUrl('/sites/ST-9'), () => HttpResponse.json(aProblem(404), { status: 404 })));
    await renderAt('/services/orders?site=ST-9', purchaser);
    expect(await screen.findByRole('button', { name: 'Remove Site ST-9' })).toBeInTheDocument();
  });
});

describe('the calendar', () => {
  const day = '2024-12-12';
  const path = `/services/orders?view=calendar&calendar=agenda&day=${day}`;
  const frozen = [
    {
      id: 'winter',
      translations: [{ language: 'en', displayName: 'Winter freeze' }],
      countries: ['se', 'no', 'dk'],
      from: '2024-12-09',
      to: '2024-12-16',
    },
  ];
  const freezePeriods = () =>
    server.use(http.get(ordersUrl('/freeze-periods'), () => HttpResponse.json({ items: frozen })));

  it('shows orders on their confirmed days, of all weeks in view', async () => {
    const book = anOrdersApiStub();
    await renderAt(path, purchaser);
    expect(await screen.findByRole('link', { name: /SD-WAN, København HQ/ })).toHaveAttribute(
      'href',
      '/services/orders/order-1',
    );
    const { from, to } = calendarPeriod(day);
    const asked = book.calls.map(({ query }) => query);
    expect(asked).toContainEqual(expect.objectContaining({ confirmedFrom: from, confirmedTo: to }));
  });

  it('warns of a delivery in a freeze period, and names the period', async () => {
    anOrdersApiStub([anOrder({ confirmedDeliveryAt: day })]);
    freezePeriods();
    await renderAt(path, purchaser);
    expect(
      await screen.findByRole('link', { name: /SD-WAN, København HQ.*In a network freeze, the date may move/ }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Winter freeze')).not.toHaveLength(0);
  });

  it('says how many of the open deliveries have a day, and leads to those that do not', async () => {
    anOrdersApiStub([
      anOrder(),
      anOrder({ id: 'order-2', orderNumber: '2', confirmedDeliveryAt: null }),
      anOrder({ id: 'order-3', orderNumber: '3', confirmedDeliveryAt: null }),
      anOrder({ id: 'order-4', orderNumber: '4', status: 'CANCELLED', confirmedDeliveryAt: null }),
    ]);
    const { user, router } = await renderAt(path, purchaser);
    const others = await screen.findByRole('link', { name: '2 without a date' });
    expect(others.closest('[role="status"]')).toHaveTextContent('1 of 3 deliveries confirmed, 2 without a date');
    await user.click(others);
    await waitFor(() => expect(router.state.location.search).toBe('?unconfirmed=true'));
    expect(await screen.findByRole('button', { name: 'Remove No confirmed date' })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /^2 / })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /1182731/ })).not.toBeInTheDocument();
  });

  it('counts the open ones among all, and nothing among those that are closed', async () => {
    anOrdersApiStub([anOrder(), anOrder({ id: 'order-2', status: 'DELIVERY_COMPLETED', confirmedDeliveryAt: null })]);
    const { router } = await renderAt(`${path}&status=ALL`, purchaser);
    expect(await screen.findByText('The open delivery has a confirmed date')).toBeInTheDocument();
    await act(() => router.navigate(`${path}&status=DELIVERY_COMPLETED`));
    expect(await screen.findByRole('button', { name: 'Remove Delivery completed' })).toBeInTheDocument();
    expect(screen.queryByText(/confirmed date/)).not.toBeInTheDocument();
  });

  /** Other questions are answered as ever. */
  const nothingFor = (question: RegExp) =>
    server.use(
      http.get(ordersUrl('/orders'), ({ request }) =>
        question.test(request.url)
          ? HttpResponse.json({ items: [], totalItems: 0, waitingItems: 0, totalPages: 0, currentPage: 0 })
          : undefined,
      ),
    );

  it('says of a search without a match what was looked for, and takes it away again', async () => {
    anOrdersApiStub();
    nothingFor(/zzzzq/);
    const { user } = await renderAt(`${path}&filter=zzzzq`, purchaser);
    expect(await screen.findByText('No deliveries match “zzzzq”')).toBeInTheDocument();
    expect(screen.queryByText('No open deliveries')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove “zzzzq”' }));
    expect(await screen.findByRole('link', { name: /SD-WAN, København HQ/ })).toBeInTheDocument();
  });

  it('does not say of a filter without a match that no delivery is open', async () => {
    anOrdersApiStub();
    nothingFor(/TERMINATION_ORDER/);
    await renderAt(`${path}&type=TERMINATION_ORDER`, purchaser);
    expect(await screen.findByText('No open deliveries match these filters')).toBeInTheDocument();
  });

  it('keeps the View menu of the list, where freezes can be left out', async () => {
    anOrdersApiStub([anOrder({ confirmedDeliveryAt: day })]);
    freezePeriods();
    const { user } = await renderAt(path, purchaser);
    expect(await screen.findByText('Winter freeze')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Network freezes' }));
    expect(screen.queryByText('Winter freeze')).not.toBeInTheDocument();
    // What lies in one still says so.
    expect(screen.getByRole('link', { name: /In a network freeze, the date may move/ })).toBeInTheDocument();
  });

  it('offers the week on phones too', async () => {
    window.innerWidth = 320;
    anOrdersApiStub();
    await renderAt(path.replace('agenda', 'week'), purchaser);
    expect(await screen.findByText(/^Week 50, /)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Month' })).not.toBeInTheDocument();
  });

  it('tells deliveries of the month apart by product and city', async () => {
    anOrdersApiStub([anOrder({ confirmedDeliveryAt: day })]);
    await renderAt(path.replace('agenda', 'month'), purchaser);
    expect(await screen.findByText('SD-WAN, København')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /SD-WAN, København HQ/ })).not.toHaveLength(0);
  });

  it('warns of no delivery that has been made', async () => {
    anOrdersApiStub([anOrder({ confirmedDeliveryAt: day, status: 'DELIVERY_COMPLETED' })]);
    freezePeriods();
    await renderAt(`${path}&status=ALL`, purchaser);
    expect(await screen.findByRole('link', { name: /SD-WAN, København HQ/ })).not.toHaveAccessibleName(/freeze/);
  });

  it('has search and filters on its own sheet', async () => {
    anOrdersApiStub();
    await renderAt(path, purchaser);
    const calendar = await screen.findByRole('region', { name: 'Confirmed deliveries' });
    expect(within(calendar).getByRole('searchbox')).toBeInTheDocument();
    expect(within(calendar).getByRole('button', { name: 'Remove Open' })).toBeInTheDocument();
  });
});
