'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useChecked, withoutChecked } from '../../behavior/useValue.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import {
  CardBody,
  CardBox,
  CardChange,
  CardHead,
  CardText,
  CardTitle,
  CheckboxCardGridRoot,
  CheckboxCardRoot,
} from './CheckboxCard.styles.ts';

export interface CheckboxCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'title' | 'onChange' | 'children'
> {
  /** What is chosen, in a word or two. */
  readonly title: string;
  /** What ticking it means. */
  readonly children?: ReactNode;
  /** Whether it is ticked. Given, the caller keeps it. */
  readonly checked?: boolean | undefined;
  /**
   * The former name.
   *
   * @deprecated since 0.2.0, removed in 1.0.0: it is `checked`. `npx @skerry/ui-codemods checked src` renames it.
   */
  readonly isChecked?: boolean | undefined;
  /** Whether it is ticked at first, where the card keeps that by itself. @default false */
  readonly defaultChecked?: boolean | undefined;
  /** It was ticked or unticked. */
  readonly onCheckedChange?: (isChecked: boolean) => void;
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Keeps what it is, and the focus: for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** What is saved; where it differs, the card says that it will be added or removed. @default the same as `checked` */
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
 * <CheckboxCard title="Purchaser" checked={isChosen} wasChecked={isHeld} onCheckedChange={choose}>
 *   Asks for quotes and places orders.
 * </CheckboxCard>
 */
export function CheckboxCard(props: CheckboxCardProps) {
  const {
    title,
    children,
    // oxlint-disable-next-line typescript/no-deprecated -- here it is kept working
    isChecked: given,
    wasChecked: saved,
    addedLabel,
    removedLabel,
    readOnly,
    className,
    style,
    ref,
    ...rest
  } = withoutChecked(props);
  const [isChecked, setChecked, formRef] = useChecked({ ...props, checked: props.checked ?? given });
  const wasChecked = saved ?? isChecked;
  const text = useUiText();
  const isReadOnly = useIsReadOnly(readOnly);
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
        {...(isReadOnly && { 'aria-readonly': true })}
        ref={mergeRefs(formRef, ref)}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => {
          // HTML knows no read-only check box: nothing is changed.
          if (!isReadOnly) setChecked(event.target.checked);
        }}
      />
      <CardBody>
        <CardHead>
          <CardTitle id={`${id}-title`}>{title}</CardTitle>
          {change && (
            <CardChange id={`${id}-change`}>
              <Icon icon={change === 'added' ? IconPlus : IconMinus} size="small" />
              {change === 'added'
                ? text('ui.checkboxCard.willBeAdded', addedLabel)
                : text('ui.checkboxCard.willBeRemoved', removedLabel)}
            </CardChange>
          )}
        </CardHead>
        {children !== undefined && <CardText id={`${id}-text`}>{children}</CardText>}
      </CardBody>
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
