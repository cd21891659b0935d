import { screen } from '@testing-library/react';
import { anOpticalApiStub } from '../../features/optical-services/testing/anOpticalApiStub.ts';
import { aFilledOpticalRequest } from '../../features/optical-services/testing/fillRequest.ts';
import { quoteAndOrderUrl } from '../server.ts';
import { button, expectField, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const list = '/order-optical-services';

const open =
  (role: string, path = list) =>
  async ({ render }: Reader) => {
    anOpticalApiStub();
    await render(path, { user: { roles: [role] } });
  };

/** Optical services: pages, section 3.7. */
export const opticalServices: Readonly<Record<string, Scenario>> = {
  listOpticalOptions: {
    call: ['get', quoteAndOrderUrl('/optical/options')],
    open: open('OperationStaff'),
    next: tryAgain,
  },
  listOpticalRequests: {
    call: ['get', quoteAndOrderUrl('/optical-requests')],
    open: open('Purchaser'),
    next: tryAgain,
  },
  getOpticalRequest: {
    call: ['get', quoteAndOrderUrl('/optical-requests/request-1')],
    open: open('Purchaser', `${list}/request-1`),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'optical.page.gone.title',
        next: async ({ say }) => screen.findByRole('link', { name: say('optical.back') }),
      },
    },
  },
  createOpticalRequest: {
    call: ['post', quoteAndOrderUrl('/optical-requests')],
    open: async (reader) => {
      aFilledOpticalRequest();
      await open('Purchaser', `${list}/new`)(reader);
    },
    send: (reader) => press(reader, 'optical.submit'),
    expectTyped: (reader) => expectField(reader, 'form.email', 'astrid@havstrand.example'),
    next: button('optical.submit'),
  },
};
