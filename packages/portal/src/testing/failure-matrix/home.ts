import { screen } from '@testing-library/react';
import { portalUserUrl } from '../server.ts';
import { button, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const staff = { user: { isInternal: true, roles: [] } };
const simpleOverview = ({ say }: Reader) => screen.findByRole('switch', { name: say('home.adapt.simple') });

/** The overview. */
export const home: Readonly<Record<string, Scenario>> = {
  getOverview: {
    call: ['get', portalUserUrl('/b2b-customer/overview')],
    open: ({ render }) => render('/home'),
    next: tryAgain,
  },
  // What the user has chosen: the defaults stand in, and only staff are told.
  getPreferences: {
    call: ['get', portalUserUrl('/b2b-customer/preferences')],
    open: ({ render }) => render('/home', staff),
    next: button('home.adapt.button'),
    ownTexts: { other: { id: 'preferences.defaults' } },
    anotherThing: '["true"]',
  },
  savePreferences: {
    call: ['post', portalUserUrl('/b2b-customer/preferences')],
    open: async (reader) => {
      await reader.render('/home');
      await press(reader, 'home.adapt.button');
    },
    send: async (reader) => reader.user.click(await simpleOverview(reader)),
    // As it was before: nothing was typed that could be lost.
    next: simpleOverview,
    ownTexts: { other: { id: 'preferences.notSaved' } },
    anotherThing: null,
  },
};
