'use client';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { SwitchRoot } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'type' | 'value' | 'onChange'> {
  /** Whether it is on. */
  readonly checked: boolean;
  /** It was switched; the caller says whether it takes. */
  readonly onCheckedChange: (isChecked: boolean) => void;
  /** The word beside it, such as "Active". @default none */
  readonly children?: ReactNode;
  /** Its name where the word alone doesn't say whose it is: "Active, Alva Sandström". It must contain the word. */
  readonly 'aria-label'?: string;
  /** The change is on its way: the thumb becomes the bearing ring, and clicks are ignored. @default false */
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
export function Switch({
  checked,
  onCheckedChange,
  children,
  isUpdating = false,
  updatingText,
  onClick,
  ...rest
}: SwitchProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <>
      <SwitchRoot
        {...rest}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-busy={isUpdating || undefined}
        aria-disabled={isUpdating || isReadOnly || undefined}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented && !isUpdating && !isReadOnly) onCheckedChange(!checked);
        }}
      >
        <span>{isUpdating && <BearingRing />}</span>
        {children}
      </SwitchRoot>
      {isUpdating && <Updating text={updatingText} />}
    </>
  );
}

function Updating({ text: override }: { text: string | undefined }) {
  const text = useUiText();
  return <VisuallyHidden role="status">{text('ui.switch.updating', override)}</VisuallyHidden>;
}
