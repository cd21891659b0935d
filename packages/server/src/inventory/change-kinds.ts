import type { FormField, ChangeKind } from '@skerry/contracts';

type Texts = readonly [sv: string, en: string, no: string, da: string];

const languages = ['sv', 'en', 'no', 'da'] as const;

function translations(texts: Texts): FormField['translations'] {
  return languages.map((language, index) => ({ language, displayName: texts[index] ?? texts[1] }));
}

type FieldRules = Partial<Pick<FormField, 'required' | 'maxLength' | 'minimum' | 'maximum'>>;

/** A field that must be filled in unless the rules say otherwise. */
function field(id: string, type: string, texts: Texts, rules: FieldRules = {}): FormField {
  return { id, type, required: true, translations: translations(texts), ...rules };
}

function choice(
  id: string,
  texts: Texts,
  choices: readonly [value: string, texts: Texts][],
  rules: FieldRules = {},
): FormField {
  return {
    ...field(id, 'choice', texts, rules),
    choices: choices.map(([value, names]) => ({ value, translations: translations(names) })),
  };
}

const optional = { required: false } as const;
const same = (text: string): Texts => [text, text, text, text];
const port = { minimum: 1, maximum: 65_535 };
const action = choice(
  'action',
  ['Åtgärd', 'Action', 'Handling', 'Handling'],
  [
    ['add', ['Lägg till', 'Add', 'Legg til', 'Tilføj']],
    ['change', ['Ändra', 'Change', 'Endre', 'Ændr']],
    ['remove', ['Ta bort', 'Remove', 'Fjern', 'Fjern']],
  ],
);
const protocol = choice(
  'protocol',
  ['Protokoll', 'Protocol', 'Protokoll', 'Protokol'],
  [
    ['tcp', same('TCP')],
    ['udp', same('UDP')],
    ['any', ['Alla', 'Any', 'Alle', 'Alle']],
  ],
);
const description = (rules: FieldRules = {}) =>
  field('description', 'multiline', ['Beskrivning', 'Description', 'Beskrivelse', 'Beskrivelse'], rules);

function kind(
  id: string,
  texts: Texts,
  schema: FormField[],
  rules: Partial<Pick<ChangeKind, 'classes' | 'leadTimeHours' | 'minimumMinutes' | 'products'>> = {},
): ChangeKind {
  return {
    id,
    translations: translations(texts),
    schema,
    classes: ['standard', 'normal', 'emergency'],
    leadTimeHours: 72,
    minimumMinutes: 30,
    products: [],
    ...rules,
  };
}

/** Products with a router or a firewall of the provider's at the site. */
const managed = ['sd-wan-edge', 'dia-static', 'int-business-static', 'ip-link', 'sdx-access'];

/** The kinds of change of the built-in API, in the order that they are shown in. */
export const changeKinds: readonly ChangeKind[] = [
  kind(
    'ip-routing',
    ['IP och routning', 'IP and routing', 'IP og ruting', 'IP og routing'],
    [
      action,
      field('network', 'ipv4', ['Nät, med prefix', 'Network, with prefix', 'Nett, med prefiks', 'Net, med præfiks']),
      field('nextHop', 'ipv4', ['Nästa hopp', 'Next hop', 'Neste hopp', 'Næste hop'], optional),
      description(optional),
    ],
  ),
  kind('vlan', same('VLAN'), [
    action,
    field('vlanId', 'number', ['VLAN-id', 'VLAN id', 'VLAN-ID', 'VLAN-id'], { minimum: 1, maximum: 4094 }),
    field('name', 'ascii', ['Namn', 'Name', 'Navn', 'Navn'], { ...optional, maxLength: 32 }),
    field('ports', 'text', ['Portar', 'Ports', 'Porter', 'Porte'], { maxLength: 200 }),
  ]),
  kind(
    'qos',
    ['Trafikprioritering (QoS)', 'Traffic priority (QoS)', 'Trafikkprioritering (QoS)', 'Trafikprioritering (QoS)'],
    [
      choice(
        'trafficClass',
        ['Trafikklass', 'Traffic class', 'Trafikklasse', 'Trafikklasse'],
        [
          ['voice', ['Tal', 'Voice', 'Tale', 'Tale']],
          ['video', same('Video')],
          ['critical', ['Affärskritisk', 'Business-critical', 'Forretningskritisk', 'Forretningskritisk']],
          ['standard', ['Övrig', 'Other', 'Øvrig', 'Øvrig']],
        ],
      ),
      field('share', 'number', ['Andel i procent', 'Share in per cent', 'Andel i prosent', 'Andel i procent'], {
        minimum: 1,
        maximum: 100,
      }),
      description(optional),
    ],
    { classes: ['standard', 'normal'] },
  ),
  kind(
    'firewall-rule',
    ['Brandväggsregel', 'Firewall rule', 'Brannmurregel', 'Firewallregel'],
    [
      action,
      field('source', 'ipv4', ['Från adress', 'From address', 'Fra adresse', 'Fra adresse']),
      field('destination', 'ipv4', ['Till adress', 'To address', 'Til adresse', 'Til adresse']),
      protocol,
      field('destinationPort', 'number', ['Till port', 'To port', 'Til port', 'Til port'], { ...optional, ...port }),
      choice(
        'effect',
        ['Trafiken ska', 'The traffic is', 'Trafikken skal', 'Trafikken skal'],
        [
          ['allow', ['Släppas igenom', 'Allowed', 'Slippes gjennom', 'Slippes igennem']],
          ['deny', ['Stoppas', 'Blocked', 'Stoppes', 'Stoppes']],
        ],
      ),
    ],
    { leadTimeHours: 24, minimumMinutes: 15, products: managed },
  ),
  kind(
    'port-forward',
    ['NAT och portvidarebefordran', 'NAT and port forwarding', 'NAT og portvideresending', 'NAT og portviderestilling'],
    [
      action,
      protocol,
      field('outerPort', 'number', ['Yttre port', 'Outer port', 'Ytre port', 'Ydre port'], port),
      field('innerAddress', 'ipv4', ['Inre adress', 'Inner address', 'Indre adresse', 'Indre adresse']),
      field('innerPort', 'number', ['Inre port', 'Inner port', 'Indre port', 'Indre port'], port),
    ],
    { leadTimeHours: 24, minimumMinutes: 15, products: managed },
  ),
  kind(
    'dns',
    same('DNS'),
    [
      action,
      choice(
        'recordType',
        ['Posttyp', 'Record type', 'Posttype', 'Posttype'],
        [
          ['A', same('A')],
          ['CNAME', same('CNAME')],
          ['MX', same('MX')],
          ['TXT', same('TXT')],
          ['PTR', same('PTR')],
        ],
      ),
      field('name', 'ascii', ['Namn', 'Name', 'Navn', 'Navn'], { maxLength: 253 }),
      field('value', 'ascii', ['Värde', 'Value', 'Verdi', 'Værdi'], { ...optional, maxLength: 1000 }),
    ],
    { classes: ['standard', 'normal'], leadTimeHours: 24, minimumMinutes: 15 },
  ),
  kind(
    'wifi-ssid',
    ['Trådlöst nät (SSID)', 'Wi-Fi network (SSID)', 'Trådløst nett (SSID)', 'Trådløst net (SSID)'],
    [
      action,
      field('ssid', 'ssid', ['Nätets namn', 'Network name', 'Navn på nettet', 'Nettets navn']),
      field('passphrase', 'secret', ['Nytt lösenord', 'New password', 'Nytt passord', 'Ny adgangskode'], {
        ...optional,
        maxLength: 63,
      }),
      field('loginPage', 'url', ['Inloggningssida', 'Login page', 'Innloggingsside', 'Loginside'], optional),
      field('offFrom', 'timeOfDay', ['Avstängt från', 'Off from', 'Avslått fra', 'Slukket fra'], optional),
      field('offTo', 'timeOfDay', ['Avstängt till', 'Off until', 'Avslått til', 'Slukket til'], optional),
    ],
    { classes: ['standard', 'normal'], leadTimeHours: 24 },
  ),
  kind(
    'cpe-replacement',
    ['Byte av utrustning hos kund', 'Replacement of equipment', 'Bytte av utstyr hos kunde', 'Udskiftning af udstyr'],
    [
      field('macAddress', 'macAddress', ['MAC-adress', 'MAC address', 'MAC-adresse', 'MAC-adresse'], optional),
      choice(
        'cause',
        ['Orsak', 'Reason', 'Årsak', 'Årsag'],
        [
          ['faulty', ['Trasig', 'Faulty', 'Defekt', 'Defekt']],
          ['too-small', ['Räcker inte till', 'Too small', 'Strekker ikke til', 'Slår ikke til']],
          ['moved', ['Ska flyttas', 'To be moved', 'Skal flyttes', 'Skal flyttes']],
        ],
      ),
      description(),
    ],
    { leadTimeHours: 120, minimumMinutes: 120, products: managed },
  ),
  kind(
    'contact-site-data',
    [
      'Kontakt- och anläggningsuppgifter',
      'Contact and site details',
      'Kontakt- og lokasjonsopplysninger',
      'Kontakt- og lokationsoplysninger',
    ],
    [description()],
    { classes: ['standard'], leadTimeHours: 0, minimumMinutes: 15 },
  ),
  kind(
    'other',
    ['Annat', 'Other', 'Annet', 'Andet'],
    [
      description(),
      field(
        'configuration',
        'multiline',
        [
          'Konfiguration, utan lösenord',
          'Configuration, without passwords',
          'Konfigurasjon, uten passord',
          'Konfiguration, uden adgangskoder',
        ],
        { ...optional, maxLength: 10_000 },
      ),
      field(
        'credentials',
        'secret',
        ['Inloggning som krävs', 'Required login', 'Nødvendig innlogging', 'Nødvendigt login'],
        {
          ...optional,
          maxLength: 200,
        },
      ),
    ],
  ),
];

export function changeKindOf(id: string): ChangeKind | undefined {
  return changeKinds.find((one) => one.id === id);
}
