import type { ContactDetails, ContactKind, ContactType } from '@skerry/contracts';

type Assignment = ContactDetails['assignments'][number];
/** Everything, the sites of some countries, or what has a tag. */
export type DemoScope = 'ALL' | { countries: readonly ('SE' | 'NO' | 'DK')[] } | { tag: string };

export interface DemoAssignment extends Omit<Assignment, 'scope'> {
  covers: DemoScope;
}

export interface DemoContact extends Omit<ContactDetails, 'assignments'> {
  customerId: string;
  isVerified: boolean;
  /** When a test was last sent. */
  testedDaysAgo: number | null;
  createdBy: string;
  assignments: readonly DemoAssignment[];
}

const havstrand = '4471820';

const told = (
  type: ContactType,
  order: number,
  covers: DemoScope = 'ALL',
  channels: Assignment['channels'] = ['MAIL'],
): DemoAssignment => ({ type, order, covers, channels });

function aContact(
  customerId: string,
  [kind, name, email, phone]: readonly [ContactKind, string, string, string],
  assignments: readonly DemoAssignment[],
  more: Partial<DemoContact> = {},
): DemoContact {
  return {
    customerId,
    kind,
    name,
    email,
    phone,
    locale: 'sv',
    hours: null,
    timeZone: 'Europe/Stockholm',
    isVerified: true,
    testedDaysAgo: null,
    createdBy: 'Astrid Lindqvist',
    assignments,
    ...more,
  };
}

const office = { hours: { from: '08:00', to: '17:00' } };
const norwegian = { locale: 'no', timeZone: 'Europe/Oslo' } as const;
const danish = { locale: 'da', timeZone: 'Europe/Copenhagen' } as const;

/** Nobody is told about security, nor about deliveries in Denmark: gaps are there to be seen. */
const havstrandContacts: readonly DemoContact[] = [
  aContact(
    havstrand,
    ['GROUP', 'Havstrand NOC', 'noc@havstrand.example', '+46846511800'],
    [told('NOC', 1, 'ALL', ['MAIL', 'SMS', 'CALL']), told('PLANNED_WORK', 1)],
    { locale: 'en', hours: { from: '06:00', to: '22:00' }, testedDaysAgo: 17 },
  ),
  aContact(
    havstrand,
    ['PERSON', 'Freja Nygaard', 'freja.nygaard@havstrand.example', '+4589880157'],
    [told('NOC', 2, { countries: ['DK'] }, ['SMS', 'CALL'])],
    danish,
  ),
  aContact(
    havstrand,
    ['PERSON', 'Magnus Tveit', 'magnus.tveit@havstrand.example', '+4748100181'],
    [told('PLANNED_WORK', 2)],
    norwegian,
  ),
  aContact(
    havstrand,
    ['PERSON', 'Håkon Sæther', 'hakon.saether@havstrand.example', '+4748100162'],
    [told('PLANNED_WORK', 3, { countries: ['NO'] }), told('ESCALATION', 3, 'ALL', ['CALL'])],
    norwegian,
  ),
  aContact(
    havstrand,
    ['PERSON', 'Elin Wallgren', 'elin.wallgren@havstrand.example', '+46701740624'],
    [told('ESCALATION', 1, 'ALL', ['CALL']), told('SITE', 1, 'ALL', ['CALL'])],
  ),
  aContact(
    havstrand,
    ['PERSON', 'Astrid Lindqvist', 'astrid.lindqvist@havstrand.example', '+46701740605'],
    [told('ESCALATION', 2, 'ALL', ['MAIL', 'CALL'])],
    { testedDaysAgo: 40 },
  ),
  aContact(
    havstrand,
    ['PERSON', 'Viktor Palmgren', 'viktor.palmgren@havstrand.example', '+46701740654'],
    [told('DELIVERY', 1, { countries: ['SE'] }, ['MAIL', 'SMS'])],
    office,
  ),
  aContact(
    havstrand,
    ['PERSON', 'Nora Elvestad', 'nora.elvestad@havstrand.example', '+4748100188'],
    [told('DELIVERY', 2, { countries: ['NO'] }, ['MAIL', 'SMS'])],
    { ...norwegian, ...office },
  ),
  aContact(havstrand, ['SYSTEM', 'Invoice inbox', 'invoice@havstrand.example', ''], [told('BILLING', 1)], {
    locale: 'en',
  }),
  aContact(
    havstrand,
    ['PERSON', 'Bente Aasen', 'bente.aasen@havstrand.example', '+4748100137'],
    [told('BILLING', 2, { countries: ['NO'] })],
    { ...norwegian, ...office, isVerified: false },
  ),
  aContact(
    havstrand,
    ['PERSON', 'Björn Ekdahl', 'bjorn.ekdahl@havstrand.example', '+46701740618'],
    [told('COMMERCIAL', 1)],
    office,
  ),
  aContact(
    havstrand,
    ['GROUP', 'Warehouse duty', 'warehouse.duty@havstrand.example', '+46701740690'],
    [told('SITE', 2, { tag: 'warehouse' }, ['CALL'])],
    { isVerified: false },
  ),
];

/** The least that a company needs: one who answers day and night, and one for invoices. */
function fewContacts(
  customerId: string,
  domain: string,
  [name, phone]: readonly [string, string],
  locale: ContactDetails['locale'],
): readonly DemoContact[] {
  return [
    aContact(
      customerId,
      ['GROUP', name, `noc@${domain}`, phone],
      [
        told('NOC', 1, 'ALL', ['MAIL', 'CALL']),
        told('PLANNED_WORK', 1),
        told('SECURITY', 1),
        told('ESCALATION', 1, 'ALL', ['CALL']),
      ],
      { locale, createdBy: name },
    ),
    aContact(
      customerId,
      ['SYSTEM', 'Invoice inbox', `invoice@${domain}`, ''],
      [told('BILLING', 1), told('COMMERCIAL', 1), told('DELIVERY', 1), told('SITE', 1)],
      { locale, createdBy: name },
    ),
  ];
}

export const demoContacts: readonly DemoContact[] = [
  ...havstrandContacts,
  ...fewContacts('4471821', 'vadsund.example', ['Vadsund driftcentral', '+46701740682'], 'sv'),
  ...fewContacts('5520310', 'fjordheim.example', ['Fjordheim vakt', '+4748100301'], 'no'),
  ...fewContacts('6630420', 'oresund.example', ['Øresund drift', '+4589880301'], 'da'),
  ...fewContacts('4471822', 'klippan.example', ['Klippan Arkiv', '+46701740691'], 'sv'),
  ...fewContacts('9900100', 'nordkabel.example', ['Nordkabel NOC', '+46701740692'], 'en'),
];
