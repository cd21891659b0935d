import { isBlank, maxNameLength, maxReferenceLength, validateText } from '@skerry/contracts';
import type { InstallationContact, InstallationContactField, PlannedSite, PlannedSiteDraft } from '@skerry/contracts';
import { coordinateText, doubtOf, readCoordinate } from '../../where/coordinates.ts';
import { draftOf, movedTo } from './plannedRows.ts';

/** What can be written in a row, as text. */
export interface RowValues {
  readonly name: string;
  readonly address: string;
  readonly country: string;
  readonly coordinate: string;
  readonly reference: string;
  readonly contact: Readonly<InstallationContact>;
}

export type RowField = Exclude<keyof RowValues, 'contact'>;

const maxAddressLength = 200;
const contactFields: readonly InstallationContactField[] = ['name', 'email', 'phone'];

export function rowValuesOf(site: PlannedSite): RowValues {
  const { name, address, country, locationCoordinate, coordinateText: written, customerSearchReference } = site;
  const [contact] = site.contacts;
  return {
    name,
    address,
    country: country ?? '',
    coordinate: written ?? (locationCoordinate === null ? '' : coordinateText(locationCoordinate)),
    reference: customerSearchReference ?? '',
    contact: { name: contact?.name ?? '', email: contact?.email ?? '', phone: contact?.phone ?? '' },
  };
}

export interface RowFault {
  readonly code: string;
  readonly character?: string;
  readonly maxLength: number;
}

/** What is wrong with a field by itself, as the server sees it too. */
export function rowFault(field: RowField, values: RowValues): RowFault | undefined {
  const text = values[field];
  const optional = (maxLength: number): RowFault | undefined => {
    const found = isBlank(text) ? undefined : validateText(text, { maxLength });
    return found && { ...found, maxLength };
  };
  switch (field) {
    case 'name':
      return optional(maxNameLength);
    case 'reference':
      return optional(maxReferenceLength);
    case 'address':
      return isBlank(text) && isBlank(values.coordinate)
        ? { code: 'required', maxLength: maxAddressLength }
        : optional(maxAddressLength);
    case 'country':
      return isBlank(text) || /^[a-z]{2}$/i.test(text.trim()) ? undefined : { code: 'country', maxLength: 2 };
    case 'coordinate': {
      if (isBlank(text)) return undefined;
      const coordinate = readCoordinate(text);
      if (coordinate === undefined) return { code: 'coordinate', maxLength: 0 };
      return doubtOf(coordinate) === 'outOfRange' ? { code: 'outOfRange', maxLength: 0 } : undefined;
    }
  }
}

/** A site without a contact is fine; one with half of it is not. */
export function hasContact({ contact }: RowValues): boolean {
  return contactFields.some((field) => !isBlank(contact[field]));
}

/** The site with what was written. At another place, what was known of the old one is forgotten. */
export function writtenDraft(site: PlannedSite, values: RowValues): PlannedSiteDraft {
  const before = rowValuesOf(site);
  const [address, coordinate] = [values.address.trim(), values.coordinate.trim()];
  const isPointed = coordinate !== before.coordinate;
  const at = isPointed ? readCoordinate(coordinate) : undefined;
  const isMoved = isPointed || address !== before.address;
  const place = { ...(address !== '' && { address }), ...(at && { locationCoordinate: at }) };
  const { name, country, customerSearchReference, contacts, ...rest } = isMoved ? movedTo(site, place) : draftOf(site);
  // With another reference it may repeat another one.
  if (values.reference !== before.reference) delete rest.mayRepeat;
  const isNamed = values.name.trim() !== before.name;
  const written = {
    name: isNamed ? values.name.trim() : name,
    country: values.country === before.country ? country : values.country.trim().toUpperCase(),
    customerSearchReference: values.reference === before.reference ? customerSearchReference : values.reference.trim(),
  };
  const [, ...otherContacts] = contacts ?? [];
  const all = [...(hasContact(values) ? [values.contact] : []), ...otherContacts];
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined && value !== '')),
    ...(all.length > 0 && { contacts: all }),
  };
}
