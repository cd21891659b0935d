import type { ChangeRequestSummary, OrderSummary } from '@skerry/contracts';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { anOpticalApiStub } from '../../features/optical-services/testing/anOpticalApiStub.ts';
import { anOpticalRequest } from '../../features/optical-services/testing/someOpticalRequests.ts';
import { aUserDirectory } from '../../features/users/testing/aUserDirectory.ts';
import { compilePages } from '../compilePages.ts';
import { renderAt, type RenderOptions } from '../renderAt.tsx';
import { ordersUrl, quoteAndOrderUrl, server, serviceChangesUrl, userAdminUrl } from '../server.ts';
import { aChangeRequestApiStub } from '../services-section/aChangeRequestApiStub.ts';
import { anOrder } from '../services-section/anOrder.ts';
import { anOrdersApiStub } from '../services-section/anOrdersApiStub.ts';
import { aChangeRequest } from '../services-section/someChangeRequests.ts';

// Compiled before the clock of the first test runs.
beforeAll(
  () =>
    compilePages(
      '/services/orders',
      '/services/orders/:orderId',
      '/service-change-request',
      '/service-change-request/:requestId',
      '/order-optical-services',
      '/order-optical-services/:requestId',
      '/users',
      '/users/:userId',
    ),
  60_000,
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** What a list says: the rest comes with the thing itself. */
function summaryOf<Whole extends object, Key extends keyof Whole>(whole: Whole, ...rest: Key[]): Omit<Whole, Key> {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !rest.includes(key as Key))) as Omit<Whole, Key>;
}

const pageOf = (...items: object[]) => ({
  items,
  totalItems: items.length,
  totalPages: 1,
  currentPage: 0,
  waitingItems: 0,
});
const never = (url: string) => http.get(url, () => delay('infinite'));

interface Way {
  list: string;
  /** In its row. */
  link: string | RegExp;
  /** On its page. */
  title: string;
  options?: RenderOptions;
}

async function comeFrom({ list, link, title, options = {} }: Way, ...handlers: HttpHandler[]) {
  server.use(...handlers);
  const { user } = await renderAt(list, options);
  await user.click(await screen.findByRole('link', { name: link }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
}
const figure = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement;

describe('what the list knew stands on the page at once, while the rest is on its way', () => {
  it('of an order: name, status, facts, its date, what it costs and its term', async () => {
    anOrdersApiStub();
    const order: OrderSummary = summaryOf(
      anOrder({
        status: 'CONFIRMED_DELIVERY',
        priceInformation: {
          oneTimeCharge: { amount: 12_400, currency: 'DKK' },
          monthlyFee: { amount: 6890, currency: 'DKK' },
          previousMonthlyFee: null,
        },
      }),
      'milestones',
      'events',
      'messages',
      'charges',
      'dateRequests',
      'actions',
      'oldConfirmedDeliveryDates',
      'displayOverview',
    );
    await comeFrom(
      {
        list: '/services/orders',
        link: '1182731',
        title: 'SD-WAN, København HQ',
        options: { user: { roles: ['OperationResponsible'] } },
      },
      http.get(ordersUrl('/orders'), () => HttpResponse.json(pageOf(order))),
      never(ordersUrl('/orders/:id')),
    );
    expect(screen.getByText('Your reference: HQ-CPH-2024')).toBeInTheDocument();
    expect(await figure('Confirmed delivery date')).toHaveTextContent('12 Dec 2024');
    expect(await figure('Monthly fee')).toHaveTextContent('6,890.00');
    expect(await figure('Agreement')).toHaveTextContent('36 months');
    const next = await figure('Next step');
    expect(within(next as HTMLElement).getByRole('definition')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'More actions' })).toBeDisabled();
    expect(screen.getByText('What you ordered')).toBeInTheDocument();
  });

  it('of a change request: name, state, window, how far it is and what comes next', async () => {
    aChangeRequestApiStub();
    const request: ChangeRequestSummary = summaryOf(
      aChangeRequest(),
      'details',
      'allowedOutageMinutes',
      'events',
      'messages',
    );
    await comeFrom(
      {
        list: '/service-change-request',
        link: /CR-108617/,
        title: 'Wi-Fi network, Göteborg, Lindholmspiren',
        options: { user: { roles: ['OperationResponsible'] }, hasMigratedCases: true },
      },
      http.get(serviceChangesUrl('/requests'), () =>
        HttpResponse.json({ ...pageOf(request), counts: { open: 1, waiting: 1, closed: 0 } }),
      ),
      never(serviceChangesUrl('/requests/:id')),
    );
    expect(await figure('Change window')).toHaveTextContent('26 Nov 2024');
    expect(await figure('Next step')).toHaveTextContent('Being assessed');
    expect(screen.getByRole('list', { name: 'How far the change is' })).toHaveTextContent('Submitted');
    const outage = await figure('Allowed outage');
    expect(within(outage as HTMLElement).getByRole('definition')).toHaveAttribute('aria-busy', 'true');
  });

  it('of an optical request: all of it', async () => {
    anOpticalApiStub([anOpticalRequest()]);
    await comeFrom(
      {
        list: '/order-optical-services',
        link: /OPT-110001|Stockholm 1/,
        title: 'Stockholm 1 – Oslo 1',
        options: { user: { roles: ['QuoteRequester'] } },
      },
      never(quoteAndOrderUrl('/optical-requests/:requestId')),
    );
    expect(screen.getByRole('heading', { name: 'What you requested' })).toBeInTheDocument();
  });

  it('of a user: all of it', async () => {
    aUserDirectory();
    await comeFrom(
      { list: '/users', link: 'Elin Wallgren', title: 'Elin Wallgren' },
      never(userAdminUrl('/customer/users/:userId')),
    );
    expect(await screen.findByRole('button', { name: 'Edit user' })).toBeInTheDocument();
  });
});
