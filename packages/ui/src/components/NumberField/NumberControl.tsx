'use client';
import { IconLock, IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useNumberField } from 'react-aria/useNumberField';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { NumberButton, NumberFrame, NumberText, NumberUnit } from './NumberField.styles.ts';
import type { NumberFieldProps } from './NumberFieldProps.ts';

export interface NumberControlProps extends Omit<NumberFieldProps, 'label' | 'hint' | 'error' | 'name' | 'value'> {
  readonly control: FieldControlProps;
  readonly labelId: string;
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
}

/** The box with the number, its unit and the buttons. */
export function NumberControl(props: NumberControlProps) {
  const { control, labelId, value, onValueChange, min, max, step, unit, formatOptions, ...others } = props;
  const { hasButtons = true, size = 'medium', decreaseLabel, increaseLabel, ref, disabled = false, ...rest } = others;
  const { locale } = useKit();
  const text = useUiText();
  const isUpdating = useIsReadOnly();
  const readOnly = isUpdating || rest.readOnly === true;
  const input = useRef<HTMLInputElement>(null);
  const options = {
    id: control.id,
    'aria-labelledby': labelId,
    value: value ?? NaN,
    onChange: (next: number) => onValueChange(Number.isNaN(next) ? null : next),
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: control['aria-required'] ?? false,
    isInvalid: control['aria-invalid'] ?? false,
    // What is out of bounds stays and is named: changed in silence, somebody would order another number.
    commitBehavior: 'validate' as const,
    validationBehavior: 'aria' as const,
    // Whoever scrolls the page over the field means the page.
    isWheelDisabled: true,
    ...(min !== undefined && { minValue: min }),
    ...(max !== undefined && { maxValue: max }),
    ...(step !== undefined && { step }),
    ...(formatOptions && { formatOptions }),
  };
  const state = useNumberFieldState({ ...options, locale });
  const { inputProps, groupProps, incrementButtonProps, decrementButtonProps } = useNumberField(options, state, input);
  const unitId = `${control.id}-unit`;
  const buttons = hasButtons && !readOnly;
  return (
    <NumberFrame
      {...groupProps}
      data-size={size}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={disabled || undefined}
    >
      <NumberText
        {...mergeProps(inputProps, rest)}
        ref={mergeRefs(input, ref)}
        readOnly={readOnly}
        // The description of the field, and no word for a kind of field that nobody knows.
        aria-roledescription={undefined}
        aria-labelledby={unit === undefined ? undefined : `${labelId} ${unitId}`}
        aria-describedby={control['aria-describedby']}
      />
      {unit !== undefined && <NumberUnit id={unitId}>{unit}</NumberUnit>}
      {buttons && (
        <StepButton
          press={decrementButtonProps}
          label={text('ui.numberField.decrease', decreaseLabel)}
          labelId={labelId}
          icon={IconMinus}
        />
      )}
      {buttons && (
        <StepButton
          press={incrementButtonProps}
          label={text('ui.numberField.increase', increaseLabel)}
          labelId={labelId}
          icon={IconPlus}
        />
      )}
      {rest.readOnly === true && <Icon icon={IconLock} size="small" />}
    </NumberFrame>
  );
}

interface StepButtonProps {
  readonly press: AriaButtonProps;
  readonly label: string;
  readonly labelId: string;
  readonly icon: IconComponent;
}

function StepButton({ press, label, labelId, icon }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = `${labelId}-${icon === IconPlus ? 'more' : 'less'}`;
  const { buttonProps } = useButton(
    { ...press, id, 'aria-label': label, 'aria-labelledby': `${id} ${labelId}` },
    button,
  );
  return (
    <NumberButton {...buttonProps} ref={button}>
      <Icon icon={icon} size="small" />
    </NumberButton>
  );
}
