import type { ChangeKind, ChangeRequest } from '@skerry/contracts';

const named = (displayName: string) => [{ language: 'en' as const, displayName }];

/** A kind with a field of each sort that the form draws differently, for two products. */
export const aWifiKind: ChangeKind = {
  id: 'wifi-ssid',
  translations: named('Wi-Fi network'),
  schema: [
    {
      id: 'action',
      type: 'choice',
      required: true,
      translations: named('Action'),
      choices: [
        { value: 'add', translations: named('Add') },
        { value: 'change', translations: named('Change') },
      ],
    },
    { id: 'ssid', type: 'ssid', required: true, translations: named('Name of the network') },
    { id: 'passphrase', type: 'secret', required: false, maxLength: 63, translations: named('New password') },
  ],
  classes: ['standard', 'normal', 'emergency'],
  leadTimeHours: 24,
  minimumMinutes: 30,
  products: ['dia-static', 'sd-wan-edge'],
};

export const anotherKind: ChangeKind = {
  id: 'other',
  translations: named('Other'),
  schema: [{ id: 'description', type: 'multiline', required: true, translations: named('Description') }],
  classes: ['standard'],
  leadTimeHours: 0,
  minimumMinutes: 15,
  products: [],
};

/** A request that waits to be approved, each part of which can be given. */
export function aChangeRequest(parts: Partial<ChangeRequest> = {}): ChangeRequest {
  return {
    id: 'request-1',
    number: 'CR-108617',
    kind: { id: 'wifi-ssid', translations: named('Wi-Fi network') },
    changeClass: 'normal',
    status: 'SUBMITTED',
    approval: 'WAITING',
    windowStart: '2024-11-26T21:00:00.000Z',
    windowEnd: '2024-11-26T23:30:00.000Z',
    reference: 'DRIFT-135',
    services: [{ serviceId: 'SE-204418', name: 'DIA Static', siteName: 'Göteborg, Lindholmspiren' }],
    serviceCount: 3,
    siteCount: 1,
    createdBy: 'Mona Tvåberg',
    createdAt: '2024-11-20T08:20:00.000Z',
    updatedAt: '2024-11-21T09:40:00.000Z',
    details: { action: 'change', ssid: 'Vadsund gäst', vanished: '7' },
    secretFields: ['passphrase'],
    allowedOutageMinutes: 15,
    freezeAccepted: false,
    rollback: 'The old name again.',
    contact: { name: 'Ragna Vadgren', phone: '+46701740682' },
    approvedBy: null,
    approvedAt: null,
    messages: [
      {
        id: 'message-1',
        sentAt: '2024-11-20T12:00:00.000Z',
        isFromProvider: true,
        authorName: 'Kjetil Strand',
        text: 'Shall the old name stay?',
      },
    ],
    events: [{ at: '2024-11-20T08:20:00.000Z', status: 'SUBMITTED', authorName: 'Mona Tvåberg', text: '' }],
    actions: ['message', 'cancel', 'approve'],
    version: 1,
    ...parts,
  };
}
