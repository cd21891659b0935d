import type { OpticalPlace, OpticalProduct, OpticalRequestCreate } from '../api-types.ts';
import { validateOpticalRequest } from './request.ts';
import { nextOpticalStatuses, opticalStatuses } from './statuses.ts';

const place = (id: string, latitude: number, country: OpticalPlace['country'] = 'SE'): OpticalPlace => ({
  kind: 'site',
  id,
  name: id,
  address: id,
  country,
  coordinates: { latitude, longitude: 18 },
});
const wavelength: OpticalProduct = {
  id: 'wavelength',
  translations: [],
  countries: ['SE', 'NO'],
  signals: [{ id: '100g', name: '100 Gbit/s', interfaces: ['OTU4'] }],
  protections: ['none', 'line'],
  hasEncryption: true,
  terms: [12, 36],
  leadTimeWeeks: 12,
};
const fibre: OpticalProduct = {
  ...wavelength,
  id: 'dark-fibre',
  signals: [],
  protections: ['none'],
  hasEncryption: false,
};
const request: OpticalRequestCreate = {
  productId: 'wavelength',
  signal: '100g',
  clientInterface: 'OTU4',
  aEnd: { kind: 'site', id: 'A' },
  zEnd: { kind: 'site', id: 'Z' },
  protection: 'line',
  encryption: true,
  termMonths: 36,
  wantedOn: '2026-11-22',
  contact: { name: 'Elin Wallgren', email: 'elin@havstrand.example', phone: '+46 70 174 06 24' },
};
const rules = { products: [wavelength, fibre], aEnd: place('A', 59), zEnd: place('Z', 60), today: '2026-11-22' };

const problems = (given: Partial<OpticalRequestCreate>, ends: Partial<typeof rules> = {}) =>
  validateOpticalRequest({ ...request, ...given }, { ...rules, ...ends }).map(({ field, code }) => `${field} ${code}`);

describe('a request for an optical service', () => {
  it.each<[string, Partial<OpticalRequestCreate>, string[]]>([
    ['with all that is needed', {}, []],
    ['with a product that there is none of', { productId: 'copper' }, ['productId unknown']],
    ['without a signal', { signal: '' }, ['signal required', 'clientInterface unknown']],
    ['with another’s signal', { signal: '10g' }, ['signal unknown', 'clientInterface unknown']],
    ['without a client interface', { clientInterface: '' }, ['clientInterface required']],
    [
      'with what dark fibre does not have',
      { productId: 'dark-fibre' },
      ['signal unknown', 'clientInterface unknown', 'protection unknown', 'encryption notOffered'],
    ],
    ['without a protection', { protection: '' }, ['protection required']],
    ['for another term', { termMonths: 24 }, ['termMonths unknown']],
    ['apart from eleven services', { diverseFrom: Array(11).fill('SE-1') }, ['diverseFrom tooMany']],
    ['without any latency', { maxLatencyMs: 0 }, ['maxLatencyMs outOfRange']],
    ['with a second of latency', { maxLatencyMs: 1000 }, []],
    ['with more', { maxLatencyMs: 1000.1 }, ['maxLatencyMs outOfRange']],
    ['wanted yesterday', { wantedOn: '2026-11-21' }, ['wantedOn past']],
    ['wanted in two years', { wantedOn: '2028-11-21' }, []],
    ['wanted later', { wantedOn: '2028-11-22' }, ['wantedOn tooLate']],
    ['wanted on no day', { wantedOn: '2027-02-29' }, ['wantedOn invalidFormat']],
    [
      'with a contact that cannot be reached',
      { contact: { name: ' ', email: 'elin', phone: '070' } },
      ['contact.name required', 'contact.email invalidFormat', 'contact.phone invalidFormat'],
    ],
    [
      'with texts that cannot be stored',
      { reference: 'x'.repeat(101), note: 'Bud:\n10 000 €' },
      ['reference tooLong', 'note unsupportedCharacter'],
    ],
    ['with nothing but spaces in what may be left out', { reference: ' ', note: ' ' }, []],
  ])('%s', (_, given, expected) => expect(problems(given)).toEqual(expected));

  it('has two ends', () => {
    expect(problems({}, { zEnd: place('Z', 59) })).toEqual(['zEnd samePlace']);
    expect(validateOpticalRequest(request, { ...rules, aEnd: undefined }).map(({ field }) => field)).toEqual(['aEnd']);
  });

  it('reports which end an address error belongs to', () => {
    const aEnd = { kind: 'address' as const, address: ' ' };
    expect(validateOpticalRequest({ ...request, aEnd }, { ...rules, aEnd: undefined })).toEqual([
      { field: 'aEnd.address', code: 'required' },
      { field: 'aEnd.country', code: 'required' },
    ]);
  });

  it('is for a product that both countries have', () => {
    expect(problems({}, { zEnd: place('Z', 60, 'NO') })).toEqual([]);
    expect(problems({}, { zEnd: place('Z', 56, 'DK') })).toEqual(['productId notInCountry']);
  });
});

describe('the status of a request', () => {
  it('can go to an end from every open status', () => {
    const ends = opticalStatuses.filter((status) => nextOpticalStatuses(status).length === 0);
    expect(ends).toEqual(['COMPLETED', 'NO_SOLUTION']);
    for (const status of opticalStatuses.filter((each) => !ends.includes(each)))
      expect(nextOpticalStatuses(status)).toContain('NO_SOLUTION');
  });

  it('has no next step if it belongs to another system', () => expect(nextOpticalStatuses('PARKED')).toEqual([]));
});
