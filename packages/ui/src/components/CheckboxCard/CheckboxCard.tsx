'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import {
  CardBox,
  CardChange,
  CardText,
  CardTitle,
  CheckboxCardGridRoot,
  CheckboxCardRoot,
} from './CheckboxCard.styles.ts';

export interface CheckboxCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'title' | 'onChange' | 'children'
> {
  /** What is chosen, in a word or two. */
  readonly title: string;
  /** What ticking it means. */
  readonly children?: ReactNode;
  /** Whether it is ticked. */
  readonly isChecked: boolean;
  /** It was ticked or unticked. */
  readonly onCheckedChange: (change: { isChecked: boolean }) => void;
  /** What is saved; where it differs, the card says that it will be added or removed. @default the same as `isChecked` */
  readonly wasChecked?: boolean;
  /** Says that it will be added. @default "Will be added" */
  readonly addedLabel?: string;
  /** Says that it will be removed. @default "Will be removed" */
  readonly removedLabel?: string;
}

/**
 * A choice that needs a sentence to be understood, such as a role. The whole card is its label.
 *
 * @example
 * <CheckboxCard title="Purchaser" isChecked={isChosen} wasChecked={isHeld} onCheckedChange={({ isChecked }) => choose(isChecked)}>
 *   Asks for quotes and places orders.
 * </CheckboxCard>
 */
export function CheckboxCard(props: CheckboxCardProps) {
  const {
    title,
    children,
    isChecked,
    onCheckedChange,
    wasChecked = isChecked,
    addedLabel,
    removedLabel,
    className,
    style,
    ...rest
  } = props;
  const text = useUiText();
  const id = useId();
  const change = isChecked === wasChecked ? undefined : isChecked ? 'added' : 'removed';
  const describedBy = [children !== undefined && `${id}-text`, change && `${id}-change`].filter(Boolean).join(' ');
  return (
    <CheckboxCardRoot
      {...(className !== undefined && { className })}
      {...(style !== undefined && { style })}
      data-change={change}
    >
      <CardBox
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy || undefined}
        {...rest}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onCheckedChange({ isChecked: event.target.checked })}
      />
      <span>
        <CardTitle id={`${id}-title`}>{title}</CardTitle>
        {children !== undefined && <CardText id={`${id}-text`}>{children}</CardText>}
        {change && (
          <CardChange id={`${id}-change`}>
            <Icon icon={change === 'added' ? IconPlus : IconMinus} size="small" />
            {change === 'added'
              ? text('ui.checkboxCard.willBeAdded', addedLabel)
              : text('ui.checkboxCard.willBeRemoved', removedLabel)}
          </CardChange>
        )}
      </span>
    </CheckboxCardRoot>
  );
}

export interface CheckboxCardGridProps extends ComponentProps<'div'> {
  /** Names the group. */
  readonly label: string;
}

/** Cards in one column, two from small and three from large. */
export function CheckboxCardGrid({ label, ...rest }: CheckboxCardGridProps) {
  return <CheckboxCardGridRoot role="group" aria-label={label} {...rest} />;
}
