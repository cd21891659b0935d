import {
  validateOpticalRequest,
  type DataCentre,
  type OpticalError,
  type OpticalOptions,
  type OpticalPlace,
  type OpticalRequestCreate,
} from '@skerry/contracts';

export type End = 'aEnd' | 'zEnd';
type EndField = 'Kind' | 'DataCentre' | 'Site' | 'Address' | 'Country';

export const opticalFields = [
  'productId',
  'signal',
  'clientInterface',
  'protection',
  'encryption',
  'diverseFrom',
  'isEntryDiverse',
  'maxLatencyMs',
  'termMonths',
  'wantedOn',
  'contactName',
  'contactEmail',
  'contactPhone',
  'reference',
  'note',
] as const;

export type OpticalField = (typeof opticalFields)[number] | `${End}${EndField}`;

/** Id of the control of a field, for links that lead to it. */
export function fieldId(field: OpticalField): string {
  return `optical-${field}`;
}

/** What the form holds, as texts: a site is its place as JSON, a tick is `yes`. */
export type OpticalValues = Readonly<Record<OpticalField, string>>;

/** An empty form, in the name of the one who fills it in. */
export function emptyRequest(contact: { name: string; email: string; phone: string }): OpticalValues {
  const end = { Kind: 'dataCentre', DataCentre: '', Site: '', Address: '', Country: '' };
  const ends = (['aEnd', 'zEnd'] as const).flatMap((name) =>
    Object.entries(end).map(([field, value]) => [`${name}${field}`, value]),
  );
  return {
    ...(Object.fromEntries([...opticalFields.map((field) => [field, '']), ...ends]) as OpticalValues),
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
  };
}

/** Where an end is, as far as that is known. */
export function placeOf(end: End, values: OpticalValues, dataCentres: readonly DataCentre[]): OpticalPlace | undefined {
  switch (values[`${end}Kind`]) {
    case 'dataCentre': {
      const found = dataCentres.find(({ id }) => id === values[`${end}DataCentre`]);
      return found && { ...found, kind: 'dataCentre', address: found.city };
    }
    case 'site':
      return sitePlace(values[`${end}Site`]);
    default: {
      const address = values[`${end}Address`].trim();
      const country = countryOf(values[`${end}Country`]);
      if (address === '' || !country) return undefined;
      return { kind: 'address', id: null, name: address, address, country, coordinates: null };
    }
  }
}

/** A site that was chosen, from its JSON; none where a form that was kept holds something else. */
export function sitePlace(text: string): OpticalPlace | undefined {
  try {
    const place = JSON.parse(text) as Partial<OpticalPlace> | null;
    return place?.kind === 'site' && typeof place.id === 'string' ? (place as OpticalPlace) : undefined;
  } catch {
    return undefined;
  }
}

/** The request, as the API takes it. */
export function opticalRequest(values: OpticalValues): OpticalRequestCreate {
  const { signal, clientInterface, maxLatencyMs, reference, note } = values;
  return {
    productId: values.productId,
    ...(signal !== '' && { signal }),
    ...(clientInterface !== '' && { clientInterface }),
    aEnd: endOf('aEnd', values),
    zEnd: endOf('zEnd', values),
    protection: values.protection,
    ...(values.encryption !== '' && { encryption: true }),
    diverseFrom: diverseServices(values.diverseFrom),
    ...(values.isEntryDiverse !== '' && { isEntryDiverse: true }),
    ...(maxLatencyMs.trim() !== '' && { maxLatencyMs: Number(maxLatencyMs.replace(',', '.')) }),
    termMonths: Number(values.termMonths),
    wantedOn: values.wantedOn,
    contact: {
      name: values.contactName.trim(),
      email: values.contactEmail.trim(),
      phone: values.contactPhone.replaceAll(' ', ''),
    },
    ...(reference.trim() !== '' && { reference: reference.trim() }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

export interface OpticalFault {
  field: OpticalField;
  code: string;
  character?: string | undefined;
}

/** What keeps the request from being sent, in the order of the fields. */
export function opticalFaults(values: OpticalValues, options: OpticalOptions, today: string): OpticalFault[] {
  const { products, dataCentres } = options;
  const [aEnd, zEnd] = [placeOf('aEnd', values, dataCentres), placeOf('zEnd', values, dataCentres)];
  return formFaults(values, validateOpticalRequest(opticalRequest(values), { products, aEnd, zEnd, today }));
}

/** What the rules or the server object to, at the fields of the form. */
export function formFaults(values: OpticalValues, errors: readonly OpticalError[]): OpticalFault[] {
  return errors.flatMap(({ field, code, character }) => {
    const own = fieldOf(field, values);
    if (own === undefined) return [];
    const isEmpty = values[own].trim() === '';
    return [{ field: own, code: isEmpty && code !== 'tooMany' ? 'required' : code, character }];
  });
}

/** The services that are named, in their order. */
export function diverseServices(text: string): string[] {
  return text.split(/[\s,;]+/).filter((id) => id !== '');
}

function fieldOf(field: string, values: OpticalValues): OpticalField | undefined {
  const [name = '', part = ''] = field.split('.');
  if (name === 'aEnd' || name === 'zEnd') {
    const kind = values[`${name}Kind`];
    if (part === 'country') return `${name}Country`;
    return kind === 'dataCentre' ? `${name}DataCentre` : kind === 'site' ? `${name}Site` : `${name}Address`;
  }
  const own = name === 'contact' ? `contact${part.charAt(0).toUpperCase()}${part.slice(1)}` : name;
  return opticalFields.find((each) => each === own);
}

function endOf(end: End, values: OpticalValues): OpticalRequestCreate['aEnd'] {
  switch (values[`${end}Kind`]) {
    case 'dataCentre':
      return { kind: 'dataCentre', id: values[`${end}DataCentre`] };
    case 'site':
      return { kind: 'site', id: sitePlace(values[`${end}Site`])?.id ?? '' };
    default: {
      const country = countryOf(values[`${end}Country`]);
      return { kind: 'address', address: values[`${end}Address`].trim(), ...(country && { country }) };
    }
  }
}

export const opticalCountries = ['SE', 'NO', 'DK'] as const;

function countryOf(text: string): OpticalPlace['country'] | undefined {
  return opticalCountries.find((country) => country === text);
}
