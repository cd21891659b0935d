import { screen, within } from '@testing-library/react';
import { aConsoleApiStub, staff } from '../../features/operational-status/console/testing/aConsoleApiStub.ts';
import { disturbancesUrl } from '../server.ts';
import { button, choose, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const list = '/disturbance-console';
const api = (path = '') => disturbancesUrl(`/provider/disturbances${path}`);

const open =
  (path = '') =>
  async ({ render }: Reader) => {
    aConsoleApiStub();
    await render(`${list}${path}`, staff);
  };
const openDetail = (path: string) => async (reader: Reader) => {
  await open(path)(reader);
  await screen.findByRole('heading', { level: 1 });
};

/** Plural forms go by numbers; the texts of scenarios take words. */
const publish = (customers: number) => ({ customers, count: String(customers) }) as unknown as Record<string, string>;
const publishButton =
  (customers: number, id: 'disturbanceForm.submit.publish' | 'disturbanceForm.submit.change') =>
  ({ say }: Reader) =>
    screen.findByRole('button', { name: say(id, publish(customers)) });

const addService = async (reader: Reader) => {
  await press(reader, 'disturbanceForm.affected.add');
  const dialog = within(await screen.findByRole('dialog'));
  await reader.user.type(dialog.getByRole('textbox', { name: reader.say('disturbanceForm.through') }), 'GOT-1');
  await reader.user.type(dialog.getByRole('searchbox'), 'SE-204');
  await reader.user.click(await dialog.findByRole('checkbox', { name: /SE-204418/ }));
  await reader.user.click(dialog.getByRole('button', { name: reader.say('disturbanceForm.affected.submit') }));
};
const writeFault = async (reader: Reader) => {
  await openDetail('/new')(reader);
  await fill(reader, { 'disturbanceForm.field.title': 'Fibre break at Amager' });
  await addService(reader);
};
const answer = { customer: 'Havstrand Logistik AB' };

/** What the provider's staff write of disturbances and planned works: issue 20. */
export const disturbanceConsole: Readonly<Record<string, Scenario>> = {
  listProviderDisturbances: { call: ['get', api()], open: open(), next: tryAgain },
  getProviderDisturbance: {
    call: ['get', api('/fault-1')],
    open: open('/fault-1'),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'disturbancePage.gone.title',
        next: async ({ say }) =>
          (await screen.findAllByRole('link', { name: say('disturbanceConsole.back') }))[0] as HTMLElement,
      },
    },
  },
  createDisturbance: {
    call: ['post', api()],
    open: writeFault,
    send: async (reader) => reader.user.click(await publishButton(2, 'disturbanceForm.submit.publish')(reader)),
    expectTyped: (reader) => expectField(reader, 'disturbanceForm.field.title', 'Fibre break at Amager'),
    next: publishButton(2, 'disturbanceForm.submit.publish'),
  },
  changeDisturbance: {
    call: ['put', api('/fault-1')],
    open: async (reader) => {
      await openDetail('/fault-1/change')(reader);
      await fill(reader, { 'disturbanceForm.field.title': 'Two fibres broken' });
    },
    send: async (reader) => reader.user.click(await publishButton(2, 'disturbanceForm.submit.change')(reader)),
    expectTyped: (reader) => expectField(reader, 'disturbanceForm.field.title', 'Two fibres broken'),
    next: publishButton(2, 'disturbanceForm.submit.change'),
    ownTexts: { 412: { id: 'fetchErrors.409' } },
  },
  updateDisturbance: {
    call: ['post', api('/fault-1/updates')],
    open: async (reader) => {
      await openDetail('/fault-1')(reader);
      await fill(reader, { 'disturbanceConsole.update.text': 'Splicing.' });
    },
    send: async (reader) => reader.user.click(await publishButton(2, 'disturbanceForm.submit.publish')(reader)),
    expectTyped: (reader) => expectField(reader, 'disturbanceConsole.update.text', 'Splicing.'),
    next: publishButton(2, 'disturbanceForm.submit.publish'),
  },
  moveDisturbance: {
    call: ['post', api('/work-1/moves')],
    open: async (reader) => {
      await openDetail('/work-1')(reader);
      await press(reader, 'disturbanceConsole.move');
      await fill(reader, { 'disturbanceConsole.move.reason': 'Rain' });
    },
    send: (reader) => press(reader, 'disturbanceConsole.move.submit'),
    expectTyped: (reader) => expectField(reader, 'disturbanceConsole.move.reason', 'Rain'),
    next: button('disturbanceConsole.move.submit'),
  },
  cancelDisturbance: {
    call: ['post', api('/work-1/cancellations')],
    open: async (reader) => {
      await openDetail('/work-1')(reader);
      await choose(reader, 'ui.pageHeader.more', 'disturbanceConsole.cancel');
      await fill(reader, { 'disturbanceConsole.cancel.reason': 'No part' });
    },
    send: (reader) => press(reader, 'disturbanceConsole.cancel.submit'),
    expectTyped: (reader) => expectField(reader, 'disturbanceConsole.cancel.reason', 'No part'),
    next: button('disturbanceConsole.cancel.submit'),
  },
  answerInquiry: {
    call: ['post', api('/work-1/answers')],
    open: async (reader) => {
      await openDetail('/work-1')(reader);
      await press(reader, 'disturbanceConsole.answerTo', answer);
      await fill(reader, { 'disturbanceConsole.answer.text': 'We move it.' });
    },
    send: (reader) => press(reader, 'disturbanceConsole.answer.submit'),
    expectTyped: (reader) => expectField(reader, 'disturbanceConsole.answer.text', 'We move it.'),
    next: button('disturbanceConsole.answer.submit'),
  },
};
