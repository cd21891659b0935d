import { addDays, dayOf } from '@skerry/contracts';
import { anotherKind, aWifiKind } from '../../testing/services-section/someChangeRequests.ts';
import { changeRequestFaults, changeRequestOf, noValues, type ChangeRequestValues } from './changeRequestForm.ts';
import { isRequestDraft, withoutSecrets } from './changeRequestFormDraft.ts';

const now = new Date('2024-11-20T09:00:00Z');
const service = {
  serviceId: 'SE-204418',
  name: 'DIA Static',
  siteName: 'Göteborg',
  country: 'se',
  productId: 'dia-static',
  status: 'In service',
};
const filled: ChangeRequestValues = {
  ...noValues,
  kind: 'wifi-ssid',
  services: [service],
  details: {
    'wifi-ssid': { action: 'add', ssid: ' Vadsund ', passphrase: 'sjö och salt' },
    other: { description: 'x' },
  },
  changeClass: 'normal',
  startDay: '2024-11-26',
  startTime: '22:00',
  endDay: '2024-11-27',
  endTime: '00:30',
  allowedOutageMinutes: '15',
};
const rules = { kind: aWifiKind, changeClass: 'normal', freezes: [], now };
const faults = (given: Partial<ChangeRequestValues>, changed: Partial<typeof rules> = {}) =>
  changeRequestFaults({ ...filled, ...given }, { ...rules, ...changed }).map(({ field, code }) => `${field} ${code}`);

describe('a new change request', () => {
  it.each<[string, Partial<ChangeRequestValues>, string[]]>([
    ['as it should be', {}, []],
    ['of no service', { services: [] }, ['serviceIds required']],
    ['of a service of another product', { services: [{ ...service, productId: 'int' }] }, ['serviceIds notForKind']],
    ['of a service that has ended', { services: [{ ...service, status: 'Terminated' }] }, ['serviceIds notInService']],
    ['without its answers', { details: {} }, ['details.action required', 'details.ssid required']],
    ['with half a window', { endDay: '', endTime: '24:00' }, ['windowEnd required', 'endTime invalidFormat']],
    ['that begins too early', { startDay: '2024-11-20' }, ['windowStart tooEarly']],
    ['with no number of minutes', { allowedOutageMinutes: 'a few' }, ['allowedOutageMinutes invalidFormat']],
    ['with a contact that can’t be called', { contactName: 'Ragna' }, ['contactPhone required']],
  ])('%s', (_what, given, expected) => expect(faults(given)).toEqual(expected));

  it('is stopped by a freeze where its services are, and nowhere else', () => {
    const freeze = { name: 'Black Friday', from: '2024-11-25', to: '2024-12-03' };
    expect(faults({}, { freezes: [{ ...freeze, countries: ['dk'] }] as never[] })).toEqual([]);
    expect(faults({}, { freezes: [{ ...freeze, countries: ['se'] }] as never[] })).toEqual(['windowStart inFreeze']);
  });

  it('is sent with the answers of its kind alone, and its window in UTC', () => {
    expect(changeRequestOf({ ...filled, reference: ' D-7 ' }, { kind: aWifiKind, changeClass: 'normal' })).toEqual({
      kind: 'wifi-ssid',
      serviceIds: ['SE-204418'],
      details: { action: 'add', ssid: 'Vadsund', passphrase: 'sjö och salt' },
      changeClass: 'normal',
      windowStart: '2024-11-26T21:00:00.000Z',
      windowEnd: '2024-11-26T23:30:00.000Z',
      allowedOutageMinutes: 15,
      reference: 'D-7',
    });
  });

  it('is kept over the end of a session without its secrets', () => {
    const kept = withoutSecrets(filled, [aWifiKind, anotherKind]);
    expect(JSON.stringify(kept)).not.toContain('salt');
    expect(kept.hadSecrets).toBe(true);
    expect(kept.values.details['wifi-ssid']).toEqual({ action: 'add', ssid: ' Vadsund ' });
    expect(isRequestDraft(JSON.parse(JSON.stringify(kept)))).toBe(true);
    expect(isRequestDraft({ values: { ...filled, services: 'SE-204418' } })).toBe(false);
  });

  it('may begin two years from now, and not a day later', () => {
    const day = (days: number) => addDays(dayOf(now), days);
    expect(faults({ startDay: day(729), endDay: day(730) })).toEqual([]);
    expect(faults({ startDay: day(731), endDay: day(732) })).toEqual(['windowStart tooLate']);
  });
});
