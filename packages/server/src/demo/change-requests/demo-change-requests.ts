import type { ChangeClass, ChangeStatus } from '@skerry/contracts';

/** A service change request of the demo. Days count from the day that the data are made: minus is past. */
export interface DemoServiceChange {
  customerId: string;
  number: string;
  kind: string;
  changeClass: ChangeClass;
  /** Places of its services among the customer's that are in service, from 0. */
  services: readonly number[];
  details: Readonly<Record<string, string>>;
  /** Answered, but what with is in no demo. */
  secretFields?: readonly string[];
  /** The window: its day, a later one where that lies in a freeze period, and the hours that it begins and ends at, in UTC. */
  window: readonly [day: number, from: number, to: number];
  allowedOutageMinutes: number;
  reference?: string;
  rollback?: string;
  contact?: readonly [name: string, phone: string];
  createdBy: string;
  /** Where it is `WAITING` or `APPROVED`, by whom for the latter. */
  approval?: 'WAITING' | { by: string; day: number };
  /** The statuses that it has had, the last one now. */
  steps: readonly (readonly [status: ChangeStatus, day: number, text?: string])[];
  messages?: readonly { day: number; isFromProvider: boolean; name: string; text: string }[];
}

const vadsund = '4471821';
const mona = 'Mona Tvåberg';
const ragna = 'Ragna Vadgren';
const kjetil = 'Kjetil Strand';

/** Vadsund has moved to cases, so it has service changes. */
export const demoServiceChanges: readonly DemoServiceChange[] = [
  {
    customerId: vadsund,
    number: 'CR-108411',
    kind: 'vlan',
    changeClass: 'normal',
    services: [0, 1],
    details: { action: 'add', vlanId: '210', name: 'matare', ports: 'ge-0/0/4, ge-0/0/5' },
    window: [-34, 20, 22],
    allowedOutageMinutes: 10,
    reference: 'DRIFT-118',
    rollback: 'Ta bort VLAN 210 från båda portarna.',
    contact: [ragna, '+46701740682'],
    createdBy: mona,
    approval: { by: ragna, day: -44 },
    steps: [
      ['SUBMITTED', -45],
      ['ASSESSING', -44],
      ['APPROVED', -42],
      ['SCHEDULED', -41],
      ['IMPLEMENTING', -34],
      ['DONE', -34, 'Båda portarna svarar på VLAN 210.'],
    ],
  },
  {
    customerId: vadsund,
    number: 'CR-108455',
    kind: 'cpe-replacement',
    changeClass: 'normal',
    services: [2],
    details: { macAddress: '00:1b:44:11:3a:b7', cause: 'too-small', description: 'Routern klarar inte 500 Mbit/s.' },
    window: [-19, 20, 23],
    allowedOutageMinutes: 60,
    reference: 'DRIFT-121',
    contact: [ragna, '+46701740682'],
    createdBy: ragna,
    steps: [
      ['SUBMITTED', -30],
      ['ASSESSING', -29],
      ['APPROVED', -27],
      ['SCHEDULED', -26],
      ['IMPLEMENTING', -19],
      ['FAILED_ROLLED_BACK', -19, 'Den nya routern startade inte om. Den gamla sitter kvar.'],
    ],
  },
  {
    customerId: vadsund,
    number: 'CR-108478',
    kind: 'other',
    changeClass: 'standard',
    services: [0],
    details: { description: 'Stäng av all loggning i brandväggen.' },
    window: [-2, 20, 21],
    allowedOutageMinutes: 0,
    createdBy: mona,
    steps: [
      ['SUBMITTED', -22],
      ['ASSESSING', -21],
      ['REJECTED', -20, 'Loggarna behövs för att hitta fel. Skriv till oss om du vill ha dem på annat ställe.'],
    ],
  },
  {
    customerId: vadsund,
    number: 'CR-108502',
    kind: 'dns',
    changeClass: 'standard',
    services: [0],
    details: { action: 'change', recordType: 'PTR', name: '10.2.0.192.in-addr.arpa', value: 'mx.vadsund.example' },
    window: [-11, 8, 9],
    allowedOutageMinutes: 0,
    createdBy: mona,
    steps: [
      ['SUBMITTED', -14],
      ['CANCELLED', -13, 'Posten ändras hos vår egen leverantör.'],
    ],
  },
  {
    customerId: vadsund,
    number: 'CR-108561',
    kind: 'wifi-ssid',
    changeClass: 'normal',
    services: [0],
    details: { action: 'change', ssid: 'Vadsund gäst', offFrom: '22:00', offTo: '05:00' },
    secretFields: ['passphrase'],
    window: [12, 20, 22],
    allowedOutageMinutes: 15,
    reference: 'DRIFT-130',
    createdBy: mona,
    approval: { by: ragna, day: -7 },
    steps: [
      ['SUBMITTED', -8],
      ['ASSESSING', -7],
      ['APPROVED', -5],
      ['SCHEDULED', -4],
    ],
  },
  {
    customerId: vadsund,
    number: 'CR-108590',
    kind: 'firewall-rule',
    changeClass: 'normal',
    services: [0, 2],
    details: {
      action: 'add',
      source: '10.44.0.0/16',
      destination: '192.0.2.40',
      protocol: 'tcp',
      destinationPort: '502',
      effect: 'allow',
    },
    window: [9, 20, 21],
    allowedOutageMinutes: 0,
    reference: 'DRIFT-133',
    createdBy: ragna,
    steps: [
      ['SUBMITTED', -3],
      ['ASSESSING', -2],
      ['NEED_INFO', -1],
    ],
    messages: [
      {
        day: -1,
        isFromProvider: true,
        name: kjetil,
        text: 'Ska regeln gälla åt båda hållen, eller bara från 10.44.0.0/16?',
      },
    ],
  },
  {
    customerId: vadsund,
    number: 'CR-108617',
    kind: 'ip-routing',
    changeClass: 'normal',
    services: [1],
    details: { action: 'add', network: '10.46.8.0/22', nextHop: '10.46.0.1' },
    window: [14, 20, 22],
    allowedOutageMinutes: 5,
    reference: 'DRIFT-135',
    createdBy: mona,
    approval: 'WAITING',
    steps: [['SUBMITTED', -1]],
  },
];
