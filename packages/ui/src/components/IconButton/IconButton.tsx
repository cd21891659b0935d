'use client';
import type { ComponentProps, SyntheticEvent } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButtonRoot } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The icon, of `@tabler/icons-react`. */
  readonly icon: IconComponent;
  /** Its name, shown as a tooltip too. */
  readonly label: string;
  /** Weight of the action. @default 'ghost' */
  readonly variant?: 'ghost' | 'secondary';
  /** `small` is for toolbars and rows. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Shows the bearing ring and takes no more clicks; focus stays. @default false */
  readonly isLoading?: boolean;
}

/**
 * A button that is only an icon. Allowed for close, more, previous and next, and the controls of a map; anything else needs a word.
 *
 * @example
 * <IconButton icon={IconDotsVertical} label="More actions" onClick={openMenu} />
 */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'medium',
  isLoading = false,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} isDescription={false}>
      <IconButtonRoot
        type="button"
        {...rest}
        aria-label={label}
        data-variant={variant}
        data-size={size}
        {...(isLoading && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
      >
        {isLoading ? <BearingRing /> : <Icon icon={icon} />}
      </IconButtonRoot>
    </Tooltip>
  );
}

function ignore(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}
