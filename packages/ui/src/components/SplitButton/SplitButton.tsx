'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useUiText } from '../../theme/useUiText.ts';
import { Button, type ButtonActionProps, type ButtonLookProps } from '../Button/Button.tsx';
import type { MenuGroup } from '../Menu/MenuList.tsx';
import { useMenuList } from '../Menu/useMenuList.tsx';
import { SplitRoot } from './SplitButton.styles.ts';

export interface SplitButtonProps
  extends
    Omit<ButtonActionProps, 'href'>,
    Pick<ButtonLookProps, 'children' | 'size' | 'icon' | 'isLoading' | 'loadingText'> {
  /** What else can be done, with a line between the groups. */
  readonly groups: readonly MenuGroup[];
  /** Names the arrow and its menu. @default "More choices" */
  readonly menuLabel?: string;
  /** Weight of the action. One `primary` per view. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary';
}

/**
 * What most want to do as a button, and beside it a menu of the same in other ways. Actions that differ are a `Menu` or buttons of their own.
 * `ref` and other props reach the first button.
 *
 * @example
 * <SplitButton onClick={save} groups={[{ items: [{ label: 'Save and order another', onSelect: saveAndGoOn }] }]}>Save</SplitButton>
 */
export function SplitButton(props: SplitButtonProps) {
  const { groups, menuLabel, variant = 'secondary', size = 'medium', isLoading = false, disabled, ...rest } = props;
  const text = useUiText();
  const label = text('ui.splitButton.more', menuLabel);
  const { anchorRef, button, buttonProps, labelling, list } = useMenuList({ label, groups, align: 'end' });
  return (
    <SplitRoot ref={anchorRef} data-variant={variant}>
      <Button {...rest} variant={variant} size={size} isLoading={isLoading} disabled={disabled} />
      <Button
        // Not disabled while something is on its way: the focus comes back to it from its menu.
        {...(isLoading ? { 'aria-disabled': true } : buttonProps)}
        {...labelling}
        ref={button}
        icon={IconChevronDown}
        variant={variant}
        size={size}
        disabled={disabled}
        aria-label={label}
      >
        {null}
      </Button>
      {list}
    </SplitRoot>
  );
}
