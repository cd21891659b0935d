import { screen, within } from '@testing-library/react';
import { anOrderBook } from '../services-section/anOrderBook.ts';
import { ordersUrl, sitesUrl } from '../server.ts';
import { button, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const responsible = { user: { roles: ['OperationResponsible'] } };

const open =
  (path: string) =>
  async ({ render }: Reader) => {
    anOrderBook();
    await render(path, responsible);
  };
const openOrder = async (reader: Reader) => {
  await open('/services/orders/order-1')(reader);
  await screen.findByRole('heading', { level: 1 });
};

const chooseWeek = async ({ user, say }: Reader) => {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(say('order.date.week.label')) }));
  const [, , third] = await screen.findAllByRole('option');
  if (!third) throw new Error('There are no weeks.');
  await user.click(third);
};
/** Of the dialog: the page has a button of the same name. */
const accept = async ({ say }: Reader) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: say('order.charge.accept') });

const siteField = ({ say }: Reader) => screen.findByRole('combobox', { name: new RegExp(say('orders.field.site')) });

/** Orders and delivery: pages, section 3.3. */
export const orders: Readonly<Record<string, Scenario>> = {
  listOrders: { call: ['get', ordersUrl('/orders')], open: open('/services/orders'), next: tryAgain },
  countOrders: {
    call: ['get', ordersUrl('/order-counts')],
    open: async (reader) => {
      await open('/services/orders')(reader);
      await reader.user.click(
        await screen.findByRole('button', { name: reader.say('orders.filter.open', { count: '0' }) }),
      );
    },
    next: button('orders.filter.apply'),
  },
  listSites: {
    call: ['get', sitesUrl('/sites')],
    open: async (reader) => {
      await open('/services/orders')(reader);
      await press(reader, 'orders.filter.open', { count: '0' });
    },
    send: async (reader) => reader.user.type(await siteField(reader), 'havn'),
    clear: async (reader) => reader.user.clear(await siteField(reader)),
    next: button('orders.filter.apply'),
    ownTexts: { other: { id: 'ui.combobox.error' }, unreadable: { id: 'ui.combobox.error' } },
  },
  listFreezePeriods: {
    call: ['get', ordersUrl('/freeze-periods')],
    open: open('/services/orders?view=calendar'),
    next: button('ui.calendar.today'),
  },
  getOrder: {
    call: ['get', ordersUrl('/orders/order-1')],
    open: open('/services/orders/order-1'),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'order.details.gone.title',
        next: async ({ say }) => screen.findByRole('link', { name: say('order.details.back') }),
      },
    },
  },
  getOrderCalendar: {
    call: ['get', ordersUrl('/orders/order-1/calendar')],
    open: openOrder,
    send: (reader) => press(reader, 'order.calendarFile'),
    next: button('order.calendarFile'),
  },
  sendOrderMessage: {
    call: ['post', ordersUrl('/orders/order-1/messages')],
    open: async (reader) => {
      await openOrder(reader);
      await press(reader, 'order.message.open');
      await fill(reader, { 'order.message.text': 'When do you come?' });
    },
    send: (reader) => press(reader, 'order.message.submit'),
    expectTyped: (reader) => expectField(reader, 'order.message.text', 'When do you come?'),
    next: button('order.message.submit'),
  },
  requestOrderDate: {
    call: ['post', ordersUrl('/orders/order-1/date-requests')],
    open: async (reader) => {
      await openOrder(reader);
      await press(reader, 'order.date.open');
      await chooseWeek(reader);
    },
    send: (reader) => press(reader, 'order.date.submit'),
    next: button('order.date.submit'),
  },
  respondToOrderCharge: {
    call: ['post', ordersUrl('/orders/order-1/charge-responses')],
    open: async (reader) => {
      await openOrder(reader);
      await press(reader, 'order.charge.accept');
    },
    send: async (reader) => reader.user.click(await accept(reader)),
    next: accept,
  },
  cancelOrder: {
    call: ['post', ordersUrl('/orders/order-1/cancellations')],
    open: async (reader) => {
      await openOrder(reader);
      await press(reader, 'order.cancel.open');
      await fill(reader, { 'order.cancel.reason': 'The office closes.' });
    },
    send: (reader) => press(reader, 'order.cancel.submit'),
    expectTyped: (reader) => expectField(reader, 'order.cancel.reason', 'The office closes.'),
    next: button('order.cancel.submit'),
  },
  changeInstallationContact: {
    call: ['patch', ordersUrl('/orders/order-1/installation-contact')],
    open: async (reader) => {
      await openOrder(reader);
      await press(reader, 'order.contact.open');
      await fill(reader, { 'order.contact.name': 'Alva Sandström' });
    },
    send: (reader) => press(reader, 'form.save'),
    expectTyped: (reader) => expectField(reader, 'order.contact.name', 'Alva Sandström'),
    next: button('form.save'),
  },
};
