import { plainLetters } from '@skerry/i18n';
import { customerRoles, permissions, type Role } from '@skerry/contracts';
import { stableId } from '../stable-id.ts';
import { connectionPromises } from './demo-promises.ts';
import {
  aCustomer,
  anAgreement,
  aStaffMember,
  aUser,
  type DemoCustomer,
  type DemoStaff,
  type DemoUser,
} from './builders.ts';

/** Password of every demo login. */
export const demoPassword = 'skerry-demo';

const connections = anAgreement({
  id: 'FA-2024-117',
  name: 'Företagsanslutningar 2024',
  products: [
    { id: 'dia-static', name: 'DIA Static' },
    { id: 'sd-wan-edge', name: 'SD-WAN EDGE' },
    { id: 'ip-link', name: 'IP Link' },
    { id: 'int', name: 'INT' },
    { id: 'int-business-static', name: 'INT Business Static' },
    { id: 'sdx-access', name: 'SDX Access' },
  ],
  productPackages: [{ id: 'branch-office', name: 'Branch office' }],
  promises: connectionPromises,
});

export const demoCustomers: readonly DemoCustomer[] = [
  aCustomer({
    customerId: '4471820',
    name: 'Havstrand Logistik AB',
    organisationNumber: '559901-4471',
    registrationContacts: ['torbjorn.vik@havstrand.example', 'stina.bruhn@havstrand.example'],
    featureFlags: {
      serviceUpgrades: true,
      serviceTerminations: true,
      replacementOrder: true,
      replaceMultipleOrders: true,
      performanceStatistics: true,
      largeLinkToMint: true,
      customerPromises: true,
    },
    frameworkAgreements: [
      connections,
      anAgreement({
        id: 'FA-2023-052',
        name: 'Terminaler 2023',
        products: [
          { id: 'int', name: 'INT' },
          { id: 'int-business-static', name: 'INT Business Static' },
          { id: 'sdx-access', name: 'SDX Access' },
        ],
        productPackages: [{ id: 'terminal-office', name: 'Terminal office' }],
      }),
      anAgreement({
        id: 'FA-2025-004',
        name: 'Pilot 10 Gbit/s',
        products: [{ id: 'wave-10g', name: 'Wave 10G' }],
        quoteAndOrderInternalUsersOnly: true,
      }),
    ],
  }),
  aCustomer({
    customerId: '4471821',
    name: 'Vadsund Energi AB',
    organisationNumber: '559902-4478',
    registrationContacts: ['multi-customer@havstrand.example'],
    migratedCases: true,
    featureFlags: { performanceStatistics: true, serviceNowPriority: true },
  }),
  aCustomer({
    customerId: '5520310',
    name: 'Fjordheim Sjømat AS',
    organisationNumber: '899 552 031',
    registry: 'no',
    registrationContacts: ['multi-customer@havstrand.example'],
  }),
  aCustomer({ customerId: '6630420', name: 'Øresund Handel A/S', organisationNumber: '99 66 30 42', registry: 'dk' }),
  aCustomer({ customerId: '4471822', name: 'Klippan Arkiv AB', organisationNumber: '559903-4472', active: false }),
  aCustomer({
    customerId: '9900100',
    name: 'Nordkabel Wholesale AB',
    organisationNumber: '559904-9901',
    registry: 'com',
    type: 'wholesale',
    frameworkAgreements: [
      anAgreement({ id: 'FA-2024-201', name: 'Carrier Access 2024', products: [{ id: 'wave-10g', name: 'Wave 10G' }] }),
    ],
  }),
];

const havstrand = '4471820';

/** `UserAdministrator` is `user-administrator`. */
function kebabCase(role: Role): string {
  return role.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Has not chosen a password. @param days That the link is still good. */
function invited(days: number): Partial<DemoUser> {
  return { invitedForDays: days, lastLoginDaysAgo: null };
}

/** Everybody who has, within the last weeks; most of them in the last days. */
function usualLogin(email: string): Pick<DemoUser, 'lastLoginDaysAgo'> {
  const share = Number.parseInt(stableId(`login ${email}`).slice(0, 4), 16) / 0x10000;
  return { lastLoginDaysAgo: 0.2 + 38 * share ** 2 };
}

type Person = [
  firstName: string,
  lastName: string,
  roles: readonly Role[],
  phone?: string | null,
  more?: Partial<DemoUser>,
];

/** People of the design's pictures. */
const people: readonly Person[] = [
  ['Alva', 'Sandström', ['OperationStaff'], '+46701740611'],
  ['Anders', 'Kjeldsen', ['OperationStaff', 'ColocationTechnician'], '+4589880142', { locale: 'en' }],
  ['Astrid', 'Lindqvist', ['UserAdministrator', 'OperationResponsible', 'Purchaser'], '+46701740605'],
  ['Bente', 'Aasen', ['BillingResponsible'], '+4748100137', { locale: 'en' }],
  ['Björn', 'Ekdahl', ['OperationStaff'], '+46701740618', { active: false, lastLoginDaysAgo: 191.4 }],
  ['Cecilia', 'Nordgren', ['Purchaser', 'QuoteRequester'], '+46701740622'],
  ['Elin', 'Wallgren', ['OperationResponsible', 'OperationStaff', 'DeliveryResponsible', 'Purchaser'], '+46701740624'],
  ['Erik', 'Hammarström', ['OperationStaff', 'ColocationTechnician'], '+46701740631'],
  ['Freja', 'Nygaard', ['OperationResponsible'], '+4589880157', { locale: 'en' }],
  ['Gustav', 'Thulin', ['QuoteRequester'], null],
  [
    'Håkon',
    'Sæther',
    ['OperationStaff', 'OperationResponsible', 'DeliveryResponsible'],
    '+4748100162',
    { locale: 'en' },
  ],
  ['Ida', 'Rasmussen', ['BillingResponsible'], '+4589880163', { locale: 'en' }],
  ['Ingrid', 'Solberg', ['UserAdministrator'], '+4748100175', { locale: 'en' }],
  ['Jonas', 'Rydberg', ['OperationStaff'], '+46701740633'],
  ['Karl', 'Öström', ['ColocationTechnician'], '+46701740634'],
  ['Klara', 'Nyman', ['Purchaser'], '+46701740635'],
  ['Lars', 'Højgaard', ['DeliveryResponsible'], '+4589880171', { locale: 'en' }],
  ['Linnea', 'Forsberg', ['BillingResponsible', 'Purchaser'], '+46701740637'],
  ['Magnus', 'Tveit', ['OperationStaff'], '+4748100181', { locale: 'en' }],
  ['Malin', 'Åkerblom', ['QuoteRequester'], '+46701740639'],
  ['Mats', 'Grenholm', ['ColocationTechnician', 'OperationStaff'], '+46701740640'],
  [
    'Mikkel',
    'Brandt',
    ['OperationResponsible'],
    '+4589880184',
    { active: false, locale: 'en', lastLoginDaysAgo: 302.1 },
  ],
  ['Nora', 'Elvestad', ['DeliveryResponsible', 'OperationStaff'], '+4748100188', { locale: 'en' }],
  ['Olle', 'Kvarnström', ['OperationStaff'], '+46701740643'],
  ['Pernilla', 'Söderhamn', ['Purchaser', 'BillingResponsible'], '+46701740644'],
  ['Rasmus', 'Holt', ['ColocationTechnician'], '+4589880190', { locale: 'en', lastLoginDaysAgo: 214.2 }],
  ['Sara', 'Melander', ['OperationResponsible', 'QuoteRequester'], '+46701740646'],
  ['Sigrid', 'Haugland', ['BillingResponsible'], '+4748100194', { locale: 'en' }],
  ['Stina', 'Bruhn', [], '+46701740648', { lastLoginDaysAgo: null }],
  ['Sven', 'Lagerlöw', ['OperationStaff'], '+46701740649', { active: false, lastLoginDaysAgo: 427.7 }],
  ['Thea', 'Mortensen', ['QuoteRequester', 'Purchaser'], '+4589880197', { locale: 'en' }],
  ['Tobias', 'Ringdal', ['OperationStaff', 'OperationResponsible'], '+4748100199', { locale: 'en' }],
  ['Tuva', 'Ekelund', ['DeliveryResponsible'], '+46701740652', invited(-12.6)],
  ['Vidar', 'Nesheim', ['ColocationTechnician'], '+4748100203', { locale: 'en', ...invited(5.3) }],
  ['Viktor', 'Palmgren', ['OperationStaff', 'DeliveryResponsible', 'ColocationTechnician'], '+46701740654'],
  ['Ylva', 'Stenmark', ['OperationResponsible', 'BillingResponsible'], '+46701740655'],
  ['Åsa', 'Fredlund', ['OperationStaff'], '+46701740656'],
];

/** One login for each thing that there is to try; the name says which. */
const logins: readonly [
  login: string,
  firstName: string,
  lastName: string,
  roles: readonly Role[],
  more?: Partial<DemoUser>,
][] = [
  ...customerRoles.map((role, index): (typeof logins)[number] => [
    kebabCase(role),
    ['Gunilla', 'Fredrik', 'Paula', 'David', 'Ulrika', 'Bo', 'Casper', 'Quirin'][index] ?? 'Kim',
    'Havsvik',
    [role],
  ]),
  ...permissions.map((permission, index): (typeof logins)[number] => [
    permission,
    ['Adam', 'Petter', 'Inga', 'Tilde', 'Siri', 'Conny', 'Doris', 'Frans', 'Rebecka', 'Vanja'][index] ?? 'Kim',
    'Klippvik',
    [permission],
  ]),
  ['all-roles', 'Alla', 'Rollmark', customerRoles],
  ['no-role', 'Ingmar', 'Rollfelt', []],
  ['no-phone', 'Tyra', 'Fonseth', ['OperationStaff'], { cellphone: null }],
  ['multi-customer', 'Mona', 'Tvåberg', ['OperationResponsible']],
  ['cdn', 'Cajsa', 'Nätberg', ['OperationStaff'], { cdnId: 'cdn-4471820' }],
];

const administrators: readonly [
  customerId: string,
  domain: string,
  firstName: string,
  lastName: string,
  phone: string,
  locale: 'sv' | 'en',
  ...furtherRoles: Role[],
][] = [
  ['4471821', 'vadsund.example', 'Viveka', 'Vadman', '+46701740690', 'sv'],
  ['5520310', 'fjordheim.example', 'Frode', 'Fjellvik', '+4748100301', 'en'],
  ['6630420', 'oresund.example', 'Signe', 'Sundgaard', '+4589880301', 'en'],
  ['4471822', 'klippan.example', 'Karl-Erik', 'Klipping', '+46701740691', 'sv'],
  ['9900100', 'nordkabel.example', 'Nadja', 'Nordkvist', '+46701740692', 'en', 'Purchaser'],
];

export const demoUsers: readonly DemoUser[] = [
  ...logins.map(([login, firstName, lastName, roles, more], index) =>
    aUser({
      customerId: havstrand,
      email: `${login}@havstrand.example`,
      firstName,
      lastName,
      roles,
      cellphone: `+467017406${60 + index}`,
      ...usualLogin(login),
      ...more,
    }),
  ),
  ...people.map(([firstName, lastName, roles, cellphone = null, more]) =>
    aUser({
      customerId: havstrand,
      email: `${plainLetters(firstName)}.${plainLetters(lastName)}@havstrand.example`,
      firstName,
      lastName,
      roles,
      cellphone,
      ...usualLogin(`${firstName} ${lastName}`),
      ...more,
    }),
  ),
  aUser({
    customerId: '4471821',
    email: 'multi-customer@havstrand.example',
    firstName: 'Mona',
    lastName: 'Tvåberg',
    roles: ['OperationStaff'],
    cellphone: '+46701740681',
  }),
  aUser({
    customerId: '4471821',
    email: 'operation-responsible@vadsund.example',
    firstName: 'Ragna',
    lastName: 'Vadgren',
    roles: ['OperationResponsible'],
    cellphone: '+46701740682',
  }),
  aUser({
    customerId: '5520310',
    email: 'purchaser@fjordheim.example',
    firstName: 'Ingvild',
    lastName: 'Fjellheim',
    roles: ['Purchaser'],
    cellphone: '+4748100302',
  }),
  ...administrators.map(([customerId, domain, firstName, lastName, cellphone, locale, ...furtherRoles]) =>
    aUser({
      customerId,
      email: `user-administrator@${domain}`,
      firstName,
      lastName,
      cellphone,
      locale,
      roles: ['UserAdministrator', ...furtherRoles],
    }),
  ),
];

export const demoStaff: readonly DemoStaff[] = [
  aStaffMember({
    email: 'staff@skerry.example',
    firstName: 'Stellan',
    lastName: 'Skärvik',
    defaultCustomerId: havstrand,
  }),
  aStaffMember({
    email: 'admin@skerry.example',
    firstName: 'Annika',
    lastName: 'Bådström',
    defaultCustomerId: havstrand,
    realmRoles: ['cp-admins'],
  }),
];
