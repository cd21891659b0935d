import { screen } from '@testing-library/react';
import { aServiceChangeApiStub } from '../../features/service-changes/testing/aServiceChangeApiStub.ts';
import { ordersUrl } from '../server.ts';
import { button, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const openForm = async ({ render }: Reader) => {
  aServiceChangeApiStub();
  await render('/services/changes/addon?service=SE-204418', { user: { roles: ['Purchaser'] } });
};

/** Changes of services: pages, section 3.5. */
export const serviceChanges: Readonly<Record<string, Scenario>> = {
  getServiceOffers: {
    call: ['get', ordersUrl('/services/SE-204418/offers')],
    open: openForm,
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'serviceChange.gone.one',
        values: { id: 'SE-204418' },
        next: async ({ say }) => screen.findByRole('link', { name: say('serviceChange.gone.back') }),
      },
    },
  },
  createServiceOrders: {
    call: ['post', ordersUrl('/orders')],
    open: async (reader) => {
      await openForm(reader);
      await reader.user.click(await screen.findByRole('checkbox', { name: 'Mobile backup' }));
      await press(reader, 'serviceChange.continue');
      await screen.findByRole('heading', { name: reader.say('serviceChange.checkout') });
    },
    send: (reader) => press(reader, 'serviceChange.addon.submit'),
    expectTyped: () => expect(screen.getByText('Mobile backup', { selector: 'dd' })).toBeInTheDocument(),
    next: button('serviceChange.addon.submit'),
  },
};
