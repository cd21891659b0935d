'use client';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { ButtonLinkRoot, ButtonRoot } from './Button.styles.ts';

export interface ButtonLookProps {
  /** What it does. A sentence never wraps, so keep it short. */
  readonly children: ReactNode;
  /** Weight of the action. One `primary` per view; `danger` deletes, `dangerQuiet` opens the question whether to. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerQuiet';
  /** `small` is for toolbars and rows. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Stands beside the text. */
  readonly icon?: IconComponent;
  /** On which side of the text the icon stands. @default 'start' */
  readonly iconPosition?: 'start' | 'end';
  /** Shows the bearing ring, says that it is busy and takes no more clicks; focus stays. @default false */
  readonly isLoading?: boolean;
  /** Stands in for the text while loading, such as "Saving…". @default the text itself */
  readonly loadingText?: string;
  /** Fills the width it is given. @default false */
  readonly isFullWidth?: boolean;
}

/** The props of `<button>`, or with `href` those of `<a>`. */
export type ButtonProps = ButtonLookProps & (ButtonActionProps | ButtonLinkProps);

export type ButtonActionProps = Omit<ComponentProps<'button'>, keyof ButtonLookProps | 'disabled'> & {
  readonly href?: undefined;
  /** Can't be pressed for now, and a link leads nowhere; it loses the focus. While it does what it was pressed for, give it `isLoading`. @default false */
  readonly disabled?: boolean | undefined;
};
export type ButtonLinkProps = Omit<ComponentProps<'a'>, keyof ButtonLookProps | 'href'> & {
  /** Makes it a link of the provider's `linkComponent`. */
  readonly href: string;
  /** Can't be pressed for now, and a link leads nowhere; it loses the focus. While it does what it was pressed for, give it `isLoading`. @default false */
  readonly disabled?: boolean | undefined;
};

/**
 * Does something, or with `href` goes somewhere.
 *
 * @example
 * <Button variant="primary" icon={IconPlus} isLoading={isSaving} loadingText="Saving…" onClick={save}>Add New User</Button>
 */
export function Button(props: ButtonProps) {
  const { linkComponent } = useKit();
  const {
    children,
    variant = 'secondary',
    size = 'medium',
    icon,
    iconPosition = 'start',
    isLoading = false,
    loadingText,
    isFullWidth = false,
    ...rest
  } = props;

  const glyph = isLoading ? <BearingRing /> : icon && <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} />;
  const shared = {
    'data-variant': variant,
    'data-size': size,
    'data-full-width': isFullWidth || undefined,
    // Not `disabled`: the button would lose the focus, and with it the reader's place.
    ...(isLoading && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore }),
    children: (
      <>
        {iconPosition === 'start' && glyph}
        {isLoading ? (loadingText ?? children) : children}
        {iconPosition === 'end' && glyph}
      </>
    ),
  };

  if (rest.href === undefined) return <ButtonRoot type="button" {...rest} {...shared} />;
  const { disabled = false, href, ...link } = rest;
  if (disabled) return <ButtonLinkRoot role="link" aria-disabled {...link} {...shared} />;
  return <ButtonLinkRoot as={linkComponent} href={href} {...link} {...shared} />;
}

function ignore(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}
