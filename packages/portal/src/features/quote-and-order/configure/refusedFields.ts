import { ApiError } from '../../../platform/api/ApiError.ts';
import type { ChoiceFault, ChoiceField, Choices } from './choices.ts';

/** What the server objected to, and what it was then: once it is changed, nothing is said of it any more. */
export interface RefusedField extends ChoiceFault {
  readonly was: string;
}

/** What a refusal says of single fields. */
export function refusedFields(failure: unknown, choices: Choices): RefusedField[] {
  const errors = failure instanceof ApiError && failure.status === 422 ? (failure.problem?.errors ?? []) : [];
  return errors.flatMap(({ field: named, code, character }) => {
    const field = fieldOf(named);
    return field === undefined ? [] : [{ field, code, character, was: valueOf(field, choices) }];
  });
}

export function isAsRefused({ field, was }: RefusedField, choices: Choices): boolean {
  return valueOf(field, choices) === was;
}

function fieldOf(named: string): ChoiceField | undefined {
  const characteristic = /^productOptions\.characteristics\.(.+)$/.exec(named)?.[1];
  if (characteristic !== undefined) return `characteristics.${characteristic}`;
  if (named.startsWith('productOptions.addonIds')) return 'addonIds';
  if (/^sites\.\d+\.productOptions/.test(named)) return 'ownOptions';
  return plain.find((field) => named === field || named.startsWith(`${field}.`));
}

const plain = ['capacitiesBps', 'terms', 'accessTypes', 'reference', 'note', 'correlationId'] as const;

function valueOf(field: ChoiceField, choices: Choices): string {
  const { options, ownOptions } = choices;
  if (field.startsWith('characteristics.')) return options.characteristics[field.slice(field.indexOf('.') + 1)] ?? '';
  if (field === 'addonIds') return options.addonIds.join();
  if (field === 'ownOptions') return JSON.stringify(ownOptions);
  return JSON.stringify(choices[field as (typeof plain)[number]]);
}
