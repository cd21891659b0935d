import {
  hasOnlyDigits,
  maxChangeServices,
  mayRequestChange,
  momentOf,
  operationalStatusOf,
  isTimeOfDay,
  validateChangeTexts,
  validateDetails,
  validateText,
  validateWindow,
  type ChangeKind,
  type ChangeRequestCreate,
  type Freeze,
} from '@skerry/contracts';

/** A service as the form knows it. */
export interface ChosenService {
  readonly serviceId: string;
  readonly name: string;
  readonly siteName: string;
  /** In small letters. */
  readonly country: string;
  readonly productId: string;
  readonly status: string;
}

/** What the form holds. Days are YYYY-MM-DD and times HH:MM, of the one time of the three countries. */
export interface ChangeRequestValues {
  readonly kind: string;
  readonly services: readonly ChosenService[];
  /** Answers by the id of the kind, so that another kind's don't come in between, and of its field. */
  readonly details: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly changeClass: string;
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly allowedOutageMinutes: string;
  readonly freezeAccepted: boolean;
  readonly rollback: string;
  readonly reference: string;
  readonly contactName: string;
  readonly contactPhone: string;
}

export const noValues: ChangeRequestValues = {
  kind: '',
  services: [],
  details: {},
  changeClass: '',
  startDay: '',
  startTime: '',
  endDay: '',
  endTime: '',
  allowedOutageMinutes: '',
  freezeAccepted: false,
  rollback: '',
  reference: '',
  contactName: '',
  contactPhone: '',
};

export const steps = ['what', 'details', 'when', 'review'] as const;
export type Step = (typeof steps)[number];

/** What is wrong with a field: named as the API names it, and `startTime` and `endTime`, which the API takes with the day. */
export interface ChangeFault {
  readonly field: string;
  readonly code: string;
  readonly character?: string | undefined;
}

/** What the values are judged by. */
export interface ChangeRules {
  readonly kind: ChangeKind | undefined;
  readonly changeClass: string;
  readonly freezes: readonly Freeze[];
  readonly now: Date;
}

/** The step that a field is in. */
export function stepOf(field: string): Step {
  if (field === 'kind' || field.startsWith('serviceIds')) return 'what';
  return field.startsWith('details.') ? 'details' : 'when';
}

/** The classes of a kind that somebody may ask for. */
export function classesFor(kind: ChangeKind | undefined, roles: ReadonlySet<string>): string[] {
  return (kind?.classes ?? []).filter((each) => mayRequestChange(each, roles));
}

/** All that keeps the request from being sent, in the order of the form. */
export function changeRequestFaults(values: ChangeRequestValues, rules: ChangeRules): ChangeFault[] {
  const { kind, changeClass } = rules;
  if (!kind) return [{ field: 'kind', code: 'required' }, ...serviceFaults(values.services, [])];
  return [
    ...serviceFaults(values.services, kind.products),
    ...validateDetails(kind.schema, detailsOf(values, kind)),
    ...(changeClass === '' ? [{ field: 'changeClass', code: 'required' }] : []),
    ...windowFaults(values, { ...rules, kind }),
    ...validateChangeTexts(values),
  ];
}

function serviceFaults(services: readonly ChosenService[], products: readonly string[]): ChangeFault[] {
  const fault = (code: string) => [{ field: 'serviceIds', code }];
  if (services.length === 0) return fault('required');
  if (services.length > maxChangeServices) return fault('tooMany');
  if (services.some(({ status }) => operationalStatusOf(status) !== 'IN_SERVICE')) return fault('notInService');
  return services.some((service) => !isForKind(service, products)) ? fault('notForKind') : [];
}

/** Whether a service can be changed in a way that is for some products; for none named, all. */
export function isForKind({ productId }: ChosenService, products: readonly string[]): boolean {
  return products.length === 0 || products.includes(productId);
}

function windowFaults(
  values: ChangeRequestValues,
  { kind, changeClass, freezes, now }: ChangeRules & { kind: ChangeKind },
) {
  const parts = [
    ...emptyFault('windowStart', values.startDay),
    ...timeFault('startTime', values.startTime),
    ...emptyFault('windowEnd', values.endDay),
    ...timeFault('endTime', values.endTime),
  ];
  const outage = fault(
    'allowedOutageMinutes',
    validateText(values.allowedOutageMinutes, { maxLength: maxOutageDigits, hasForm: hasOnlyDigits }),
  );
  if (parts.length > 0) return [...parts, ...outage];
  const errors = validateWindow(
    { ...windowOf(values), changeClass, freezeAccepted: values.freezeAccepted },
    {
      now,
      leadTimeHours: kind.leadTimeHours,
      minimumMinutes: kind.minimumMinutes,
      freezes,
      countries: countriesOf(values),
    },
  );
  return [...errors.filter(({ field }) => outage.length === 0 || field !== 'allowedOutageMinutes'), ...outage];
}

/** Where the services are. */
export function countriesOf({ services }: ChangeRequestValues): string[] {
  return [...new Set(services.map(({ country }) => country))];
}

/** The window once its days and times are there, as moments in UTC; undefined before. */
export function readWindow(values: ChangeRequestValues): { windowStart: string; windowEnd: string } | undefined {
  const { startDay, startTime, endDay, endTime } = values;
  return startDay !== '' && endDay !== '' && isTimeOfDay(startTime) && isTimeOfDay(endTime)
    ? windowOf(values)
    : undefined;
}

/** The window once nothing is wrong with it: what else is touched then is asked about. */
export function proposedWindow(
  values: ChangeRequestValues,
  faults: readonly ChangeFault[],
): { serviceIds: string[]; from: string; to: string } | undefined {
  const window = readWindow(values);
  if (!window || faults.some(({ field }) => ['windowStart', 'windowEnd'].includes(field))) return undefined;
  return {
    serviceIds: values.services.map(({ serviceId }) => serviceId),
    from: window.windowStart,
    to: window.windowEnd,
  };
}

function windowOf({ startDay, startTime, endDay, endTime, allowedOutageMinutes }: ChangeRequestValues) {
  return {
    windowStart: momentOf(startDay, startTime).toISOString(),
    windowEnd: momentOf(endDay, endTime).toISOString(),
    allowedOutageMinutes: Number(allowedOutageMinutes),
  };
}

/** The answers to the fields of a kind, without the empty ones. */
export function detailsOf({ details }: ChangeRequestValues, { id, schema }: ChangeKind): Record<string, string> {
  const given = details[id] ?? {};
  const answers: Record<string, string> = {};
  for (const field of schema) {
    const text = (given[field.id] ?? '').trim();
    if (text !== '') answers[field.id] = text;
  }
  return answers;
}

/** The request, as the API takes it. */
export function changeRequestOf(
  values: ChangeRequestValues,
  { kind, changeClass }: { kind: ChangeKind; changeClass: string },
): ChangeRequestCreate {
  const { services, freezeAccepted, rollback, reference, contactName, contactPhone } = values;
  const texts = { rollback, reference, contactName, contactPhone };
  const given = Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]));
  return {
    kind: kind.id,
    serviceIds: services.map(({ serviceId }) => serviceId),
    details: detailsOf(values, kind),
    changeClass,
    ...windowOf(values),
    ...(freezeAccepted && changeClass === 'emergency' && { freezeAccepted }),
    ...(Object.fromEntries(given) as Partial<typeof texts>),
  };
}

/** Ten million minutes are more than the API takes. */
const maxOutageDigits = 7;

function emptyFault(field: string, value: string): ChangeFault[] {
  return value === '' ? [{ field, code: 'required' }] : [];
}

function timeFault(field: string, time: string): ChangeFault[] {
  return fault(field, validateText(time, { hasForm: isTimeOfDay }));
}

function fault(field: string, error: { code: string; character?: string } | undefined): ChangeFault[] {
  return error === undefined ? [] : [{ field, ...error }];
}
