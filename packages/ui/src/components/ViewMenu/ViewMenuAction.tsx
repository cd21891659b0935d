'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { token } from '../../tokens/token.ts';
import { viewEntry } from './ViewMenu.styles.ts';

const ActionRoot = styled.button`
  ${viewEntry}
  justify-content: start;
  gap: ${token.space[6]};
  color: ${token.action.ghost.fg};
  ${token.type.label}

  & > svg {
    color: inherit;
  }
`;

export interface ViewMenuActionProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly children: ReactNode;
  readonly icon?: IconComponent;
  /** Makes it a link. */
  readonly href?: string | undefined;
}

/** What can be done in a `ViewMenu` besides opening a view, such as saving one. */
export function ViewMenuAction({ children, icon, href, ...rest }: ViewMenuActionProps) {
  const { linkComponent } = useKit();
  return (
    <ActionRoot {...rest} {...(href === undefined ? { type: 'button' } : { as: linkComponent, href })}>
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </ActionRoot>
  );
}
