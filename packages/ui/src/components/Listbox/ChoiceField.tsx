'use client';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import type { ComponentProps, FocusEventHandler, ReactNode, Ref } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { FieldControl, FieldLabel, FieldRoot, OptionalMark } from '../Field/Field.styles.ts';
import type { FieldTextProps } from '../Field/Field.tsx';
import { describedBy, ErrorMessage, Hint } from '../Field/FieldMessages.tsx';
import { ChoiceButton, ChoiceFrame, ChoiceValue } from './ChoiceField.styles.ts';

/** What every field that opens a list takes. */
export interface ChoiceFieldProps extends FieldTextProps {
  /** The field was left. */
  readonly onBlur?: FocusEventHandler<HTMLButtonElement>;
  /** Sends what is chosen with a form under this name. */
  readonly name?: string;
  /** Stands before what is chosen. */
  readonly icon?: IconComponent;
  /** `small` is for toolbars. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** `filter` is for the row above a list: a small button as wide as its words, which says label and value, and is tinted while something is chosen. @default 'field' */
  readonly variant?: 'field' | 'filter';
  /** What holds while nothing is chosen, where that is not everything: the field says it, and a filter is tinted. */
  readonly usualText?: string | undefined;
  /** Can neither be reached nor opened, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean;
  /** Shows what is chosen, can be reached, and doesn't open: for what is fixed, and for while it is saved. @default false */
  readonly readOnly?: boolean;
  /** Tells screen readers that an answer is needed; nothing is drawn. @default false */
  readonly required?: boolean;
  /** Of the button, for labels and links from elsewhere. */
  readonly id?: string;
  /** Joins the class names of the root. */
  readonly className?: string;
  /** Reaches the button. */
  readonly ref?: Ref<HTMLButtonElement>;
  /** For tests; reaches the button. */
  readonly 'data-testid'?: string;
}

/** The same sign in every language of the kit. */
const colon = ': ';

interface ChoiceFieldParts {
  readonly field: ChoiceFieldProps & { readonly focusProps?: ComponentProps<'div'> };
  readonly controlId: string;
  readonly isLocked: boolean;
  readonly labelProps: ComponentProps<'label'>;
  readonly buttonProps: ComponentProps<'button'>;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly frameRef: Ref<HTMLDivElement>;
  /** What is chosen, as plates before the button. */
  readonly tags?: ReactNode;
  /** What is chosen, in words on the button; while it is undefined, the placeholder. */
  readonly value: ReactNode;
  readonly placeholder: string | undefined;
  readonly formValues: readonly string[];
  /** The panel, while it is open. */
  readonly children: ReactNode;
}

/** Label, hint, button that opens the list, and message: the closed half of every chooser. */
export function ChoiceField(parts: ChoiceFieldParts) {
  const { field, controlId, isLocked, labelProps, buttonProps, frameRef, tags, value, placeholder, formValues } = parts;
  const { label, isLabelHidden = false, hint, error, isOptional = false, optionalText } = field;
  const { icon, variant = 'field', disabled = false, readOnly = false, required = false, name, ref, className } = field;
  const text = useUiText();
  const isFilter = variant === 'filter';
  const size = isFilter ? 'small' : (field.size ?? 'medium');
  const isChosen = isFilter && formValues.some((each) => each !== '');
  const said = isChosen ? value : field.usualText;
  return (
    <FieldRoot className={className} {...field.focusProps}>
      <FieldLabel {...labelProps} data-hidden={isLabelHidden || isFilter || undefined}>
        {label}
        {isOptional && <OptionalMark>{text('ui.field.optional', optionalText)}</OptionalMark>}
      </FieldLabel>
      <Hint id={controlId}>{hint}</Hint>
      <FieldControl>
        <ChoiceFrame
          ref={frameRef}
          data-size={size}
          data-variant={isFilter ? 'filter' : undefined}
          data-chosen={isFilter && said !== undefined ? '' : undefined}
          data-has-tags={tags ? '' : undefined}
          data-invalid={error ? '' : undefined}
          data-disabled={disabled || undefined}
          data-read-only={isLocked || undefined}
        >
          {tags}
          <ChoiceButton
            {...buttonProps}
            ref={mergeRefs(buttonProps.ref, parts.buttonRef, ref)}
            data-testid={field['data-testid']}
            type="button"
            disabled={disabled}
            aria-readonly={isLocked || undefined}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(controlId, { hint, error })}
          >
            {icon && <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} />}
            {isFilter ? (
              <ChoiceValue>
                {label}
                {said !== undefined && (
                  <>
                    {colon}
                    {said}
                  </>
                )}
              </ChoiceValue>
            ) : (
              <ChoiceValue data-placeholder={(value ?? field.usualText) === undefined ? '' : undefined}>
                {value ?? field.usualText ?? text('ui.select.placeholder', placeholder)}
              </ChoiceValue>
            )}
            <Icon icon={readOnly ? IconLock : IconChevronDown} size="small" />
          </ChoiceButton>
        </ChoiceFrame>
        {parts.children}
        {name !== undefined &&
          formValues.map((formValue) => (
            <input key={formValue} type="hidden" name={name} value={formValue} disabled={disabled} />
          ))}
      </FieldControl>
      <ErrorMessage id={controlId}>{error}</ErrorMessage>
    </FieldRoot>
  );
}
