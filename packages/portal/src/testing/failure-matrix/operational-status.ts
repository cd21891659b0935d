import { screen } from '@testing-library/react';
import { aNotificationsApi } from '../notifications/aNotificationsApiStub.ts';
import { aStatusApiStub } from '../operational-status/aStatusApiStub.ts';
import { disturbancesUrl, operationalStatusUrl } from '../server.ts';
import { button, expectField, fill, choose, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const status = '/operational-status';
const work = `${status}/planned-works/work-1`;
const feeds = `${status}/subscribe`;

const open =
  (path: string) =>
  async ({ render }: Reader) => {
    aStatusApiStub();
    aNotificationsApi();
    await render(path, { user: { roles: ['OperationResponsible'] } });
  };
const openDetail = (path: string) => async (reader: Reader) => {
  await open(path)(reader);
  await screen.findByRole('heading', { level: 1 });
};

/** Operational status and planned works: pages, section 3.11. */
export const operationalStatus: Readonly<Record<string, Scenario>> = {
  listDisturbances: {
    call: ['get', disturbancesUrl('/disturbances')],
    open: open(`${status}/planned-works`),
    next: tryAgain,
  },
  getDisturbance: {
    call: ['get', disturbancesUrl('/disturbances/work-1')],
    open: open(work),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'disturbancePage.gone.title',
        next: async ({ say }) => screen.findByRole('link', { name: say('disturbancePage.back.works') }),
      },
    },
  },
  getDisturbanceCalendar: {
    call: ['get', disturbancesUrl('/disturbances/work-1/calendar')],
    open: openDetail(work),
    send: (reader) => press(reader, 'disturbancePage.toCalendar'),
    next: button('disturbancePage.toCalendar'),
    anotherThing: null,
  },
  acknowledgeDisturbance: {
    call: ['post', disturbancesUrl('/disturbances/work-1/acknowledgements')],
    open: openDetail(work),
    send: (reader) => press(reader, 'disturbancePage.acknowledge'),
    next: button('disturbancePage.acknowledge'),
  },
  askAboutDisturbance: {
    call: ['post', disturbancesUrl('/disturbances/work-1/inquiries')],
    open: async (reader) => {
      await openDetail(work)(reader);
      await press(reader, 'disturbancePage.ask.open');
      await fill(reader, { 'disturbancePage.ask.text': 'Which path is it?' });
    },
    send: (reader) => press(reader, 'disturbancePage.ask.submit'),
    expectTyped: (reader) => expectField(reader, 'disturbancePage.ask.text', 'Which path is it?'),
    next: button('disturbancePage.ask.submit'),
  },
  reportAffected: {
    call: ['post', disturbancesUrl('/disturbances/fault-1/reports')],
    open: async (reader) => {
      await openDetail(`${status}/disturbances/fault-1`)(reader);
      await press(reader, 'disturbance.report');
      const field = await screen.findByRole('combobox', { name: reader.say('disturbancePage.report.services') });
      await reader.user.type(field, 'SE-2');
      await reader.user.click(await screen.findByRole('option', { name: /SE-204418/ }));
    },
    send: (reader) => press(reader, 'disturbancePage.report.submit'),
    next: button('disturbancePage.report.submit'),
  },
  getOperationalStatus: {
    call: ['get', operationalStatusUrl('/operational-status')],
    open: open(status),
    next: tryAgain,
  },
  listNetworkFreezes: {
    call: ['get', operationalStatusUrl('/freeze-periods')],
    open: open(status),
    next: tryAgain,
  },
  listCalendarEntries: {
    call: ['get', operationalStatusUrl('/calendar-entries')],
    open: open(`${status}/calendar`),
    next: tryAgain,
  },
  listCalendarTokens: { call: ['get', operationalStatusUrl('/calendar-tokens')], open: open(feeds), next: tryAgain },
  createCalendarToken: {
    call: ['post', operationalStatusUrl('/calendar-tokens')],
    open: async (reader) => {
      await open(feeds)(reader);
      await choose(reader, 'statusFeeds.new', 'statusFeeds.new.calendar');
      await fill(reader, { 'statusFeeds.name': 'My phone' });
    },
    send: (reader) => press(reader, 'statusFeeds.create.submit'),
    expectTyped: (reader) => expectField(reader, 'statusFeeds.name', 'My phone'),
    next: button('statusFeeds.create.submit'),
  },
  changeCalendarToken: {
    call: ['put', operationalStatusUrl('/calendar-tokens/feed-1')],
    open: async (reader) => {
      await open(feeds)(reader);
      await openMenu(reader, 'statusFeeds.change');
      await fill(reader, { 'statusFeeds.name': 'My phone' });
    },
    send: (reader) => press(reader, 'statusFeeds.change.submit'),
    expectTyped: (reader) => expectField(reader, 'statusFeeds.name', 'My phone'),
    next: button('statusFeeds.change.submit'),
  },
  revokeCalendarToken: {
    call: ['delete', operationalStatusUrl('/calendar-tokens/feed-1')],
    open: async (reader) => {
      await open(feeds)(reader);
      await openMenu(reader, 'statusFeeds.revoke');
    },
    send: (reader) => press(reader, 'statusFeeds.revoke'),
    next: button('statusFeeds.revoke'),
    anotherThing: null,
  },
};

async function openMenu(reader: Reader, item: 'statusFeeds.change' | 'statusFeeds.revoke'): Promise<void> {
  await press(reader, 'statusFeeds.actionsOf', { name: 'Everything of ours' });
  await reader.user.click(await screen.findByRole('menuitem', { name: reader.say(item) }));
}
