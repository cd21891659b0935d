import {
  maxDisturbanceTextLength,
  maxDisturbanceTitleLength,
  normaliseLanguageTexts,
  readImpact,
  validateLanguageTexts,
  type DisturbanceDraft,
} from '@skerry/contracts';
import type { FreezeRow } from '../../../database/freeze-periods.ts';
import type { StoredWindow, Texts } from '../../../database/schema/disturbances.ts';
import { unstorableFields } from '../../../database/stored-text.ts';
import { freezeErrors, momentReader, type FieldErrors } from '../moments.ts';
import type { WantedGroup } from './affected.repository.ts';

export interface CheckedDraft {
  type: 'DISTURBANCE' | 'PLANNED_WORK';
  kind: string;
  state: string;
  title: Texts;
  description: Texts;
  advice: Texts;
  place: string;
  longitude: number | null;
  latitude: number | null;
  countries: readonly string[];
  visibility: string;
  startsAt: Date;
  endsAt: Date | null;
  backupWindows: readonly StoredWindow[];
  estimatedEndAt: Date | null;
  showsEstimatedEnd: boolean;
  nextUpdateAt: Date | null;
  expectedOutageMinutes: number | null;
  answerBy: Date | null;
  groups: WantedGroup[];
}

const firstStates = {
  DISTURBANCE: ['INVESTIGATING', 'IDENTIFIED'],
  PLANNED_WORK: ['DRAFT', 'TENTATIVE', 'CONFIRMED'],
} as const;
/** Clocks of two systems differ. */
const clockSlack = 300_000;

/** What is wrong with a draft, and what is stored of it where nothing is. `state` is that of one that exists. */
export function checkDraft(
  draft: DisturbanceDraft,
  { now, freezes, exists }: { now: Date; freezes: readonly FreezeRow[]; exists: boolean },
): { errors: FieldErrors; checked: CheckedDraft | undefined } {
  const { type, kind, countries = [], affected } = draft;
  const reader = momentReader();
  const isWork = type === 'PLANNED_WORK';
  const window = isWork
    ? reader.window('', { startsAt: draft.startsAt, endsAt: draft.endsAt ?? '' }, { now, mayBePast: exists })
    : undefined;
  const startsAt = isWork ? dateOf(window?.startsAt) : reader.moment('startsAt', draft.startsAt);
  const backupWindows = (draft.backupWindows ?? []).map((one, place) =>
    reader.window(`backupWindows.${place}.`, one, { now, mayBePast: exists }),
  );
  const estimatedEndAt = reader.moment('estimatedEndAt', draft.estimatedEndAt);
  const nextUpdateAt = reader.moment('nextUpdateAt', draft.nextUpdateAt);
  const answerBy = reader.moment('answerBy', draft.answerBy);
  const groups = readGroups(affected).map((wanted): WantedGroup => {
    const { place, services, cities } = wanted;
    const group = affected[place] ?? { through: '' };
    const from = reader.moment(`affected.${place}.startsAt`, group.startsAt);
    const to = reader.moment(`affected.${place}.endsAt`, group.endsAt);
    const field = `affected.${place}.endsAt`;
    if (from !== undefined && to !== undefined && to <= from) reader.errors.push({ field, code: 'notAfterStart' });
    const isOutside =
      window !== undefined &&
      ((from ?? startsAt ?? now) < new Date(window.startsAt) || (to ?? now) > new Date(window.endsAt));
    if (isOutside) reader.errors.push({ field, code: 'outsideWindow' });
    if (services.length + cities.length === 0)
      reader.errors.push({ field: `affected.${place}.services`, code: 'required' });
    return { ...wanted, startsAt: from ?? null, endsAt: to ?? null };
  });
  const state = draft.state ?? firstStates[type][0];
  const isKnownState = exists || firstStates[type].some((one) => one === state);
  const errors: FieldErrors = [
    ...reader.errors,
    // It is the subject of mails, too.
    ...textErrors('title', draft.title, maxDisturbanceTitleLength, { isRequired: true, isOneLine: true }),
    ...textErrors('description', draft.description ?? [], maxDisturbanceTextLength),
    ...textErrors('advice', draft.advice ?? [], maxDisturbanceTextLength),
    ...(isKnownState ? [] : [{ field: 'state', code: 'unknown' }]),
    ...(isWork && kind === 'NORMAL' ? freezeErrors([window, ...backupWindows], freezes, countries) : []),
    ...(!isWork && startsAt !== undefined && startsAt.getTime() > now.getTime() + clockSlack
      ? [{ field: 'startsAt', code: 'tooLate' }]
      : []),
    ...(estimatedEndAt !== undefined && startsAt !== undefined && estimatedEndAt <= startsAt
      ? [{ field: 'estimatedEndAt', code: 'notAfterStart' }]
      : []),
    ...answerErrors(answerBy, startsAt, exists ? undefined : now),
    ...unstorableFields({ place: draft.place ?? '', affected }).map((field) => ({
      field,
      code: 'unsupportedCharacter',
    })),
  ];
  if (errors.length > 0 || startsAt === undefined) return { errors, checked: undefined };
  const checked: CheckedDraft = {
    type,
    kind,
    state,
    title: normaliseLanguageTexts(draft.title),
    description: normaliseLanguageTexts(draft.description ?? []),
    advice: normaliseLanguageTexts(draft.advice ?? []),
    place: draft.place?.trim() ?? '',
    longitude: draft.longitude ?? null,
    latitude: draft.latitude ?? null,
    countries,
    visibility: draft.visibility,
    startsAt,
    endsAt: dateOf(window?.endsAt) ?? null,
    backupWindows: backupWindows.filter((one) => one !== undefined),
    estimatedEndAt: estimatedEndAt ?? null,
    showsEstimatedEnd: draft.showsEstimatedEnd,
    nextUpdateAt: nextUpdateAt ?? null,
    expectedOutageMinutes: draft.expectedOutageMinutes ?? longest(groups),
    answerBy: isWork ? (answerBy ?? null) : null,
    groups,
  };
  return { errors, checked };
}

/** What a draft names, without its times. */
export function readGroups(affected: DisturbanceDraft['affected']): WantedGroup[] {
  return affected.map((group, place) => ({
    place,
    through: group.through.trim(),
    impact: readImpact(group.impact),
    minutes: group.minutes ?? null,
    startsAt: null,
    endsAt: null,
    services: group.services ?? [],
    cities: group.cities ?? [],
    productIds: group.productIds ?? [],
  }));
}

/** The time to answer lies before the window, and ahead. */
export function answerErrors(
  answerBy: Date | undefined,
  startsAt: Date | undefined,
  now: Date | undefined,
): FieldErrors {
  if (answerBy === undefined || startsAt === undefined) return [];
  if (answerBy >= startsAt) return [{ field: 'answerBy', code: 'tooLate' }];
  return now !== undefined && answerBy <= now ? [{ field: 'answerBy', code: 'past' }] : [];
}

export function textErrors(
  field: string,
  texts: DisturbanceDraft['title'],
  maxLength: number,
  kind: { isRequired?: boolean; isOneLine?: boolean } = {},
): FieldErrors {
  const fault = validateLanguageTexts(texts, { maxLength, ...kind });
  return fault === undefined ? [] : [{ field, ...fault }];
}

function longest(groups: readonly WantedGroup[]): number | null {
  const minutes = groups.flatMap((group) => group.minutes ?? []);
  return minutes.length === 0 ? null : Math.max(...minutes);
}

function dateOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
