import { portalUserUrl, userAdminUrl } from '../server.ts';
import { button, expectField, fill, press, tryAgain, type Scenario } from './scenario.ts';

/** One's own details, groups and activity. */
export const personalInfo: Readonly<Record<string, Scenario>> = {
  listOwnGroups: {
    call: ['get', userAdminUrl('/customer/own-groups')],
    open: ({ render }) => render('/personal-info'),
    next: tryAgain,
  },
  listOwnActivity: {
    call: ['get', userAdminUrl('/customer/own-activity')],
    open: ({ render }) => render('/personal-info'),
    next: tryAgain,
  },
  updateUserProfile: {
    call: ['patch', portalUserUrl('/user-profiles')],
    open: async (reader) => {
      await reader.render('/personal-info');
      await fill(reader, { 'form.lastName': 'Lindkvist' });
    },
    send: (reader) => press(reader, 'profile.save'),
    expectTyped: (reader) => expectField(reader, 'form.lastName', 'Lindkvist'),
    next: button('profile.save'),
    anotherThing: null,
  },
};
