import type { ReactNode } from 'react';

/** Some of a few numbers, at most `max` of them; shown as `CapacityMarks` or `TermSegments`. */
export interface SeveralOfProps {
  label: string;
  /** `detail` stands below the label, or beside it. */
  options: readonly { value: number; label: string; detail?: ReactNode }[];
  chosen: readonly number[];
  max: number;
  /** They are being saved: nothing changes, and the focus stays. */
  readOnly: boolean;
  error: string | undefined;
  onChange: (chosen: number[]) => void;
  onLeave: () => void;
}

/** What each box needs: once as many are chosen as may be, the others wait. */
export function boxProps({ options, chosen, max, readOnly, onChange }: SeveralOfProps, value: number) {
  const isChosen = chosen.includes(value);
  return {
    type: 'checkbox' as const,
    checked: isChosen,
    disabled: !isChosen && chosen.length >= max,
    ...(readOnly && { 'aria-readonly': true }),
    onChange: () => {
      if (readOnly) return;
      onChange(
        options.map((option) => option.value).filter((each) => (each === value ? !isChosen : chosen.includes(each))),
      );
    },
  };
}
