import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameworkAgreement } from '@skerry/contracts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aChangeRequestApiStub } from './services-section/aChangeRequestApiStub.ts';
import { anOrdersApiStub } from './services-section/anOrdersApiStub.ts';
import { aServiceChangeApiStub } from '../features/service-changes/testing/aServiceChangeApiStub.ts';
import { aServiceInventory } from './services-section/aServiceInventory.ts';
import { aContactDirectory } from '../features/contacts/testing/aContactDirectory.ts';
import { fillWindow } from '../features/service-change-requests/testing/fillWindow.ts';
import { aNotificationsApi } from './notifications/aNotificationsApiStub.ts';
import { aWebhooksApi } from './notifications/aWebhooksApiStub.ts';
import { anOpticalApiStub } from '../features/optical-services/testing/anOpticalApiStub.ts';
import { fillRequest } from '../features/optical-services/testing/fillRequest.ts';
import { aCheckoutApiStub } from '../features/quote-and-order/testing/aCheckoutApiStub.ts';
import { administrator, aPriceRulesApiStub } from '../features/price-rules/testing/aPriceRulesApiStub.ts';
import { aHandlingApiStub, staff } from '../features/quote-and-order/testing/aHandlingApiStub.ts';
import { aConsoleApiStub } from '../features/operational-status/console/testing/aConsoleApiStub.ts';
import { aPurchaseApiStub } from '../features/quote-and-order/testing/aPurchaseApiStub.ts';
import { anAgreement } from '../features/quote-and-order/testing/someSiteLists.ts';
import { aPendingRequest, aRequestPage } from '../features/users/testing/aPendingRequest.ts';
import { aUserDirectory } from '../features/users/testing/aUserDirectory.ts';
import type { Identity } from '../platform/session/identity.ts';
import { aPortalUser, aProblem, aSelectableCustomer, sessionUsers } from './builders.ts';
import { aStatusApiStub } from './operational-status/aStatusApiStub.ts';
import { renderAt } from './renderAt.tsx';
import {
  accountRegistrationUrl,
  customerContactUrl,
  disturbancesUrl,
  notificationsUrl,
  operationalStatusUrl,
  ordersUrl,
  portalUserUrl,
  quoteAndOrderUrl,
  placedOrdersUrl,
  quotesUrl,
  server,
  serviceChangesUrl,
  servicesUrl,
  userAdminUrl,
} from './server.ts';

const pin = '811228-9874';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function fill(user: UserEvent, name: string | RegExp, text: string) {
  await user.clear(field(name));
  await user.paste(text);
  await user.tab();
}

/** One of the rarer actions of a list. */
async function chooseAction(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

interface Form {
  /** Where it is written. */
  file: string;
  path: string;
  user?: Partial<Identity>;
  hasMigratedCases?: boolean;
  agreements?: readonly FrameworkAgreement[];
  /** What the server knows. */
  arrange: () => void;
  /** Opens the form, where it doesn't open by itself. */
  open?: (user: UserEvent) => Promise<void>;
  /** It stands in a menu: after the return it is opened anew, and what was typed is there. */
  isInMenu?: true;
  dialog?: string;
  type: (user: UserEvent) => Promise<void>;
  submit: string | RegExp;
  write: [method: 'post' | 'put' | 'patch', url: string];
  /** What was typed is there. */
  expectTyped: () => void;
}

/** The user's own details, with what identifies them and a number that is demanded where it is null. */
function aProfile(cellphone: string | null) {
  const user = aPortalUser({ attributes: { cellphone, pin, pinType: 'ssn', twoFactorBySms: null } });
  server.use(http.get(portalUserUrl('/user-profiles'), () => HttpResponse.json(sessionUsers({ currentUser: user }))));
}

async function openFromProfile(user: UserEvent, row: string) {
  await user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  await user.click(screen.getByRole('button', { name: row }));
}

async function openBulk(user: UserEvent, action: string) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select DIA Static SE-204418' }));
  await user.click(await screen.findByRole('button', { name: action }));
}

const aNewUser: Form = {
  file: 'features/users/form/UserFormDialog.tsx',
  path: '/users',
  arrange: () => void aUserDirectory(),
  open: async (user) => user.click(await screen.findByRole('button', { name: 'Add New User' })),
  dialog: 'Add new user',
  type: async (user) => {
    await fill(user, 'First name', 'Torbjørn');
    await fill(user, 'Last name', 'Vik');
    await fill(user, 'E-mail', 'torbjorn.vik@havstrand.example');
    await fill(user, 'Phone', '+47 481 00 144');
    await user.click(screen.getByRole('radio', { name: 'English' }));
  },
  submit: 'Create user',
  write: ['post', userAdminUrl('/customer/users')],
  expectTyped: () => {
    expect(field('Last name')).toHaveValue('Vik');
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  },
};

/** Every form that is sent while somebody is signed in. */
const forms: Readonly<Record<string, Form>> = {
  'personal info': {
    file: 'features/personal-info/OwnDetails.tsx',
    path: '/personal-info',
    arrange: () => aProfile('+46701740605'),
    type: (user) => fill(user, 'Last name', 'Lindkvist'),
    submit: 'Save Changes',
    write: ['patch', portalUserUrl('/user-profiles')],
    expectTyped: () => expect(field('Last name')).toHaveValue('Lindkvist'),
  },
  'the mobile number': {
    file: 'app/profile/UpdatePhoneDialog.tsx',
    path: '/not-found',
    arrange: () => aProfile(null),
    dialog: 'Update phone number',
    type: (user) => fill(user, 'Phone', '+46 70 174 06 77'),
    submit: 'Save',
    write: ['patch', portalUserUrl('/user-profiles')],
    expectTyped: () => expect(field('Phone')).toHaveValue('+46 70 174 06 77'),
  },
  'a message about an order': {
    file: 'features/orders/detail/OrderMessages.tsx',
    path: '/services/orders/order-1',
    user: { roles: ['Purchaser'] },
    arrange: () => void anOrdersApiStub(),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Send a message' })),
    type: (user) => fill(user, 'Send a message about the order', 'When do you come?'),
    submit: 'Send',
    write: ['post', ordersUrl('/orders/order-1/messages')],
    expectTyped: () => expect(field('Send a message about the order')).toHaveValue('When do you come?'),
  },
  'the contact of an order': {
    file: 'features/orders/dialogs/OrderDialog.tsx',
    path: '/services/orders/order-1',
    user: { roles: ['Purchaser'] },
    arrange: () => void anOrdersApiStub(),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Change' })),
    dialog: 'Change the installation contact',
    type: (user) => fill(user, 'Name', 'Alva Sandström'),
    submit: 'Save',
    write: ['patch', ordersUrl('/orders/order-1/installation-contact')],
    expectTyped: () => expect(field('Name')).toHaveValue('Alva Sandström'),
  },
  'a change of a service': {
    file: 'features/service-changes/form/ServiceChangeForm.tsx',
    path: '/services/changes/addon?service=SE-204418&step=checkout',
    user: { roles: ['Purchaser'] },
    arrange: () => void aServiceChangeApiStub(),
    type: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Mobile backup' }));
      await user.click(screen.getByRole('button', { name: 'Continue to checkout' }));
      await screen.findByRole('heading', { name: 'Check your order' });
    },
    submit: 'Order add-on services',
    write: ['post', ordersUrl('/orders')],
    expectTyped: () => expect(screen.getByText('Mobile backup', { selector: 'dd' })).toBeInTheDocument(),
  },
  'a new change request': {
    file: 'features/service-change-requests/new/ChangeRequestForm.tsx',
    path: '/service-change-request/new?service=SE-204418&step=review',
    user: { roles: ['OperationResponsible'] },
    hasMigratedCases: true,
    arrange: () => void aChangeRequestApiStub(),
    type: async (user) => {
      const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));
      await user.click(await screen.findByRole('radio', { name: /Wi-Fi network/ }));
      await goOn();
      await user.click(await screen.findByRole('radio', { name: 'Change' }));
      await fill(user, 'Name of the network', 'Vadsund gäst');
      await user.click(screen.getByLabelText(/New password/));
      await user.paste('password 9874');
      await goOn();
      await user.click(await screen.findByRole('radio', { name: /Normal/ }));
      await fillWindow(user);
      await goOn();
      await screen.findByText('Vadsund gäst');
    },
    submit: 'Submit request',
    write: ['post', serviceChangesUrl('/requests')],
    expectTyped: () => expect(screen.getByText('Vadsund gäst')).toBeInTheDocument(),
  },
  'a message about a change': {
    file: 'features/service-change-requests/detail/ChangeActionDialog.tsx',
    path: '/service-change-request/request-1',
    user: { roles: ['OperationResponsible'] },
    hasMigratedCases: true,
    arrange: () => void aChangeRequestApiStub(),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Send a message' })),
    dialog: 'Send a message about CR-108617',
    type: (user) => fill(user, 'Message', 'The old name can go.'),
    submit: 'Send',
    write: ['post', serviceChangesUrl('/requests/request-1/messages')],
    expectTyped: () => expect(field('Message')).toHaveValue('The old name can go.'),
  },
  'a request for an optical service': {
    file: 'features/optical-services/new/OpticalRequestForm.tsx',
    path: '/order-optical-services/new',
    user: { roles: ['Purchaser'] },
    arrange: () => void anOpticalApiStub(),
    type: fillRequest,
    submit: 'Send request',
    write: ['post', quoteAndOrderUrl('/optical-requests')],
    expectTyped: () => expect(field(/Your reference/)).toHaveValue('NET-2027'),
  },
  'rows for a list of sites': {
    file: 'features/quote-and-order/many/AddRowsDialog.tsx',
    path: '/quote-and-order?searchStep=multi&list=list-1',
    user: { roles: ['Purchaser'] },
    agreements: [anAgreement()],
    arrange: () => void aPurchaseApiStub(),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Add rows' })),
    dialog: 'Add rows',
    type: (user) => fill(user, /^Pasted rows/, 'Storgatan 5'),
    submit: 'Add 1 row',
    write: ['patch', quoteAndOrderUrl('/planned-customer-site-lists/:id')],
    expectTyped: () => expect(field(/^Pasted rows/)).toHaveValue('Storgatan 5'),
  },
  'addresses to check': {
    file: 'features/quote-and-order/many/ManyAddresses.tsx',
    path: '/quote-and-order?searchStep=multi',
    user: { roles: ['Purchaser'] },
    agreements: [anAgreement()],
    arrange: () => void aPurchaseApiStub(),
    type: async (user) => {
      await user.click(await screen.findByRole('textbox', { name: /Pasted rows/ }));
      await user.paste('Storgatan 5');
    },
    submit: 'Check 1 site',
    write: ['post', quoteAndOrderUrl('/planned-customer-site-lists')],
    expectTyped: () => expect(field(/Pasted rows/)).toHaveValue('Storgatan 5'),
  },
  'what is wanted at a site': {
    file: 'features/quote-and-order/configure/ConfigureForm.tsx',
    path: '/quote-and-order?siteList=list-1',
    user: { roles: ['Purchaser'] },
    agreements: [anAgreement()],
    arrange: () => void aPurchaseApiStub(),
    type: async (user) => {
      await user.click(await screen.findByRole('radio', { name: /^DIA Static/ }));
      await user.click(screen.getByRole('checkbox', { name: /^1\sGbit/ }));
      await user.click(screen.getByRole('checkbox', { name: '36 months' }));
      await user.type(field(/Your reference/), 'NET-2027');
    },
    submit: 'Get prices',
    write: ['post', quotesUrl('/connection-searches')],
    expectTyped: () => {
      expect(field(/Your reference/)).toHaveValue('NET-2027');
      // Its products come after it.
      expect(screen.getByRole('checkbox', { name: '36 months' })).toBeChecked();
    },
  },
  'an order by a quote': {
    file: 'features/quote-and-order/checkout/CheckoutForm.tsx',
    path: '/quote-and-order?quote=quote-1&checkout=true&line=1~v1',
    user: { roles: ['Purchaser'] },
    agreements: [anAgreement()],
    arrange: () => void aCheckoutApiStub(),
    type: async (user) => {
      await user.type(await screen.findByRole('textbox', { name: /^Purchase order number/ }), 'PO-1');
      await user.click(screen.getByRole('checkbox', { name: /^I may place orders for/ }));
    },
    submit: /^Order for/,
    write: ['post', placedOrdersUrl('/orders')],
    expectTyped: () => expect(field(/^Purchase order number/)).toHaveValue('PO-1'),
  },
  'a change of price rules': {
    file: 'features/price-rules/rules/SendChanges.tsx',
    path: '/admin/price-rules?rule=PR-0419',
    user: administrator.user,
    arrange: () => void aPriceRulesApiStub(),
    type: async (user) => {
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2025');
      await fill(user, 'Reason', 'New year');
    },
    submit: 'Send 1 change for approval',
    write: ['post', quoteAndOrderUrl('/price-rules/proposals')],
    expectTyped: () => {
      expect(field('Name')).toHaveValue('Term discount 2025');
      expect(field('Reason')).toHaveValue('New year');
    },
  },
  'an agreement': {
    file: 'platform/form/FormDialog.tsx',
    path: '/admin/agreements',
    user: administrator.user,
    arrange: () => void aPriceRulesApiStub(),
    open: async (user) => user.click(await screen.findByRole('button', { name: /^Change Company/ })),
    isInMenu: true,
    dialog: 'Change the agreement',
    type: (user) => fill(user, 'Agreement', 'Connections 2025'),
    submit: 'Save',
    write: ['put', quoteAndOrderUrl('/agreements-in-administration/FA-2024-117')],
    expectTyped: () => expect(field('Agreement')).toHaveValue('Connections 2025'),
  },
  'a specialist’s answer': {
    file: 'features/quote-and-order/handling/SpecialistAnswerForm.tsx',
    path: '/quote-handling/quote-1',
    user: staff.user,
    arrange: () => void aHandlingApiStub(),
    type: async (user) => {
      await user.click(await screen.findByRole('radio', { name: /^Firm prices/ }));
      const [price] = screen.getAllByRole('textbox', { name: /^Monthly fee/ });
      await user.type(price as HTMLElement, '2190');
      const [weeks] = screen.getAllByRole('textbox', { name: /^Lead time/ });
      await user.type(weeks as HTMLElement, '6');
      await user.type(field(/^Answer to the question/), 'Yes.');
    },
    submit: 'Send firm prices',
    write: ['post', quotesUrl('/quotes-in-handling/quote-1/answers')],
    expectTyped: () => {
      expect(screen.getByRole('radio', { name: /^Firm prices/ })).toBeChecked();
      expect(screen.getAllByRole('textbox', { name: /^Monthly fee/ })[0]).toHaveValue('2,190');
      expect(field(/^Answer to the question/)).toHaveValue('Yes.');
    },
  },
  'a disturbance that staff report': {
    file: 'features/operational-status/console/form/ConsoleForm.tsx',
    path: '/disturbance-console/fault-1/change',
    user: staff.user,
    arrange: () => void aConsoleApiStub(),
    type: (user) => fill(user, 'Title', 'Two fibres are broken'),
    submit: /^Save, 2 customers/,
    write: ['put', disturbancesUrl('/provider/disturbances/fault-1')],
    expectTyped: () => expect(field('Title')).toHaveValue('Two fibres are broken'),
  },
  'an update that staff write': {
    file: 'features/operational-status/console/detail/UpdateForm.tsx',
    path: '/disturbance-console/fault-1',
    user: staff.user,
    arrange: () => void aConsoleApiStub(),
    type: (user) => fill(user, 'What has happened since?', 'Both cables are spliced.'),
    submit: 'Publish to 2 customers',
    write: ['post', disturbancesUrl('/provider/disturbances/fault-1/updates')],
    expectTyped: () => expect(field('What has happened since?')).toHaveValue('Both cables are spliced.'),
  },
  'a move of a planned work': {
    file: 'features/operational-status/console/detail/ConsoleDialog.tsx',
    path: '/disturbance-console/work-1',
    user: staff.user,
    arrange: () => void aConsoleApiStub(),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Move' })),
    dialog: 'Move PW-24-1187',
    type: (user) => fill(user, 'Why is it moved?', 'Rain'),
    submit: 'Move and tell customers',
    write: ['post', disturbancesUrl('/provider/disturbances/work-1/moves')],
    expectTyped: () => expect(field('Why is it moved?')).toHaveValue('Rain'),
  },
  'invoice texts of many services': {
    file: 'platform/form/FormDialog.tsx',
    path: '/services',
    user: { roles: ['BillingResponsible'] },
    arrange: () => void aServiceInventory(),
    open: (user) => chooseAction(user, 'Invoice texts'),
    dialog: 'Invoice texts for many services',
    type: (user) => fill(user, 'Service ids and invoice texts', 'SE-204418;Kst 9000'),
    submit: 'Check the rows',
    write: ['post', servicesUrl('/services/lookup')],
    expectTyped: () => expect(field('Service ids and invoice texts')).toHaveValue('SE-204418;Kst 9000'),
  },
  'a new tag': {
    file: 'platform/form/FormDialog.tsx',
    path: '/services',
    user: { roles: ['Purchaser'] },
    arrange: () => void aServiceInventory(),
    open: async (user) => {
      await chooseAction(user, 'Tags');
      await user.click(await screen.findByRole('button', { name: 'Create tag' }));
    },
    dialog: 'Create tag',
    type: async (user) => {
      await fill(user, 'Name', 'terminal');
      await user.click(screen.getByRole('radio', { name: 'Green' }));
    },
    submit: 'Save',
    write: ['post', servicesUrl('/tags')],
    expectTyped: () => {
      expect(field('Name')).toHaveValue('terminal');
      expect(screen.getByRole('radio', { name: 'Green' })).toBeChecked();
    },
  },
  'a changed tag': {
    file: 'platform/form/FormDialog.tsx',
    path: '/services',
    user: { roles: ['Purchaser'] },
    arrange: () => void aServiceInventory(),
    open: async (user) => {
      await chooseAction(user, 'Tags');
      await user.click(await screen.findByRole('button', { name: 'Edit HQ' }));
    },
    dialog: 'Edit tag',
    type: (user) => fill(user, 'Name', 'Head office'),
    submit: 'Save',
    write: ['put', servicesUrl('/tags/tag-hq')],
    expectTyped: () => expect(field('Name')).toHaveValue('Head office'),
  },
  'a changed saved view': {
    file: 'platform/form/FormDialog.tsx',
    path: '/services',
    user: { roles: ['Purchaser'] },
    arrange: () => void aServiceInventory(),
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'View' }));
      await user.click(await screen.findByText('Manage views…'));
      await user.click(await screen.findByRole('button', { name: 'Edit Oslo' }));
    },
    dialog: 'Edit view',
    type: async (user) => {
      await fill(user, 'Name', 'Norway');
      await user.click(screen.getByRole('radio', { name: /^Everyone at/ }));
    },
    submit: 'Save',
    write: ['put', portalUserUrl('/saved-views/view-oslo')],
    expectTyped: () => {
      expect(field('Name')).toHaveValue('Norway');
      expect(screen.getByRole('radio', { name: /^Everyone at/ })).toBeChecked();
    },
  },
  'tags of a service': {
    file: 'platform/form/FormDialog.tsx',
    path: '/services?service=SE-204418',
    user: { roles: ['Purchaser'] },
    arrange: () => void aServiceInventory(),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Change tags' })),
    dialog: 'The service’s tags',
    type: async (user) => user.click(await screen.findByRole('button', { name: 'Remove HQ' })),
    submit: 'Save',
    write: ['put', servicesUrl('/services/SE-204418')],
    expectTyped: () => {
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Remove HQ' })).not.toBeInTheDocument();
    },
  },
  'tags of many services': {
    file: 'platform/form/FormDialog.tsx',
    path: '/services?city=Oslo',
    user: { roles: ['Purchaser'] },
    arrange: () => void aServiceInventory(),
    open: (user) => openBulk(user, 'Change tags'),
    dialog: 'Change tags',
    type: async (user) => {
      await user.click(screen.getByRole('radio', { name: 'Remove tags' }));
      await user.click(screen.getByRole('combobox', { name: /^Tags/ }));
      await user.click(await screen.findByRole('option', { name: 'critical' }));
      await user.keyboard('{Escape}');
    },
    submit: 'Remove tags',
    write: ['post', servicesUrl('/services/bulk')],
    expectTyped: () => {
      expect(screen.getByRole('radio', { name: 'The 1 selected service' })).toBeChecked();
      expect(screen.getByRole('button', { name: 'Remove critical' })).toBeInTheDocument();
    },
  },
  'an invoice text of many services': {
    file: 'platform/form/FormDialog.tsx',
    path: '/services?city=Oslo',
    user: { roles: ['BillingResponsible'] },
    arrange: () => void aServiceInventory(),
    open: (user) => openBulk(user, 'Set invoice text'),
    dialog: 'Set invoice text',
    type: (user) => fill(user, 'Invoice text', 'Kst 9000'),
    submit: 'Save',
    write: ['post', servicesUrl('/services/bulk')],
    expectTyped: () => {
      expect(field('Invoice text')).toHaveValue('Kst 9000');
      expect(screen.getByRole('radio', { name: 'The 1 selected service' })).toBeChecked();
    },
  },
  'an invoice text in the list': {
    file: 'features/services/invoice-texts/InvoiceTextEditor.tsx',
    path: '/services',
    user: { roles: ['BillingResponsible'] },
    arrange() {
      aServiceInventory();
      localStorage.setItem('skerry.services.columns', 'serviceName,invoiceText');
    },
    open: async (user) =>
      user.click(await screen.findByRole('button', { name: 'Change invoice text: DIA Static SE-204418' })),
    type: async (user) => {
      await screen.findByRole('textbox', { name: 'Invoice text' });
      await fill(user, 'Invoice text', 'Kst 9000');
    },
    submit: 'Save',
    write: ['put', servicesUrl('/services/SE-204418/invoice-text')],
    expectTyped: () => expect(field('Invoice text')).toHaveValue('Kst 9000'),
  },
  'a customer id': {
    file: 'app/customer-id/AddCustomerIdDialog.tsx',
    path: '/not-found',
    arrange: () => aProfile('+46701740605'),
    open: (user) => openFromProfile(user, 'Add customer id'),
    dialog: 'Add customer id',
    type: (user) => fill(user, 'Customer id', '5520310'),
    submit: 'Add',
    write: ['post', accountRegistrationUrl('/customer-ids')],
    expectTyped: () => expect(field('Customer id')).toHaveValue('5520310'),
  },
  'why staff act as a user': {
    file: 'app/customer-switch/ActingReasonForm.tsx',
    path: '/not-found',
    user: { isInternal: true, roles: [] },
    arrange: () =>
      server.use(
        http.get(portalUserUrl('/selectable-customers'), () =>
          HttpResponse.json([
            aSelectableCustomer(),
            aSelectableCustomer({ id: '5520310', name: 'Nordfjell AS', microserviceRegistry: 'no' }),
          ]),
        ),
        http.get(portalUserUrl('/selectable-customers/:customerId/users'), () =>
          HttpResponse.json([{ id: 'u-ingrid', email: 'ingrid@nordfjell.example', roles: [] }]),
        ),
      ),
    isInMenu: true,
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
      await user.click(await screen.findByRole('combobox', { name: /Customer/ }));
      await user.click(await screen.findByRole('option', { name: /Nordfjell AS/ }));
      const users = await screen.findByRole('combobox', { name: /See the portal as/ });
      await waitFor(() => expect(users).toBeEnabled());
      await user.click(users);
      await user.click(await screen.findByRole('option', { name: /ingrid@nordfjell.example/ }));
    },
    type: async (user) => {
      await user.click(field(/Reason for acting/));
      await user.paste('Case 48213');
    },
    submit: 'Act as the user',
    write: ['post', portalUserUrl('/selectable-customers/:customerId/users/:userId/acting-reasons')],
    expectTyped: () => expect(field(/Reason for acting/)).toHaveValue('Case 48213'),
  },
  'a request for roles': {
    file: 'app/role-request/RoleRequestForm.tsx',
    path: '/not-found',
    user: { roles: [] },
    arrange: () =>
      server.use(http.get(userAdminUrl('/roles/user-request'), () => HttpResponse.json({ request: null }))),
    dialog: 'Which roles do you need?',
    type: async (user) => user.click(await screen.findByRole('checkbox', { name: 'Purchaser' })),
    submit: 'Send request',
    write: ['post', userAdminUrl('/roles/user-request')],
    expectTyped: () => expect(screen.getByRole('checkbox', { name: 'Purchaser' })).toBeChecked(),
  },
  'a decision on a request': {
    file: 'features/users/role-requests/DecideRequestDialog.tsx',
    path: '/users/role-requests',
    arrange: () =>
      server.use(
        http.get(userAdminUrl('/customer/role-requests'), () => HttpResponse.json(aRequestPage([aPendingRequest]))),
      ),
    open: async (user) =>
      user.click(await screen.findByRole('button', { name: 'Refuse the request from Alva Sandström…' })),
    dialog: 'Refuse the request from Alva Sandström?',
    type: async (user) => {
      await user.click(field('Reason'));
      await user.paste('Ask again in May.');
    },
    submit: 'Refuse',
    write: ['put', userAdminUrl('/customer/role-requests/request-1')],
    expectTyped: () => expect(field('Reason')).toHaveValue('Ask again in May.'),
  },
  'a new user': aNewUser,
  'users as a file': {
    file: 'platform/import/ImportDialog.tsx',
    path: '/users',
    arrange: () => void aUserDirectory(),
    open: (user) => chooseAction(user, 'Import users…'),
    dialog: 'Import users',
    type: (user) => fill(user, 'Lines', 'Alva;Ek;alva.ek@havstrand.example;+46701740611;sv'),
    submit: 'Check',
    write: ['post', userAdminUrl('/customer/users/import-checks')],
    expectTyped: () => expect(field('Lines')).toHaveValue('Alva;Ek;alva.ek@havstrand.example;+46701740611;sv'),
  },
  'who takes over from a contact': {
    file: 'features/contacts/ContactDialog.tsx',
    path: '/contacts?view=purpose',
    user: { roles: ['UserAdministrator'] },
    arrange: () => void aContactDirectory(),
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Havstrand NOC, Network operations' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Replace with…' }));
    },
    isInMenu: true,
    dialog: 'Replace Havstrand NOC',
    type: async (user) => {
      await user.type(screen.getByRole('combobox'), 'Bente');
      await user.click(await screen.findByRole('option', { name: /Bente Aasen/ }));
    },
    submit: 'Replace',
    write: ['post', customerContactUrl('/contacts/noc/replacements')],
    expectTyped: () => expect(screen.getByRole('combobox')).toHaveValue('Bente Aasen'),
  },
  'a question about a planned work': {
    file: 'features/operational-status/detail/DisturbanceDialog.tsx',
    path: '/operational-status/planned-works/work-1',
    user: { roles: ['OperationResponsible'] },
    arrange: () => void aStatusApiStub(),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Ask a question' })),
    dialog: 'Ask about PW-24-1187',
    type: (user) => fill(user, /^Your question/, 'Is the backup path spared?'),
    submit: 'Send question',
    write: ['post', disturbancesUrl('/disturbances/work-1/inquiries')],
    expectTyped: () => expect(field(/^Your question/)).toHaveValue('Is the backup path spared?'),
  },
  'a calendar feed': {
    file: 'features/operational-status/feeds/FeedDialog.tsx',
    path: '/operational-status/subscribe',
    user: { roles: ['OperationResponsible'] },
    arrange() {
      aStatusApiStub();
      aNotificationsApi();
    },
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'New subscription' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Calendar feed' }));
    },
    isInMenu: true,
    dialog: 'New calendar feed',
    type: (user) => fill(user, 'Name', 'My phone'),
    submit: 'Create feed',
    write: ['post', operationalStatusUrl('/calendar-tokens')],
    expectTyped: () => expect(field('Name')).toHaveValue('My phone'),
  },
  'a webhook': {
    file: 'features/notifications/webhooks/WebhookDialog.tsx',
    path: '/notifications/webhooks',
    user: { roles: ['UserAdministrator'] },
    arrange() {
      aNotificationsApi();
      aWebhooksApi();
    },
    open: async (user) => user.click(await screen.findByRole('button', { name: 'New webhook' })),
    dialog: 'New webhook',
    async type(user) {
      await fill(user, 'Name', 'Tickets');
      await fill(user, 'Address', 'https://hooks.havstrand.example/x');
    },
    submit: 'Create webhook',
    write: ['post', notificationsUrl('/webhooks')],
    expectTyped: () => expect(field('Name')).toHaveValue('Tickets'),
  },
  'a user’s details': {
    file: 'features/users/form/UserFormDialog.tsx',
    path: '/users/elin',
    arrange: () => void aUserDirectory(),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Edit user' })),
    dialog: 'Edit user',
    type: (user) => fill(user, 'Last name', 'Wallgren Ek'),
    submit: 'Save',
    write: ['put', userAdminUrl('/customer/users/elin')],
    expectTyped: () => expect(field('Last name')).toHaveValue('Wallgren Ek'),
  },
  'a user’s roles': {
    file: 'features/users/details/RolesSection.tsx',
    path: '/users/elin',
    arrange: () => void aUserDirectory(),
    type: async (user) => user.click(await screen.findByRole('checkbox', { name: 'Billing responsible' })),
    submit: 'Save Changes',
    write: ['put', userAdminUrl('/customer/users/elin')],
    expectTyped: () => expect(screen.getByRole('checkbox', { name: 'Billing responsible' })).toBeChecked(),
  },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openForm(
  { path, user: identity = {}, hasMigratedCases = false, agreements = [], arrange, open }: Form,
  parts: Partial<Identity> = {},
) {
  arrange();
  const view = await renderAt(path, { user: { ...identity, ...parts }, hasMigratedCases, agreements });
  await open?.(view.user);
  return view;
}

/** The form, filled in and sent with a token that the server refuses. */
async function loseSession(form: Form) {
  const view = await openForm(form);
  if (form.dialog) await screen.findByRole('dialog', { name: form.dialog });
  else await screen.findByRole('heading', { level: 1 });
  await form.type(view.user);
  const [method, url] = form.write;
  server.use(http[method](url, () => HttpResponse.json(aProblem(401), { status: 401 })));
  const submit = screen.getByRole('button', { name: form.submit });
  await waitFor(() => expect(submit).toBeEnabled());
  await view.user.click(submit);
  expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
  view.unmount();
}

/** Not where the reader was in a list, which is kept the same way. */
const drafts = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('skerry.draft') && !key.endsWith('.list'));

function expectNothingSecret() {
  const stored = JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]);
  expect(stored).toContain('skerry.draft');
  expect(stored).not.toMatch(/811228|9874|password|Bearer/i);
}

/** @param parts of the identity that are another's */
async function expectEmptyFor(parts: Partial<Identity>, form: Form) {
  const { unmount } = await openForm(form, parts);
  if (form.dialog) await screen.findByRole('dialog', { name: form.dialog });
  await screen.findAllByRole('button');
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  expect(form.expectTyped).toThrow();
  unmount();
}

describe('sent with a token that the server refuses', () => {
  it.each(Object.entries(forms))(
    '%s: comes back once, to the one who typed it alone, and holds nothing secret meanwhile',
    async (_name, form) => {
      await loseSession(form);
      expectNothingSecret();
      await expectEmptyFor({ customerId: '4471821' }, form);
      await expectEmptyFor({ accountId: 'account-vera' }, form);
      form.arrange();
      const { unmount, user } = await renderAt(form.path, {
        user: form.user ?? {},
        hasMigratedCases: form.hasMigratedCases ?? false,
        agreements: form.agreements ?? [],
      });
      if (form.isInMenu) await form.open?.(user);
      await waitFor(form.expectTyped);
      await waitFor(() => expect(screen.getByRole('button', { name: form.submit })).toBeEnabled());
      unmount();
      expect(drafts()).toEqual([]);
    },
  );

  it.each(['SecurityError', 'QuotaExceededError'])('a form ends as well where storage fails with %s', async (name) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('Not here.', name);
    };
    try {
      await loseSession(aNewUser);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});

/** Nothing is typed in them that one press would not choose again, or the page that they belong to keeps what they hold. */
const chosenAgain = [
  'features/contacts/purposes/ChooseContactDialog.tsx',
  'features/quote-and-order/configure/options/OwnOptionsDialog.tsx',
  'features/quote-and-order/many/rows/PointRowDialog.tsx',
];

it('is told of every form', () => {
  const root = join(import.meta.dirname, '..');
  const files = ['app', 'features', 'platform'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const isForm = (file: string) =>
    /<(?:(?:Dialog|DialogForm|form|\w+Layout)\s.*?onSubmit=|Composer\s)/s.test(readFileSync(join(root, file), 'utf8'));
  // What they share is none itself.
  const found = files.filter(
    (file) => /(?<!\.test|\/DialogForm)\.tsx$/.test(file) && isForm(file) && !chosenAgain.includes(file),
  );
  // Roles are saved by a button.
  const judged = [...Object.values(forms).map(({ file }) => file)].filter((file) => !file.endsWith('RolesSection.tsx'));
  expect(found.sort()).toEqual([...new Set(judged)].sort());
});
