import { screen } from '@testing-library/react';
import { aFilledRequest } from '../services-section/aFilledRequest.ts';
import { aChangeRequestApiStub } from '../services-section/aChangeRequestApiStub.ts';
import { serviceChangesUrl } from '../server.ts';
import { button, choose, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const list = '/service-change-request';
const request = `${list}/request-1`;

const open =
  (path: string) =>
  async ({ render }: Reader) => {
    aChangeRequestApiStub();
    await render(path, { user: { roles: ['OperationResponsible'] }, hasMigratedCases: true });
  };
const openRequest = async (reader: Reader) => {
  await open(request)(reader);
  await screen.findByRole('heading', { level: 1 });
};

/** Service change requests: pages, section 3.6. */
export const changeRequests: Readonly<Record<string, Scenario>> = {
  listChangeRequests: { call: ['get', serviceChangesUrl('/requests')], open: open(list), next: tryAgain },
  listChangeKinds: { call: ['get', serviceChangesUrl('/kinds')], open: open(`${list}/new`), next: tryAgain },
  getChangeRequest: {
    call: ['get', serviceChangesUrl('/requests/request-1')],
    open: open(request),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'changeRequestPage.gone.title',
        next: async ({ say }) => screen.findByRole('link', { name: say('changeRequestPage.back') }),
      },
    },
  },
  createChangeRequest: {
    call: ['post', serviceChangesUrl('/requests')],
    open: async (reader) => {
      aFilledRequest();
      await open(`${list}/new?step=review`)(reader);
    },
    send: (reader) => press(reader, 'changeRequestForm.submit'),
    expectTyped: () => expect(screen.getByText('Vadsund gäst')).toBeInTheDocument(),
    next: button('changeRequestForm.submit'),
  },
  sendChangeMessage: {
    call: ['post', serviceChangesUrl('/requests/request-1/messages')],
    open: async (reader) => {
      await openRequest(reader);
      await press(reader, 'changeRequestPage.message.open');
      await fill(reader, { 'changeRequestPage.message.text': 'The old name can go.' });
    },
    send: (reader) => press(reader, 'changeRequestPage.message.submit'),
    expectTyped: (reader) => expectField(reader, 'changeRequestPage.message.text', 'The old name can go.'),
    next: button('changeRequestPage.message.submit'),
  },
  cancelChangeRequest: {
    call: ['post', serviceChangesUrl('/requests/request-1/cancellations')],
    open: async (reader) => {
      await openRequest(reader);
      await choose(reader, 'ui.pageHeader.more', 'changeRequestPage.cancel.open');
      await fill(reader, { 'changeRequestPage.cancel.text': 'The office moves.' });
    },
    send: (reader) => press(reader, 'changeRequestPage.cancel.submit'),
    expectTyped: (reader) => expectField(reader, 'changeRequestPage.cancel.text', 'The office moves.'),
    next: button('changeRequestPage.cancel.submit'),
  },
  decideChangeRequest: {
    call: ['post', serviceChangesUrl('/requests/request-1/approvals')],
    open: async (reader) => {
      await openRequest(reader);
      await press(reader, 'changeRequestPage.decline.open');
      await fill(reader, { 'changeRequestPage.decline.text': 'Not this month.' });
    },
    send: (reader) => press(reader, 'changeRequestPage.decline.submit'),
    expectTyped: (reader) => expectField(reader, 'changeRequestPage.decline.text', 'Not this month.'),
    next: button('changeRequestPage.decline.submit'),
  },
};
