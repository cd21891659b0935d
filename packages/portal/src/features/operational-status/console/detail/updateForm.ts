import { maxDisturbanceTextLength, maxDisturbanceUpdateLength, type ProviderDisturbance } from '@skerry/contracts';
import type { UpdateBody } from '../console.mutations.ts';
import type { FieldFaults } from '../consoleFailure.ts';
import { textFaults, textsOf, valuesOf } from '../form/languageTexts.ts';
import { momentOfTyped, typedOf } from '../form/typedMoment.ts';

type Values = Readonly<Record<string, string>>;
type Handled = Pick<
  ProviderDisturbance,
  | 'type'
  | 'state'
  | 'nextUpdateAt'
  | 'estimatedEndAt'
  | 'showsEstimatedEnd'
  | 'rootCause'
  | 'resolution'
  | 'mitigation'
  | 'endsAt'
>;

/** What is said of a disturbance once it is over. */
export const reasons = ['rootCause', 'resolution', 'mitigation'] as const;

/** An update in which nothing is written yet: the state and the times are as they are. */
export function updateValues(disturbance: Handled): Values {
  const typed = (moment: string | null) => (moment === null ? '' : typedOf(moment));
  return {
    state: disturbance.state,
    ...valuesOf('text'),
    nextUpdateAt: typed(disturbance.nextUpdateAt),
    estimatedEndAt: typed(disturbance.estimatedEndAt),
    showsEstimatedEnd: disturbance.showsEstimatedEnd ? 'yes' : '',
    endsAt: typed(disturbance.endsAt),
    restored: '',
    ...valuesOf('rootCause', disturbance.rootCause),
    ...valuesOf('resolution', disturbance.resolution),
    ...valuesOf('mitigation', disturbance.mitigation),
  };
}

export function isResolving(values: Values): boolean {
  return values['state'] === 'RESOLVED';
}

/** Whether the end of the work can be put off: it is under way. */
export function mayPutOff({ type, state }: Pick<ProviderDisturbance, 'type' | 'state'>): boolean {
  return type === 'PLANNED_WORK' && ['IN_PROCESS', 'VERIFYING'].includes(state);
}

/** What runs through it again, as the form has ticked it. */
export function restoredOf(values: Values): string[] {
  return values['restored'] === undefined || values['restored'] === ''
    ? []
    : (JSON.parse(values['restored']) as string[]);
}

/** What has been changed, as the API takes it. */
export function updateBody(disturbance: Handled, start: Values, values: Values): UpdateBody {
  const isChanged = (name: string) => values[name] !== start[name];
  const moment = (name: 'nextUpdateAt' | 'estimatedEndAt') =>
    isChanged(name) && !isResolving(values) ? { [name]: values[name] === '' ? null : values[name] } : {};
  const texts = (name: 'text' | (typeof reasons)[number]) => {
    const written = textsOf(values, name);
    const isOther = JSON.stringify(written) !== JSON.stringify(textsOf(start, name));
    return isOther && written.length > 0 ? { [name]: written } : {};
  };
  const restored = restoredOf(values);
  return {
    // One that somebody else has moved on meanwhile is not moved back.
    ...(isChanged('state') && values['state'] !== disturbance.state && { state: values['state'] ?? '' }),
    ...texts('text'),
    ...(disturbance.type === 'DISTURBANCE' && {
      ...moment('nextUpdateAt'),
      ...moment('estimatedEndAt'),
      ...(isChanged('showsEstimatedEnd') && { showsEstimatedEnd: values['showsEstimatedEnd'] !== '' }),
      ...(isResolving(values) && { ...texts('rootCause'), ...texts('resolution'), ...texts('mitigation') }),
    }),
    ...(mayPutOff(disturbance) && isChanged('endsAt') && { endsAt: values['endsAt'] ?? '' }),
    ...(restored.length > 0 && !isResolving(values) && { restored }),
  };
}

/** What is wrong with it, before the server is asked. */
export function updateFaults(disturbance: Handled, start: Values, values: Values): FieldFaults {
  const moments = ['nextUpdateAt', 'estimatedEndAt', 'endsAt'].filter(
    (name) => values[name] !== start[name] && values[name] !== '',
  );
  const reason = (name: (typeof reasons)[number]) =>
    textFaults(values, name, { maxLength: maxDisturbanceTextLength, isRequired: false });
  const faults: FieldFaults = {
    ...textFaults(values, 'text', { maxLength: maxDisturbanceUpdateLength, isRequired: false }),
    ...(isResolving(values) && { ...reason('rootCause'), ...reason('resolution'), ...reason('mitigation') }),
    ...Object.fromEntries(
      moments.flatMap((name) => {
        const { fault } = momentOfTyped(values[name] ?? '');
        return fault === undefined ? [] : [[name, { code: fault }]];
      }),
    ),
  };
  const saysNothing = Object.keys(updateBody(disturbance, start, values)).length === 0;
  return saysNothing && Object.keys(faults).length === 0 ? { 'text.en': { code: 'required' } } : faults;
}
