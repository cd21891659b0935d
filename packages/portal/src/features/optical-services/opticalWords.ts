import { isOpticalStatus, type OpticalRequest } from '@skerry/contracts';
import type { Language, MessageId } from '@skerry/i18n';
import type { useIntl } from 'react-intl';
import { translatedName } from '../../platform/language/translated-name.ts';

/** A status in words. One that is not ours stands there as it is. */
export function opticalStatusWord({ formatMessage }: ReturnType<typeof useIntl>, status: string): string {
  return isOpticalStatus(status)
    ? formatMessage({ id: `optical.status.${status}` })
    : formatMessage({ id: 'optical.status.other' }, { code: status });
}

const protections: Readonly<Record<string, MessageId>> = {
  none: 'optical.protection.none',
  client: 'optical.protection.client',
  line: 'optical.protection.line',
};

/** What comes next for a request, and from whom. */
export function opticalNextWord({ formatMessage }: ReturnType<typeof useIntl>, status: string): string {
  return formatMessage({ id: isOpticalStatus(status) ? `optical.next.${status}` : 'optical.next.IN_PROGRESS' });
}

/** A protection in words; as it is where it is not ours. */
export function protectionWord({ formatMessage }: ReturnType<typeof useIntl>, protection: string): string {
  const id = Object.hasOwn(protections, protection) ? protections[protection] : undefined;
  return id ? formatMessage({ id }) : protection;
}

/** What is asked for: "Wavelength, 100 Gbit/s". */
export function serviceText({ product: { id, translations }, signal }: OpticalRequest, language: Language): string {
  return [translatedName(translations, language, id), signal?.name].filter(Boolean).join(', ');
}

/** From where to where: "Göteborg 1 – Stockholm 1". */
export function endsText({ aEnd, zEnd }: Pick<OpticalRequest, 'aEnd' | 'zEnd'>): string {
  return `${aEnd.name} – ${zEnd.name}`;
}
