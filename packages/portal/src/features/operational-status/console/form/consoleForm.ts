import {
  maxDisturbanceTextLength,
  maxDisturbanceTitleLength,
  type DisturbanceDraft,
  type ProviderDisturbance,
} from '@skerry/contracts';
import type { FieldFaults } from '../consoleFailure.ts';
import { affectedOf, groupsOf, readGroups, writeGroups } from './affected.ts';
import { textFaults, textsOf, valuesOf } from './languageTexts.ts';
import { momentOfTyped, typedIn, typedOf } from './typedMoment.ts';

export type ConsoleType = DisturbanceDraft['type'];
/** All that the form holds, by the API's names; texts by language: `title.sv`. */
export type ConsoleValues = Readonly<Record<string, string>>;

export const kinds = ['NORMAL', 'EMERGENCY', 'THIRD_PARTY'] as const;
export const firstStates = {
  DISTURBANCE: ['INVESTIGATING', 'IDENTIFIED'],
  PLANNED_WORK: ['DRAFT', 'TENTATIVE', 'CONFIRMED'],
} as const;
export const countries = ['se', 'no', 'dk'] as const;
export const maxBackupWindows = 3;
/** A normal work that is told with less notice counts as an emergency. */
export const leastNoticeDays = 10;

export interface TypedWindow {
  readonly startsAt: string;
  readonly endsAt: string;
}

export function readWindows(text: string | undefined): readonly TypedWindow[] {
  return text === undefined || text === '' ? [] : (JSON.parse(text) as TypedWindow[]);
}

export function writeWindows(windows: readonly TypedWindow[]): string {
  return windows.length === 0 ? '' : JSON.stringify(windows);
}

/** A form in which nothing is written yet. A disturbance begins now, and customers hear more within the hour. */
export function emptyValues(type: ConsoleType, now: Date): ConsoleValues {
  const isWork = type === 'PLANNED_WORK';
  return {
    ...valuesOf('title'),
    ...valuesOf('description'),
    ...valuesOf('advice'),
    kind: 'NORMAL',
    state: firstStates[type][0],
    startsAt: isWork ? '' : typedOf(now.toISOString()),
    endsAt: '',
    backupWindows: '',
    answerBy: '',
    nextUpdateAt: isWork ? '' : typedIn(60, now),
    estimatedEndAt: '',
    showsEstimatedEnd: '',
    place: '',
    visibility: 'AFFECTED',
    countries: '',
    affected: '',
  };
}

/** What is stored, as the form shows it. */
export function valuesOfDisturbance(disturbance: ProviderDisturbance): ConsoleValues {
  const typed = (moment: string | null) => (moment === null ? '' : typedOf(moment));
  return {
    ...valuesOf('title', disturbance.title),
    ...valuesOf('description', disturbance.description),
    ...valuesOf('advice', disturbance.advice),
    kind: disturbance.kind,
    state: disturbance.state,
    startsAt: typed(disturbance.startsAt),
    endsAt: typed(disturbance.endsAt),
    backupWindows: writeWindows(
      disturbance.backupWindows.map(({ startsAt, endsAt }) => ({ startsAt: typed(startsAt), endsAt: typed(endsAt) })),
    ),
    answerBy: typed(disturbance.answerBy),
    nextUpdateAt: typed(disturbance.nextUpdateAt),
    estimatedEndAt: typed(disturbance.estimatedEndAt),
    showsEstimatedEnd: disturbance.showsEstimatedEnd ? 'yes' : '',
    place: disturbance.place?.name ?? '',
    visibility: disturbance.visibility,
    countries: disturbance.visibility === 'COUNTRY' ? disturbance.countries.join() : '',
    affected: writeGroups(groupsOf(disturbance)),
  };
}

export function chosenCountries(values: ConsoleValues): (typeof countries)[number][] {
  const words = values['countries']?.split(',') ?? [];
  return countries.filter((country) => words.includes(country));
}

/** What is sent. `stored`: of one that exists, from which comes what the form does not show. */
export function draftOf(type: ConsoleType, values: ConsoleValues, stored?: ProviderDisturbance): DisturbanceDraft {
  const isWork = type === 'PLANNED_WORK';
  const text = (field: string) => values[field] ?? '';
  const moment = (field: string, before?: string | null) => {
    const typed = text(field);
    // To the second, where nobody has changed it.
    return typed !== '' && typeof before === 'string' && typedOf(before) === typed ? before : typed;
  };
  const given = (field: 'endsAt' | 'answerBy' | 'nextUpdateAt' | 'estimatedEndAt') => {
    const value = moment(field, stored?.[field]);
    return value === '' ? {} : { [field]: value };
  };
  const named = chosenCountries(values);
  const groups = readGroups(values['affected']);
  const minutes = stored?.expectedOutageMinutes ?? null;
  const place = text('place').trim();
  const coordinates = place === stored?.place?.name ? stored.place.coordinates : null;
  const kind = kinds.find((each) => each === values['kind']) ?? 'NORMAL';
  return {
    type,
    kind: isWork ? kind : 'NORMAL',
    ...(stored === undefined && { state: text('state') }),
    title: textsOf(values, 'title'),
    description: textsOf(values, 'description'),
    advice: textsOf(values, 'advice'),
    ...(place !== '' && { place }),
    ...(coordinates && { ...coordinates }),
    visibility: text('visibility') === 'COUNTRY' ? 'COUNTRY' : 'AFFECTED',
    ...(text('visibility') === 'COUNTRY' && named.length > 0 && { countries: named }),
    startsAt: moment('startsAt', stored?.startsAt),
    ...(isWork
      ? { ...given('endsAt'), ...given('answerBy'), backupWindows: [...readWindows(values['backupWindows'])] }
      : { ...given('nextUpdateAt'), ...given('estimatedEndAt') }),
    showsEstimatedEnd: text('showsEstimatedEnd') !== '',
    ...(isWork &&
      minutes !== null &&
      groups.every((group) => group.minutes === '') && { expectedOutageMinutes: minutes }),
    affected: affectedOf(groups),
  };
}

/** What is wrong with what stands in the form, before the server is asked. */
export function faultsOf(type: ConsoleType, values: ConsoleValues): FieldFaults {
  const isWork = type === 'PLANNED_WORK';
  const demanded = isWork ? ['startsAt', 'endsAt'] : ['startsAt'];
  const possible = isWork ? ['answerBy'] : ['nextUpdateAt', 'estimatedEndAt'];
  const windows = readWindows(values['backupWindows']);
  const start = momentOfTyped(values['startsAt'] ?? '').moment;
  const end = momentOfTyped(values['endsAt'] ?? '').moment;
  const named = values['visibility'] === 'COUNTRY' && chosenCountries(values).length > 0;
  return {
    ...textFaults(values, 'title', { maxLength: maxDisturbanceTitleLength, isRequired: true }),
    ...textFaults(values, 'description', { maxLength: maxDisturbanceTextLength, isRequired: false }),
    ...textFaults(values, 'advice', { maxLength: maxDisturbanceTextLength, isRequired: false }),
    ...momentFaults(demanded.map((field) => [field, values[field] ?? ''])),
    ...momentFaults(possible.flatMap((field) => (values[field] === '' ? [] : [[field, values[field] ?? '']]))),
    ...momentFaults(
      windows.flatMap(({ startsAt, endsAt }, place) => [
        [`backupWindows.${place}.startsAt`, startsAt],
        [`backupWindows.${place}.endsAt`, endsAt],
      ]),
    ),
    ...(isWork && start !== undefined && end !== undefined && end <= start && { endsAt: { code: 'notAfterStart' } }),
    ...(readGroups(values['affected']).length === 0 && !named && { affected: { code: 'required' } }),
  };
}

function momentFaults(fields: readonly (readonly string[])[]): FieldFaults {
  return Object.fromEntries(
    fields.flatMap(([field = '', text = '']) => {
      const { fault } = momentOfTyped(text);
      return fault === undefined ? [] : [[field, { code: fault }]];
    }),
  );
}
