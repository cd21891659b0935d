import type { UiText } from '../../theme/useUiText.ts';

interface NumberRules {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  readonly formatOptions?: Intl.NumberFormatOptions;
}

interface Words {
  readonly text: UiText;
  readonly locale: string;
}

/** What is wrong with a number, as a sentence; undefined where nothing is. */
export function numberProblem(
  value: number | null,
  { min, max, step, unit, formatOptions }: NumberRules,
  { text, locale }: Words,
): string | undefined {
  if (value === null) return undefined;
  const write = (number: number) => {
    const written = new Intl.NumberFormat(locale, formatOptions).format(number);
    return unit === undefined ? written : `${written}\u00A0${unit}`;
  };
  if (min !== undefined && value < min) return text('ui.numberField.tooSmall', undefined, { min: write(min) });
  if (max !== undefined && value > max) return text('ui.numberField.tooLarge', undefined, { max: write(max) });
  if (step !== undefined && !isStep(value - (min ?? 0), step))
    return text('ui.numberField.wrongStep', undefined, { step: write(step) });
  return undefined;
}

/** Whether steps lead there; 0.3 in steps of 0.1 is not quite 3 of them. */
function isStep(distance: number, step: number): boolean {
  const steps = distance / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}
