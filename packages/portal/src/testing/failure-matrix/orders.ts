import { screen, within } from '@testing-library/react';
import { anOrdersApiStub } from '../services-section/anOrdersApiStub.ts';
import { ordersUrl, sitesUrl } from '../server.ts';
import { button, choose, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const responsible = { user: { roles: ['OperationResponsible'] } };

const open =
  (path: string) =>
  async ({ render }: Reader) => {
    anOrdersApiStub();
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
const acceptDate = ({ say }: Reader) =>
  screen.findByRole('button', { name: new RegExp(`^${say('order.date.accept', { day: '' })}.*2024`) });

const siteField = ({ say }: Reader) => screen.findByRole('combobox', { name: new RegExp(say('orders.field.site')) });

/** Orders and delivery: pages, section 3.3. */
export const orders: Readonly<Record<string, Scenario>> = {
  listOrders: { call: ['get', ordersUrl('/orders')], open: open('/services/orders'), next: tryAgain },
  exportOrders: {
    call: ['get', ordersUrl('/orders/export')],
    open: open('/services/orders'),
    send: (reader) => choose(reader, 'ui.pageHeader.more', 'orders.export'),
    next: button('ui.pageHeader.more'),
    anotherThing: null,
  },
  countOrders: {
    call: ['get', ordersUrl('/order-counts')],
    open: open('/services/orders'),
    next: () => screen.findByRole('searchbox'),
  },
  listSites: {
    call: ['get', sitesUrl('/sites')],
    open: async (reader) => {
      await open('/services/orders')(reader);
      await choose(reader, 'list.filters.add', 'orders.field.site');
    },
    send: async (reader) => reader.user.type(await siteField(reader), 'havn'),
    clear: async (reader) => reader.user.clear(await siteField(reader)),
    next: siteField,
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
        next: async ({ say }) => screen.findByRole('link', { name: say('order.details.gone.action') }),
      },
    },
  },
  getOrderCalendar: {
    call: ['get', ordersUrl('/orders/order-1/calendar')],
    open: openOrder,
    send: (reader) => choose(reader, 'ui.pageHeader.more', 'order.calendarFile'),
    next: button('ui.pageHeader.more'),
  },
  sendOrderMessage: {
    call: ['post', ordersUrl('/orders/order-1/messages')],
    open: async (reader) => {
      await openOrder(reader);
      await fill(reader, { 'order.message.title': 'When do you come?' });
    },
    send: (reader) => press(reader, 'ui.composer.send'),
    expectTyped: (reader) => expectField(reader, 'order.message.title', 'When do you come?'),
    next: button('ui.composer.send'),
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
  acceptOrderDate: {
    call: ['post', ordersUrl('/orders/order-1/date-responses')],
    open: openOrder,
    send: async (reader) => reader.user.click(await acceptDate(reader)),
    next: acceptDate,
  },
  respondToOrderCharge: {
    call: ['post', ordersUrl('/orders/order-1/charge-responses')],
    open: openOrder,
    send: async (reader) => {
      await press(reader, 'order.charge.decline');
      const question = within(await screen.findByRole('alertdialog'));
      await reader.user.click(question.getByRole('button', { name: reader.say('order.charge.decline.confirm') }));
    },
    next: button('order.charge.decline'),
  },
  cancelOrder: {
    call: ['post', ordersUrl('/orders/order-1/cancellations')],
    open: async (reader) => {
      await openOrder(reader);
      await choose(reader, 'ui.pageHeader.more', 'order.cancel.open');
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
      await fill(reader, { 'installationContact.name': 'Alva Sandström' });
    },
    send: (reader) => press(reader, 'form.save'),
    expectTyped: (reader) => expectField(reader, 'installationContact.name', 'Alva Sandström'),
    next: button('form.save'),
  },
};
