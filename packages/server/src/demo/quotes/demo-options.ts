import type { FormField, Translation } from '@skerry/contracts';
import type { PricedAddon } from '../../pricing/price-book.ts';

type Texts = readonly [sv: string, en: string, no: string, da: string];

const languages = ['sv', 'en', 'no', 'da'] as const;

function translations(names: Texts, descriptions?: Texts): Translation[] {
  return languages.map((language, index) => ({
    language,
    displayName: names[index] ?? names[1],
    ...(descriptions && { description: descriptions[index] ?? descriptions[1] }),
  }));
}

const same = (text: string): Texts => [text, text, text, text];

const handover: FormField = {
  id: 'handover',
  type: 'choice',
  required: true,
  translations: translations(['Gränssnitt hos er', 'Handover', 'Grensesnitt hos dere', 'Grænseflade hos jer']),
  defaultValue: 'copper',
  choices: [
    { value: 'copper', translations: translations(['Koppar, RJ45', 'Copper, RJ45', 'Kobber, RJ45', 'Kobber, RJ45']) },
    {
      value: 'multiMode',
      translations: translations(['Multimodfiber', 'Multimode fibre', 'Multimodusfiber', 'Multimode-fiber']),
    },
    {
      value: 'singleMode',
      translations: translations(['Singelmodfiber', 'Single-mode fibre', 'Enkeltmodusfiber', 'Singlemode-fiber']),
    },
  ],
};

const connector: FormField = {
  id: 'connector',
  type: 'choice',
  required: true,
  translations: translations(['Fiberkontakt', 'Fibre connector', 'Fiberkontakt', 'Fiberstik']),
  defaultValue: 'lc',
  choices: [
    { value: 'lc', translations: translations(same('LC/UPC')) },
    { value: 'sc', translations: translations(same('SC/APC')) },
  ],
  onlyWhen: { field: 'handover', values: ['multiMode', 'singleMode'] },
};

const serviceLevel: FormField = {
  id: 'service-level',
  type: 'choice',
  required: true,
  translations: translations(['Servicenivå', 'Service level', 'Servicenivå', 'Serviceniveau']),
  defaultValue: 'standard',
  choices: [
    {
      value: 'standard',
      translations: translations([
        'Inom 8 timmar, vardagar',
        'Within 8 hours, weekdays',
        'Innen 8 timer, hverdager',
        'Inden for 8 timer, hverdage',
      ]),
    },
    {
      value: 'extended',
      translations: translations([
        'Inom 4 timmar, dygnet runt',
        'Within 4 hours, round the clock',
        'Innen 4 timer, døgnet rundt',
        'Inden for 4 timer, døgnet rundt',
      ]),
    },
  ],
};

const cabling: FormField = {
  id: 'cabling',
  type: 'number',
  required: true,
  translations: translations(
    ['Kabel i huset', 'Cabling in the building', 'Kabel i bygget', 'Kabel i bygningen'],
    [
      'Från fiberintaget till ert rack. 10 meter ingår.',
      'From the entrance to your rack. 10 metres are included.',
      'Fra inngangen til racket deres. 10 meter er inkludert.',
      'Fra indgangen til jeres rack. 10 meter er inkluderet.',
    ],
  ),
  unit: 'm',
  defaultValue: '10',
  minimum: 0,
  maximum: 90,
};

const vlan: FormField = {
  id: 'vlan',
  type: 'number',
  required: false,
  translations: translations(['VLAN-id', 'VLAN ID', 'VLAN-ID', 'VLAN-id']),
  minimum: 1,
  maximum: 4094,
};

const ports: FormField = {
  id: 'lan-ports',
  type: 'number',
  required: true,
  translations: translations(['LAN-portar', 'LAN ports', 'LAN-porter', 'LAN-porte']),
  defaultValue: '8',
  minimum: 1,
  maximum: 48,
};

/** What is to be said of each product, in the order of its form. */
export const demoCharacteristics: Readonly<Record<string, readonly FormField[]>> = {
  'dia-static': [handover, connector, serviceLevel, cabling],
  'terminal-office': [handover, connector, serviceLevel, cabling],
  'ip-link': [handover, connector, vlan, serviceLevel, cabling],
  'sdx-access': [handover, connector, vlan, serviceLevel, cabling],
  'sd-wan-edge': [ports, serviceLevel],
  'branch-office': [ports, serviceLevel],
  'int-business-static': [serviceLevel],
};

const connected = ['dia-static', 'int-business-static', 'int', 'ip-link', 'sdx-access', 'terminal-office'];
const onInternet = ['dia-static', 'int-business-static', 'int', 'terminal-office'];

/** What can be bought with the products, each with its fees in kronor of the Swedish list: a month, and once. */
export const demoAddons: readonly (PricedAddon & { monthly: number; oneTime: number })[] = [
  {
    id: 'security-package',
    monthly: 690,
    oneTime: 0,
    products: connected,
    translations: translations(
      ['Säkerhetspaket', 'Security package', 'Sikkerhetspakke', 'Sikkerhedspakke'],
      [
        'Brandvägg och filter i vårt nät',
        'Firewall and filters in our network',
        'Brannmur og filter i nettet vårt',
        'Firewall og filtre i vores net',
      ],
    ),
  },
  {
    id: 'ddos-protection',
    monthly: 450,
    oneTime: 0,
    products: connected,
    translations: translations(
      ['DDoS-skydd', 'DDoS protection', 'DDoS-beskyttelse', 'DDoS-beskyttelse'],
      ['Filtrering i vårt nät', 'Filtering in our network', 'Filtrering i nettet vårt', 'Filtrering i vores net'],
    ),
  },
  {
    id: 'mobile-backup',
    monthly: 320,
    oneTime: 0,
    products: connected,
    translations: translations(
      ['Mobil reserv', 'Mobile backup', 'Mobil reserve', 'Mobil backup'],
      [
        'Tar över om fibern går ner',
        'Takes over if the fibre fails',
        'Tar over hvis fiberen svikter',
        'Tager over, hvis fiberen svigter',
      ],
    ),
  },
  {
    id: 'fixed-addresses',
    monthly: 150,
    oneTime: 0,
    products: connected,
    translations: translations(
      ['Fler fasta IP-adresser', 'More fixed IP addresses', 'Flere faste IP-adresser', 'Flere faste IP-adresser'],
      [
        'IPv4 /29, 5 användbara adresser',
        'IPv4 /29, 5 usable addresses',
        'IPv4 /29, 5 brukbare adresser',
        'IPv4 /29, 5 brugbare adresser',
      ],
    ),
  },
  {
    id: 'managed-router',
    monthly: 540,
    oneTime: 1900,
    products: [...onInternet, 'ip-link'],
    translations: translations(
      ['Router med drift', 'Managed router', 'Ruter med drift', 'Router med drift'],
      [
        'I racket, övervakad av oss',
        'In the rack, monitored by us',
        'I racket, overvåket av oss',
        'I racket, overvåget af os',
      ],
    ),
  },
];
