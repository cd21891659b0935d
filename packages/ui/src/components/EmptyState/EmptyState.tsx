import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Texture } from '../Texture/Texture.tsx';
import { Seal } from './Seal.tsx';
import { StateAction, StateRoot, StateText } from './State.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Stands above the title. */
  readonly icon: IconComponent;
  /** Says that there is nothing yet. */
  readonly title: string;
  /** What this place is for. */
  readonly children?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  /** Level of its heading. @default 2 */
  readonly level?: HeadingLevel;
}

/** Stands where a list has nothing to show yet. Where a filter hides everything, `NoMatchState` says so. */
export function EmptyState({ icon, title, children, action, level = 2, ...rest }: EmptyStateProps) {
  return (
    <StateRoot {...rest}>
      <Texture kind="sheet" />
      <Seal icon={icon} style={{ marginBottom: 16 }} />
      <Heading level={level} variant="section" {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children !== undefined && <StateText>{children}</StateText>}
      {action !== undefined && <StateAction>{action}</StateAction>}
    </StateRoot>
  );
}
