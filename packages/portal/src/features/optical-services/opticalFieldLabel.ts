import type { MessageId } from '@skerry/i18n';
import type { useIntl } from 'react-intl';
import type { End, OpticalField } from './opticalForm.ts';

const labels: Readonly<Record<Exclude<OpticalField, `${End}${string}`>, MessageId>> = {
  productId: 'optical.product',
  signal: 'optical.signal',
  clientInterface: 'optical.clientInterface',
  protection: 'optical.protection',
  encryption: 'optical.encryption',
  diverseFrom: 'optical.diverseFrom',
  isEntryDiverse: 'optical.entryDiverse',
  maxLatencyMs: 'optical.latency',
  termMonths: 'optical.term',
  wantedOn: 'optical.wantedOn',
  contactName: 'optical.contact.name',
  contactEmail: 'form.email',
  contactPhone: 'form.cellphone',
  reference: 'optical.reference',
  note: 'optical.note',
};

const endLabels = {
  Kind: 'optical.kind',
  DataCentre: 'optical.dataCentre',
  Site: 'optical.site',
  Address: 'optical.address',
  Country: 'optical.country',
} as const;

/** What a field is called outside its place: those of the two ends say which. */
export function fieldLabel({ formatMessage }: ReturnType<typeof useIntl>, field: OpticalField): string {
  const [, end, part] = /^(aEnd|zEnd)(.+)$/.exec(field) ?? [];
  if (end === undefined || part === undefined) return formatMessage({ id: labels[field as keyof typeof labels] });
  const place = formatMessage({ id: end === 'aEnd' ? 'optical.aEnd' : 'optical.zEnd' });
  return `${place}, ${formatMessage({ id: endLabels[part as keyof typeof endLabels] })}`;
}
