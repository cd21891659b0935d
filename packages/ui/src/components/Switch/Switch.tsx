'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useChecked, withoutChecked } from '../../behavior/useValue.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { describedBy, ErrorMessage } from '../Field/FieldMessages.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { SwitchRoot } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'type' | 'value' | 'onChange' | 'name'> {
  /** Whether it is on. Given, the caller keeps it. */
  readonly checked?: boolean | undefined;
  /** Whether it is on at first, where it keeps that by itself. @default false */
  readonly defaultChecked?: boolean | undefined;
  /** It was switched; a caller that gives `checked` says whether it takes. */
  readonly onCheckedChange?: (isChecked: boolean) => void;
  /** The word beside it, such as "Active". @default none */
  readonly children?: ReactNode;
  /** Its name where the word alone doesn't say whose it is: "Active, Alva Sandström". It must contain the word. */
  readonly 'aria-label'?: string;
  /** What is wrong, below it. */
  readonly error?: ReactNode;
  /** Sends `on` with a form under this name while it is on. */
  readonly name?: string;
  /** Can neither be reached nor switched, and loses the focus: while the change is saved, give it `isUpdating`. */
  readonly disabled?: boolean | undefined;
  /** The change is on its way: the thumb becomes the bearing ring, clicks are ignored, and the focus stays. @default false */
  readonly isUpdating?: boolean;
  /** Read while updating. @default "Updating" */
  readonly updatingText?: string;
}

/**
 * On or off, and it takes effect at once. A choice that is sent with a form is a `Checkbox`.
 *
 * @example
 * <Switch checked={user.isActive} onCheckedChange={setActive} isUpdating={isMutating} aria-label={`Active, ${user.name}`}>Active</Switch>
 */
export function Switch(props: SwitchProps) {
  const others = withoutChecked(props);
  const { children, error, name, isUpdating = false, updatingText, onClick, ref, ...rest } = others;
  const [isChecked, setChecked, formRef] = useChecked(props);
  const madeId = useId();
  const id = rest.id ?? madeId;
  const isReadOnly = useIsReadOnly();
  return (
    <>
      <SwitchRoot
        {...rest}
        {...(error && { 'aria-describedby': [rest['aria-describedby'], describedBy(id, { error })].join(' ').trim() })}
        ref={mergeRefs(formRef, ref)}
        id={id}
        type="button"
        role="switch"
        aria-checked={isChecked}
        aria-busy={isUpdating || undefined}
        aria-disabled={isUpdating || isReadOnly || undefined}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented && !isUpdating && !isReadOnly) setChecked(!isChecked);
        }}
      >
        <span>{isUpdating && <BearingRing />}</span>
        {children}
      </SwitchRoot>
      {isUpdating && <Updating text={updatingText} />}
      {name !== undefined && isChecked && <input type="hidden" name={name} value="on" disabled={rest.disabled} />}
      <ErrorMessage id={id}>{error}</ErrorMessage>
    </>
  );
}

function Updating({ text: override }: { text: string | undefined }) {
  const text = useUiText();
  return <VisuallyHidden role="status">{text('ui.switch.updating', override)}</VisuallyHidden>;
}
