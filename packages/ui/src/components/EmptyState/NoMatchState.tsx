'use client';
import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { StateAction, StateRoot, StateSearch, StateText } from './State.styles.ts';

export interface NoMatchStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says what was searched for, such as: No user matches "brahe". */
  readonly title: string;
  /** What to try. */
  readonly children?: ReactNode;
  /** What finds more, such as a button for those that a looser filter finds: stands before the one that clears, which is then quiet. */
  readonly action?: ReactNode;
  readonly onClear?: () => void;
  /** @default "Clear filter" */
  readonly clearLabel?: string;
  /** @default 2 */
  readonly level?: HeadingLevel;
}

/** Stands where a filter leaves nothing of a list, and offers to clear it. */
export function NoMatchState({ title, children, action, onClear, clearLabel, level = 2, ...rest }: NoMatchStateProps) {
  const text = useUiText();
  return (
    <StateRoot {...rest}>
      <StateSearch>
        <Icon icon={IconSearch} />
      </StateSearch>
      <Heading level={level} variant="section">
        {title}
      </Heading>
      {children !== undefined && <StateText>{children}</StateText>}
      {(action !== undefined || onClear) && (
        <StateAction>
          {action}
          {onClear && (
            <Button variant={action === undefined ? 'secondary' : 'ghost'} onClick={onClear}>
              {text('ui.noMatchState.clear', clearLabel)}
            </Button>
          )}
        </StateAction>
      )}
    </StateRoot>
  );
}
