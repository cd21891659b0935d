import { screen } from '@testing-library/react';
import { aCheck, aCheckoutApiStub, anApproval } from '../../features/quote-and-order/testing/aCheckoutApiStub.ts';
import { anOrderableQuote, anAgreement } from '../../features/quote-and-order/testing/aQuote.ts';
import { button, choose, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';
import { placedOrdersUrl, quotesUrl } from '../server.ts';

const options = (role: string) => ({ user: { roles: [role] }, agreements: [anAgreement] });
const checkout = '/quote-and-order?quote=quote-1&checkout=true&line=1~v1';
const approvalPage = '/quote-and-order?approval=approval-1';

type Stub = NonNullable<Parameters<typeof aCheckoutApiStub>[0]>;

const open =
  (path: string, stub: Stub = {}, role = 'Purchaser') =>
  async ({ render }: Reader) => {
    aCheckoutApiStub(stub);
    await render(path, options(role));
    await screen.findByRole('heading', { level: 1 });
  };

const place = /^(Order for|Beställ för|Bestill for|Bestil for)/;
const ask = /^(Request approval|Be om godkännande|Be om godkjenning|Bed om godkendelse)/;
const submit = (name: RegExp) => () => screen.findByRole('button', { name });

async function accept({ user }: Reader): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /Company connections/ }));
}

async function send({ user }: Reader, name: RegExp): Promise<void> {
  const found = await screen.findByRole('button', { name });
  await user.click(found);
}

/** After an answer that may not have come, the button asks what became of the order. */
const orderButton = ({ say }: Reader) =>
  screen.findByRole('button', { name: new RegExp(`${place.source}|^${say('quoteCheckout.askAgain')}$`) });

/** Ordering by a quote, and approvals: pages, sections 3.4.7 and 3.4.9. */
export const quoteCheckout: Readonly<Record<string, Scenario>> = {
  checkOrderPlacement: {
    call: ['post', placedOrdersUrl('/order-checks')],
    open: open(checkout),
    next: button('quoteCheckout.checkAgain'),
    ownTexts: { 403: { id: 'fetchErrors.403', next: ({ say }) => link(say('quoteCheckout.toQuotes')) } },
  },
  placeOrders: {
    call: ['post', placedOrdersUrl('/orders')],
    open: async (reader) => {
      await open(checkout)(reader);
      await fill(reader, { 'installationContact.name': 'Alva Sandström' });
      await accept(reader);
    },
    send: async (reader) => reader.user.click(await orderButton(reader)),
    expectTyped: (reader) => expectField(reader, 'installationContact.name', 'Alva Sandström'),
    next: orderButton,
  },
  getOrderJob: {
    call: ['get', placedOrdersUrl('/order-jobs/job-1')],
    open: async (reader) => {
      await open(checkout)(reader);
      await accept(reader);
    },
    send: async (reader) => reader.user.click(await orderButton(reader)),
    next: orderButton,
  },
  requestApproval: {
    call: ['post', quotesUrl('/approvals')],
    open: async (reader) => {
      await open(
        checkout,
        {
          quote: anOrderableQuote({ actions: ['requestApproval'] }),
          check: aCheck({ decisionsNeeded: 1, deciders: ['Karin Öhman'] }),
        },
        'QuoteRequester',
      )(reader);
      await fill(reader, { 'installationContact.name': 'Alva Sandström' });
    },
    send: (reader) => send(reader, ask),
    expectTyped: (reader) => expectField(reader, 'installationContact.name', 'Alva Sandström'),
    next: submit(ask),
  },
  listApprovals: {
    call: ['get', quotesUrl('/approvals')],
    open: async ({ render }) => {
      aCheckoutApiStub();
      await render('/quote-and-order?tab=approvals', options('Purchaser'));
    },
    next: tryAgain,
  },
  getApproval: {
    call: ['get', quotesUrl('/approvals/approval-1')],
    open: async ({ render }) => {
      aCheckoutApiStub();
      await render(approvalPage, options('Purchaser'));
    },
    next: tryAgain,
    ownTexts: {
      404: { id: 'quoteApprovals.gone.title', next: ({ say }) => link(say('quoteApprovals.gone.action')) },
    },
  },
  decideApproval: {
    call: ['post', quotesUrl('/approvals/approval-1/decisions')],
    open: open(approvalPage),
    send: (reader) => press(reader, 'quoteApprovals.approve'),
    next: button('quoteApprovals.approve'),
  },
  withdrawApproval: {
    call: ['post', quotesUrl('/approvals/approval-1/withdrawals')],
    open: open(approvalPage, { approvals: [anApproval({ isMine: true, canDecide: false })] }),
    send: async (reader) => {
      await choose(reader, 'ui.pageHeader.more', 'quoteApprovals.withdraw');
      const dialog = await screen.findByRole('alertdialog');
      const confirm = [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === reader.say('quoteApprovals.withdraw'),
      );
      if (!confirm) throw new Error('Nothing confirms it.');
      await reader.user.click(confirm);
    },
    next: button('ui.pageHeader.more'),
  },
};

function link(name: string): Promise<HTMLElement> {
  return screen.findByRole('link', { name });
}
