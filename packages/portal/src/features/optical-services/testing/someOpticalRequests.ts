import {
  isOpticalClosed,
  isOpticalWaiting,
  type OpticalOptions,
  type OpticalRequest,
  type OpticalRequestPage,
} from '@skerry/contracts';

export const opticalOptions: OpticalOptions = {
  products: [
    {
      id: 'wavelength',
      translations: [{ language: 'en', displayName: 'Wavelength', description: 'Light of your own.' }],
      countries: ['SE', 'NO', 'DK'],
      signals: [
        { id: '10g', name: '10 Gbit/s', interfaces: ['OTU2', 'OTU2e'] },
        { id: '100g', name: '100 Gbit/s', interfaces: ['100GBASE-LR4', 'OTU4'] },
      ],
      protections: ['none', 'client', 'line'],
      hasEncryption: true,
      terms: [12, 36],
      leadTimeWeeks: 10,
    },
    {
      id: 'dark-fibre',
      translations: [{ language: 'en', displayName: 'Dark fibre', description: 'An unlit pair of fibres.' }],
      countries: ['SE', 'NO'],
      signals: [],
      protections: ['none'],
      hasEncryption: false,
      terms: [36],
      leadTimeWeeks: 16,
    },
  ],
  dataCentres: [
    {
      id: 'DC-STO1',
      name: 'Stockholm 1',
      city: 'Stockholm',
      country: 'SE',
      coordinates: { longitude: 18.117, latitude: 59.342 },
    },
    {
      id: 'DC-OSL1',
      name: 'Oslo 1',
      city: 'Oslo',
      country: 'NO',
      coordinates: { longitude: 10.7156, latitude: 59.9083 },
    },
  ],
};

const [stockholm, oslo] = opticalOptions.dataCentres.map(({ city, ...place }) => ({
  ...place,
  kind: 'dataCentre' as const,
  address: city,
}));

export function anOpticalRequest(parts: Partial<OpticalRequest> = {}): OpticalRequest {
  if (!stockholm || !oslo) throw new Error('There are no ends.');
  return {
    id: 'request-1',
    number: 'OPT-110001',
    status: 'REGISTERED',
    product: { id: 'wavelength', translations: [{ language: 'en', displayName: 'Wavelength' }] },
    signal: { id: '100g', name: '100 Gbit/s' },
    clientInterface: 'OTU4',
    aEnd: stockholm,
    zEnd: oslo,
    protection: 'line',
    encryption: false,
    diverseFrom: [],
    isEntryDiverse: false,
    maxLatencyMs: null,
    termMonths: 36,
    wantedOn: '2027-03-01',
    contact: { name: 'Astrid Lindqvist', email: 'astrid.lindqvist@havstrand.example', phone: '+46701740605' },
    reference: '',
    note: '',
    createdBy: 'Astrid Lindqvist',
    createdAt: '2026-11-05T08:20:00.000Z',
    updatedAt: '2026-11-05T08:20:00.000Z',
    version: 1,
    ...parts,
  };
}

/** The answer of the list. */
export function aRequestPage(requests: readonly OpticalRequest[], text = ''): OpticalRequestPage {
  const items = requests.filter(({ number }) => number.includes(text));
  const countOf = (belongs: (status: string) => boolean) => requests.filter(({ status }) => belongs(status)).length;
  return {
    items,
    totalItems: items.length,
    totalPages: 1,
    currentPage: 0,
    counts: {
      open: countOf((status) => !isOpticalClosed(status)),
      waiting: countOf(isOpticalWaiting),
      closed: countOf(isOpticalClosed),
    },
  };
}
