'use client';
import { useId, type ComponentProps } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { Segment, SegmentedRoot } from './SegmentedControl.styles.ts';

/** More of them need two lines on a phone. */
const mostInLine = 4;

export interface SegmentOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconComponent;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** What is chosen with it, for screen readers. */
  readonly label: string;
  /** What there is to choose from, two to five. */
  readonly options: readonly SegmentOption<Value>[];
  /** The chosen value. Given, the caller keeps it. */
  readonly value?: Value | undefined;
  /** What is chosen at first, where the control keeps it by itself. @default none */
  readonly defaultValue?: Value | undefined;
  /** Another option was chosen. */
  readonly onValueChange?: (value: Value) => void;
  /** Sends what is chosen with a form under this name. @default made */
  readonly name?: string;
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Keeps what is chosen, and the focus: for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
}

/**
 * One of two to four short words that change how the same thing is shown: a time range, a density. Takes effect at once.
 *
 * @example
 * <SegmentedControl label="Density" options={densities} value={density} onValueChange={setDensity} />
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const others = withoutValue(props);
  const { label, options, name, readOnly, ref, ...rest } = others;
  const isReadOnly = useIsReadOnly(readOnly);
  const [value, choose, formRef] = useValue(props, null);
  const madeName = useId();
  return (
    <SegmentedRoot
      {...rest}
      ref={mergeRefs(formRef, ref)}
      role="radiogroup"
      aria-readonly={isReadOnly || undefined}
      data-many={options.length > mostInLine || undefined}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name ?? madeName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => {
              if (!isReadOnly) choose(option.value);
            }}
          />
          {option.icon && <Icon icon={option.icon} size="small" />}
          {option.label}
        </Segment>
      ))}
    </SegmentedRoot>
  );
}
