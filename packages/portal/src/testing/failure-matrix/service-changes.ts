import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aServiceChangeApiStub } from '../../features/service-changes/testing/aServiceChangeApiStub.ts';
import { ordersUrl, server, sitesUrl } from '../server.ts';
import { button, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const openForm = async ({ render }: Reader) => {
  aServiceChangeApiStub();
  await render('/services/changes/addon?service=SE-204418', { user: { roles: ['Purchaser'] } });
};

/** Chooses another site, whose price is asked for at once. */
const chooseSite = async ({ render, user, say }: Reader) => {
  aServiceChangeApiStub();
  const address = { streetName: 'Norra Kajen', houseNumber: '2', zipCode: '852 31', city: 'Sundsvall', country: 'SE' };
  const coordinates = { longitude: 17.3255, latitude: 62.3974 };
  server.use(
    http.get(sitesUrl('/sites'), () =>
      HttpResponse.json({ items: [{ siteId: 'S-2', siteName: 'Sundsvall terminal', address, coordinates }] }),
    ),
  );
  await render('/services/changes/move?service=SE-204418', { user: { roles: ['Purchaser'] } });
  await user.click(await screen.findByRole('radio', { name: say('serviceChange.move.site') }));
  await user.type(screen.getByRole('combobox', { name: say('serviceChange.move.newSite') }), 'sund');
  await user.click(await screen.findByRole('option', { name: /Sundsvall terminal/ }));
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
  getMoveOffer: {
    call: ['get', ordersUrl('/services/SE-204418/move-offer')],
    open: chooseSite,
    next: button('serviceChange.move.retry'),
    ownTexts: { other: { id: 'serviceChange.move.failed' }, unreadable: { id: 'serviceChange.move.failed' } },
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
