import type { OpticalRequest } from '@skerry/contracts';
import { opticalCatalogue } from './optical-catalogue.ts';
import type { FoundOpticalRow, OpticalRow } from './optical-requests.repository.ts';

/** A request that was asked for alone, with what is known of its steps. One whose last step nobody recorded stands where it is since it was changed. */
export function wholeOpticalRequestOf(row: FoundOpticalRow): OpticalRequest {
  const request = opticalRequestOf(row);
  const events = [
    { status: 'REGISTERED', at: request.createdAt },
    ...row.steps.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
  ];
  const isTold = events.at(-1)?.status === request.status;
  return { ...request, events: isTold ? events : [...events, { status: request.status, at: request.updatedAt }] };
}

export function opticalRequestOf(row: OpticalRow): OpticalRequest {
  const product = opticalCatalogue.products.find(({ id }) => id === row.product_id);
  return {
    id: row.id,
    number: row.request_number,
    status: row.status,
    product: { id: row.product_id, translations: product?.translations ?? [] },
    signal:
      row.signal === null
        ? null
        : { id: row.signal, name: product?.signals.find(({ id }) => id === row.signal)?.name ?? row.signal },
    clientInterface: row.client_interface,
    aEnd: row.a_end,
    zEnd: row.z_end,
    protection: row.protection,
    encryption: row.encryption,
    diverseFrom: row.diverse_from,
    isEntryDiverse: row.is_entry_diverse,
    maxLatencyMs: row.max_latency_ms,
    termMonths: row.term_months,
    wantedOn: row.wanted_on,
    contact: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
    reference: row.reference,
    note: row.note,
    createdBy: row.created_by,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  };
}
