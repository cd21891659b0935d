import { addDays, dayOf } from '@skerry/contracts';
import { noValues, type ChangeRequestValues } from '../../features/service-change-requests/changeRequestForm.ts';
import { newRequestFormId } from '../../features/service-change-requests/changeRequestFormDraft.ts';
import { createDrafts } from '../../platform/session/drafts.ts';
import { principalOf } from '../../platform/session/identity.ts';
import { anIdentity } from '../builders.ts';

/** A new request that was filled in before the session ended: the form takes it back, and is at its last step. */
export function aFilledRequest(): void {
  const day = addDays(dayOf(new Date()), 10);
  const values: ChangeRequestValues = {
    ...noValues,
    kind: 'wifi-ssid',
    services: [
      {
        serviceId: 'SE-204418',
        name: 'DIA Static',
        siteName: 'Göteborg',
        country: 'se',
        productId: 'dia-static',
        status: 'In service',
      },
    ],
    details: { 'wifi-ssid': { action: 'change', ssid: 'Vadsund gäst' } },
    changeClass: 'normal',
    startDay: day,
    startTime: '12:00',
    endDay: day,
    endTime: '13:30',
    allowedOutageMinutes: '15',
  };
  createDrafts(sessionStorage).put(principalOf(anIdentity()), newRequestFormId, { values, hadSecrets: true });
}
