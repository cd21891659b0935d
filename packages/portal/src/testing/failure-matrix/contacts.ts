import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aContactDirectory } from '../../features/contacts/testing/aContactDirectory.ts';
import { aContact } from '../../features/contacts/testing/someContacts.ts';
import { customerContactUrl, server } from '../server.ts';
import { button, choose, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const one = customerContactUrl('/contacts/noc');
const open =
  (path: string) =>
  async ({ render }: Reader) => {
    const [assignment] = aContact().assignments;
    aContactDirectory([
      aContact({ emailState: 'UNVERIFIED', assignments: assignment ? [{ ...assignment, isLast: false }] : [] }),
      aContact({ id: 'elin', name: 'Elin Wallgren', email: 'elin@havstrand.example' }),
    ]);
    await render(path, { user: { roles: ['UserAdministrator'] } });
  };
const openMenu = async (reader: Reader, id: Parameters<Reader['say']>[0]) => {
  const name = reader.say('contacts.actionsOf', { name: 'Havstrand NOC', purpose: reader.say('contacts.type.NOC') });
  await reader.user.click(await screen.findByRole('button', { name }));
  await reader.user.click(await screen.findByRole('menuitem', { name: reader.say(id) }));
};
const byPurpose = open('/contacts?view=purpose');
const editor = async (reader: Reader) => {
  await open('/contacts?contact=noc')(reader);
  await screen.findByRole('textbox', { name: reader.say('contacts.field.name') });
};

const importOne = ({ say }: Reader) => say('contactImport.import', { count: '1' });
async function openImport(reader: Reader): Promise<void> {
  await open('/contacts')(reader);
  await choose(reader, 'ui.pageHeader.more', 'contacts.import');
  await reader.user.click(await screen.findByRole('textbox', { name: reader.say('contactImport.rows') }));
  await reader.user.paste('Alva Ek;PERSON;alva.ek@havstrand.example;;sv;;;NOC ALL MAIL 1');
}

/** Contacts: pages, section 3.17. */
export const contacts: Readonly<Record<string, Scenario>> = {
  listContacts: { call: ['get', customerContactUrl('/contacts')], open: open('/contacts'), next: tryAgain },
  listContactPurposes: { call: ['get', customerContactUrl('/purposes')], open: byPurpose, next: tryAgain },
  getContact: {
    call: ['get', customerContactUrl('/contacts/gone')],
    open: open('/contacts?contact=gone'),
    next: tryAgain,
    ownTexts: { 404: { id: 'contactForm.gone', next: button('contactForm.back') } },
  },
  createContact: {
    call: ['post', customerContactUrl('/contacts')],
    open: async (reader) => {
      await open('/contacts?contact=new&purpose=SECURITY')(reader);
      await fill(reader, { 'contacts.field.name': 'Alva Ek', 'contacts.field.email': 'alva.ek@havstrand.example' });
    },
    send: async ({ user, say }) =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: say('contactForm.add') })),
    expectTyped: (reader) => expectField(reader, 'contacts.field.name', 'Alva Ek'),
    next: async ({ say }) =>
      within(await screen.findByRole('dialog')).getByRole('button', { name: say('contactForm.add') }),
  },
  updateContact: {
    call: ['put', one],
    open: async (reader) => {
      await editor(reader);
      await fill(reader, { 'contacts.field.name': 'Havstrand NOC 2' });
    },
    send: (reader) => press(reader, 'contactForm.save'),
    expectTyped: (reader) => expectField(reader, 'contacts.field.name', 'Havstrand NOC 2'),
    next: button('contactForm.save'),
    ownTexts: {
      412: { id: 'contactForm.conflict', next: button('contactForm.conflict.takeOver') },
      409: { id: 'contactForm.conflict', next: button('contactForm.conflict.takeOver') },
    },
  },
  deleteContact: {
    call: ['delete', one],
    open: async (reader) => {
      await byPurpose(reader);
      await openMenu(reader, 'contacts.action.remove');
      await screen.findByRole('alertdialog');
    },
    send: (reader) => press(reader, 'contacts.remove.confirm'),
    next: button('contacts.remove.confirm'),
    anotherThing: null,
  },
  testContact: {
    call: ['post', customerContactUrl('/contacts/noc/tests')],
    open: editor,
    send: (reader) => press(reader, 'contactForm.test'),
    next: button('contactForm.test'),
  },
  sendContactVerification: {
    call: ['post', customerContactUrl('/contacts/noc/verifications')],
    open: editor,
    send: (reader) => press(reader, 'contactForm.verify'),
    next: button('contactForm.verify'),
  },
  replaceContact: {
    call: ['post', customerContactUrl('/contacts/noc/replacements')],
    open: async (reader) => {
      await byPurpose(reader);
      await openMenu(reader, 'contacts.action.replace');
      await reader.user.click(await screen.findByRole('combobox', { name: reader.say('contacts.replace.with') }));
      await reader.user.paste('Elin');
      await reader.user.click(await screen.findByRole('option', { name: /Elin Wallgren/ }));
    },
    send: (reader) => press(reader, 'contacts.replace.submit'),
    next: button('contacts.replace.submit'),
  },
  exportContacts: {
    call: ['get', customerContactUrl('/contacts/export')],
    open: async (reader) => {
      await open('/contacts')(reader);
      await screen.findByRole('link', { name: /Elin Wallgren/ });
    },
    send: (reader) => choose(reader, 'ui.pageHeader.more', 'contacts.export'),
    next: button('ui.pageHeader.more'),
    ownTexts: { other: { id: 'contacts.exportFailed' }, unreadable: { id: 'contacts.invalidFile' } },
    anotherThing: null,
  },
  checkContactImport: {
    call: ['post', customerContactUrl('/contacts/import-checks')],
    open: openImport,
    send: (reader) => press(reader, 'contactImport.check'),
    next: button('contactImport.check'),
  },
  importContacts: {
    call: ['post', customerContactUrl('/contacts/import')],
    open: async (reader) => {
      await openImport(reader);
      server.use(
        http.post(customerContactUrl('/contacts/import-checks'), () =>
          HttpResponse.json({ results: [{ outcome: 'CREATED', contactId: null, code: null, errors: [] }] }),
        ),
      );
      await press(reader, 'contactImport.check');
      await screen.findByRole('button', { name: importOne(reader) });
    },
    send: async (reader) => reader.user.click(await screen.findByRole('button', { name: importOne(reader) })),
    expectTyped: () => expect(screen.getByText('alva.ek@havstrand.example')).toBeVisible(),
    next: (reader) => screen.findByRole('button', { name: importOne(reader) }),
  },
};
