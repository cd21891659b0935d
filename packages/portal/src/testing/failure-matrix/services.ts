import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aServiceInventory } from '../services-section/aServiceInventory.ts';
import { networkMapUrl, portalUserUrl, server, servicesUrl, sitesUrl } from '../server.ts';
import { aService } from '../services-section/someServices.ts';
import { button, choose, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const service = '/services?service=SE-204418';
const responsible = { user: { roles: ['OperationResponsible'] } };

const open =
  (path: string) =>
  async ({ render }: Reader) => {
    aServiceInventory();
    await render(path, responsible);
  };

async function openTag(reader: Reader, id: 'services.tags.editOf' | 'services.tags.deleteOf'): Promise<void> {
  await open('/services')(reader);
  await choose(reader, 'services.actions', 'services.tags.manage');
  await press(reader, id, { name: 'HQ' });
}

async function openViews(reader: Reader, action: 'list.views.saveAs' | 'list.views.manage'): Promise<void> {
  await open('/services')(reader);
  await press(reader, 'ui.viewMenu.label');
  await press(reader, action);
}

const closeAlerts = async ({ user, say }: Reader) => {
  const alerts = within(screen.getByLabelText(say('ui.alertStack.label')));
  for (const close of alerts.queryAllByRole('button', { name: say('ui.alert.close') })) await user.click(close);
};
const selectOne = async ({ user, say }: Reader) => {
  const name = say('ui.table.selectRow', { name: 'DIA Static SE-204418' });
  await user.click(await screen.findByRole('checkbox', { name }));
};
const fileTexts = {
  unreadable: { id: 'services.export.invalidFile', english: 'Invalid file response' },
  other: { id: 'services.export.failed' },
} as const;

/** Sites and services: pages, section 3.2. */
export const services: Readonly<Record<string, Scenario>> = {
  listServices: { call: ['get', servicesUrl('/services')], open: open('/services'), next: tryAgain },
  listServiceFacets: { call: ['get', servicesUrl('/services/facets')], open: open('/services'), next: tryAgain },
  listTags: { call: ['get', servicesUrl('/tags')], open: open('/services'), next: tryAgain },
  getNetworkMap: { call: ['get', networkMapUrl('/map')], open: open('/services?view=sites'), next: tryAgain },
  getService: {
    call: ['get', servicesUrl('/services/SE-204418')],
    open: open(service),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'services.details.gone.title',
        values: { id: 'SE-204418' },
        next: async ({ say }) => {
          const [link] = await screen.findAllByRole('link', { name: say('services.details.back') });
          if (!link) throw new Error('There is no way back.');
          return link;
        },
      },
    },
  },
  getSite: {
    call: ['get', sitesUrl('/sites/S-10005')],
    open: async ({ render }) => {
      aServiceInventory();
      server.use(http.get(sitesUrl('/sites/S-10005'), () => HttpResponse.json(aService().site)));
      await render('/services/sites/S-10005', responsible);
    },
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'site.gone.title',
        values: { id: 'S-10005' },
        next: async ({ say }) => screen.findByRole('link', { name: say('site.gone.action') }),
      },
    },
  },
  listServiceHistory: {
    call: ['get', servicesUrl('/services/SE-204418/history')],
    open: open(`${service}&tab=history`),
    next: tryAgain,
  },
  exportServices: {
    call: ['get', servicesUrl('/services/export')],
    open: open('/services'),
    send: (reader) => choose(reader, 'services.actions', 'services.export.csv'),
    clear: closeAlerts,
    next: button('services.actions'),
    ownTexts: fileTexts,
  },
  exportServicesBy: {
    call: ['post', servicesUrl('/services/export')],
    open: async (reader) => {
      await open('/services')(reader);
      await selectOne(reader);
    },
    send: (reader) => choose(reader, 'services.export', 'services.export.csv'),
    clear: closeAlerts,
    next: button('services.export'),
    ownTexts: fileTexts,
  },
  changeServices: {
    call: ['post', servicesUrl('/services/bulk')],
    open: async (reader) => {
      await open('/services')(reader);
      await selectOne(reader);
      await press(reader, 'services.bulk.invoiceText');
      await fill(reader, { 'services.field.invoiceText': 'Kst 9000' });
    },
    send: (reader) => press(reader, 'form.save'),
    expectTyped: (reader) => expectField(reader, 'services.field.invoiceText', 'Kst 9000'),
    next: button('form.save'),
  },
  lookUpServices: {
    call: ['post', servicesUrl('/services/lookup')],
    open: async (reader) => {
      await open('/services')(reader);
      await choose(reader, 'services.actions', 'services.invoiceTexts.open');
      await fill(reader, { 'services.invoiceTexts.rows': 'SE-204418;Kst 9000' });
    },
    send: (reader) => press(reader, 'services.invoiceTexts.check'),
    expectTyped: (reader) => expectField(reader, 'services.invoiceTexts.rows', 'SE-204418;Kst 9000'),
    next: button('services.invoiceTexts.check'),
  },
  updateService: {
    call: ['put', servicesUrl('/services/SE-204418')],
    open: async (reader) => {
      await open(service)(reader);
      await press(reader, 'services.bulk.tags');
    },
    send: (reader) => press(reader, 'form.save'),
    next: button('form.save'),
  },
  updateInvoiceText: {
    call: ['put', servicesUrl('/services/SE-204418/invoice-text')],
    open: async (reader) => {
      await open(service)(reader);
      await press(reader, 'services.invoiceText.editOf', { name: 'DIA Static SE-204418' });
      const field = await screen.findByRole('textbox', { name: reader.say('services.field.invoiceText') });
      await reader.user.clear(field);
      await reader.user.paste('Kst 9000');
    },
    send: (reader) => press(reader, 'form.save'),
    expectTyped: (reader) => expectField(reader, 'services.field.invoiceText', 'Kst 9000'),
    next: button('form.save'),
  },
  createTag: {
    call: ['post', servicesUrl('/tags')],
    open: async (reader) => {
      await open('/services')(reader);
      await choose(reader, 'services.actions', 'services.tags.manage');
      await press(reader, 'services.tags.create');
      await fill(reader, { 'services.tags.name': 'terminal' });
    },
    send: (reader) => press(reader, 'form.save'),
    expectTyped: (reader) => expectField(reader, 'services.tags.name', 'terminal'),
    next: button('form.save'),
  },
  updateTag: {
    call: ['put', servicesUrl('/tags/tag-hq')],
    open: async (reader) => {
      await openTag(reader, 'services.tags.editOf');
      await fill(reader, { 'services.tags.name': 'Head office' });
    },
    send: (reader) => press(reader, 'form.save'),
    expectTyped: (reader) => expectField(reader, 'services.tags.name', 'Head office'),
    next: button('form.save'),
  },
  deleteTag: {
    call: ['delete', servicesUrl('/tags/tag-hq')],
    open: (reader) => openTag(reader, 'services.tags.deleteOf'),
    send: (reader) => press(reader, 'services.tags.delete.confirm'),
    next: button('services.tags.delete.confirm'),
    anotherThing: null,
  },
  listSavedViews: { call: ['get', portalUserUrl('/saved-views')], open: open('/services'), next: tryAgain },
  createSavedView: {
    call: ['post', portalUserUrl('/saved-views')],
    open: async (reader) => {
      await openViews(reader, 'list.views.saveAs');
      await fill(reader, { 'list.views.name': 'Norway' });
    },
    send: (reader) => press(reader, 'list.views.create.save'),
    expectTyped: (reader) => expectField(reader, 'list.views.name', 'Norway'),
    next: button('list.views.create.save'),
  },
  updateSavedView: {
    call: ['put', portalUserUrl('/saved-views/view-oslo')],
    open: async (reader) => {
      await openViews(reader, 'list.views.manage');
      await press(reader, 'list.views.editOf', { name: 'Oslo' });
      await fill(reader, { 'list.views.name': 'Norway' });
    },
    send: (reader) => press(reader, 'form.save'),
    expectTyped: (reader) => expectField(reader, 'list.views.name', 'Norway'),
    next: button('form.save'),
  },
  deleteSavedView: {
    call: ['delete', portalUserUrl('/saved-views/view-oslo')],
    open: async (reader) => {
      await openViews(reader, 'list.views.manage');
      await press(reader, 'list.views.deleteOf', { name: 'Oslo' });
    },
    send: (reader) => press(reader, 'list.views.delete.confirm'),
    next: button('list.views.delete.confirm'),
    anotherThing: null,
  },
};
