'use client';
import type { ComponentProps, ReactNode } from 'react';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFocusHandover } from '../../behavior/useFocusHandover.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { StateAction, StateRoot, StateSign, StateText } from '../EmptyState/State.styles.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed, such as: The users could not be fetched. */
  readonly title: string;
  /** Why, as far as the reader can use it. */
  readonly children?: ReactNode;
  /** The reader wants to try again; without it there is no button. */
  readonly onRetry?: () => void;
  /** While the next try is under way. @default false */
  readonly isRetrying?: boolean;
  /** What the button says. @default "Try again" */
  readonly retryLabel?: string;
  /** Level of its heading. @default 2 */
  readonly level?: HeadingLevel;
}

/**
 * Stands in place of what could not be fetched. What the reader had chosen or typed stays round it. When the next try succeeds and this goes
 * away, the focus that was on its button goes to the section around it.
 *
 * @example
 * <ErrorState title="The users could not be fetched" isRetrying={isValidating} onRetry={refetch}>Information is not available at the moment</ErrorState>
 */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  retryLabel,
  level = 2,
  ref,
  ...rest
}: ErrorStateProps) {
  const text = useUiText();
  const root = useFocusHandover<HTMLDivElement>();
  return (
    <StateRoot {...rest} ref={mergeRefs(root, ref)}>
      <StateSign>
        <Icon icon={IconCloudOff} size="large" />
      </StateSign>
      <Heading level={level} variant="section" {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children !== undefined && <StateText>{children}</StateText>}
      {onRetry && (
        <StateAction>
          <Button icon={IconRefresh} isLoading={isRetrying} onClick={onRetry}>
            {text('ui.errorState.tryAgain', retryLabel)}
          </Button>
        </StateAction>
      )}
    </StateRoot>
  );
}
