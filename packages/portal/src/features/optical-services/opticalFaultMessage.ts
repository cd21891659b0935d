import {
  maxAddressLength,
  maxDiverseServices,
  maxLatency,
  maxNameLength,
  maxOrderTextLength,
  maxReferenceLength,
  type TextError,
} from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { textErrorMessage } from '../../platform/form/text-error.ts';
import type { OpticalFault, OpticalField } from './opticalForm.ts';

const codes: Readonly<Record<string, MessageId>> = {
  samePlace: 'optical.end.samePlace',
  notInCountry: 'optical.product.notInCountry',
  notOffered: 'optical.unknown',
  past: 'optical.wantedOn.past',
  tooLate: 'optical.wantedOn.tooLate',
};

const invalidFormat: Partial<Record<OpticalField, MessageId>> = {
  wantedOn: 'optical.required.wantedOn',
  contactEmail: 'validation.email.invalidFormat',
  contactPhone: 'optical.contact.phone.invalid',
};

const chosen: ReadonlySet<OpticalField> = new Set([
  'aEndDataCentre',
  'zEndDataCentre',
  'aEndCountry',
  'zEndCountry',
  'productId',
  'signal',
  'clientInterface',
  'protection',
  'termMonths',
]);

/** What an empty field says, where "fill it in" is not enough. */
function requiredMessage(field: OpticalField): MessageId | undefined {
  if (chosen.has(field)) return 'optical.required.choice';
  switch (field) {
    case 'aEndSite':
    case 'zEndSite':
      return 'optical.required.site';
    case 'aEndAddress':
    case 'zEndAddress':
      return 'optical.required.address';
    case 'wantedOn':
      return 'optical.required.wantedOn';
    case 'contactPhone':
      return 'optical.contact.phone.invalid';
    default:
      return undefined;
  }
}

const lengths: Partial<Record<OpticalField, number>> = {
  aEndAddress: maxAddressLength,
  zEndAddress: maxAddressLength,
  contactName: maxNameLength,
  note: maxOrderTextLength,
};

/** What to say at a field, whether the form or the server has found it. `unknownId` is the service that is none of the company's. */
export function opticalFaultMessage({ field, code, character }: OpticalFault, unknownId = ''): MessageDescriptor {
  const own =
    (Object.hasOwn(codes, code) ? codes[code] : undefined) ??
    (code === 'invalidFormat' ? invalidFormat[field] : undefined) ??
    (code === 'required' ? requiredMessage(field) : undefined);
  if (own !== undefined) return { id: own };
  switch (code) {
    case 'unknown':
      if (field === 'diverseFrom') return { id: 'optical.diverseFrom.unknown', values: { id: unknownId } };
      return { id: field.includes('End') ? 'optical.place.unknown' : 'optical.unknown' };
    case 'tooMany':
      return { id: 'optical.diverseFrom.tooMany', values: { max: maxDiverseServices } };
    case 'outOfRange':
      return { id: 'optical.latency.outOfRange', values: { max: maxLatency } };
    default:
      return textErrorMessage(
        { code: code as TextError['code'], ...(character !== undefined && { character }) },
        lengths[field] ?? maxReferenceLength,
      );
  }
}
