import { anOpticalApiStub } from '../../features/optical-services/testing/anOpticalApiStub.ts';
import { aFilledOpticalRequest } from '../../features/optical-services/testing/fillRequest.ts';
import { quoteAndOrderUrl } from '../server.ts';
import { button, expectField, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const open =
  (role: string) =>
  async ({ render }: Reader) => {
    anOpticalApiStub();
    await render('/order-optical-services', { user: { roles: [role] } });
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
  createOpticalRequest: {
    call: ['post', quoteAndOrderUrl('/optical-requests')],
    open: async (reader) => {
      aFilledOpticalRequest();
      await open('Purchaser')(reader);
    },
    send: (reader) => press(reader, 'optical.submit'),
    expectTyped: (reader) => expectField(reader, 'form.email', 'astrid@havstrand.example'),
    next: button('optical.submit'),
  },
};
