'use client';
import { IconLock } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { ControlFrame, TextControl } from '../Field/Field.styles.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';

export interface TextFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'size' | 'children' | 'type'> {
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Can be read and reached, and not changed: for what is fixed, and for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** Kinds with a keyboard of their own on phones. Numbers are `text` with `inputMode`. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** `small` is for toolbars. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Before the text. */
  readonly icon?: IconComponent;
  /** After the text, such as a unit or a button. */
  readonly end?: ReactNode;
  /** Shows the bearing ring at the end. @default false */
  readonly isLoading?: boolean;
  /** Counts the characters. More can be typed, and the field says how many are too many; `maxLength` would cut off what is pasted. */
  readonly characterLimit?: number;
}

/**
 * One line of text. `ref` and other props reach the `<input>`, so that form libraries can register it; `className` reaches the root.
 *
 * @example
 * <TextField label="E-mail" type="email" error={errors.email?.message} {...register('email')} />
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    isOptional,
    optionalText,
    id,
    className,
    type = 'text',
    size = 'medium',
    icon,
    end,
    isLoading = false,
    readOnly = false,
    characterLimit,
    ...rest
  } = props;
  const isUpdating = useIsReadOnly();
  const texts = {
    label,
    hint,
    error,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  return (
    <Field {...texts} id={id} className={className} characterLimit={characterLimit}>
      {(control) => (
        <ControlFrame data-size={size} data-invalid={error ? '' : undefined}>
          {icon && <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} />}
          <TextControl
            {...rest}
            {...control}
            type={type}
            readOnly={readOnly || isUpdating}
            aria-busy={isLoading || undefined}
          />
          {isLoading && <BearingRing />}
          {end}
          {readOnly && <Icon icon={IconLock} size="small" />}
        </ControlFrame>
      )}
    </Field>
  );
}
