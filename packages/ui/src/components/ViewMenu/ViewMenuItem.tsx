'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../../theme/KitContext.ts';
import { token } from '../../tokens/token.ts';
import { menuItem } from '../MenuSurface/MenuSurface.styles.ts';
import { ViewHeading } from './ViewMenu.styles.ts';

const ItemLink = styled.a`
  ${menuItem}
  justify-content: space-between;
  padding-inline: ${token.space[8]};
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  & > span {
    display: block;
  }
`;

export interface ViewMenuItemProps {
  /** Address of the list in this view. */
  readonly href: string;
  /** The view's name. */
  readonly children: ReactNode;
  /** Whose it is. */
  readonly description?: ReactNode;
  /** At the other end, such as that it was changed. */
  readonly hint?: ReactNode;
  /** It is the one that is open. @default false */
  readonly isCurrent?: boolean;
  readonly onClick?: () => void;
}

/** A saved view in a `ViewMenu`. */
export function ViewMenuItem({ href, children, description, hint, isCurrent = false, onClick }: ViewMenuItemProps) {
  const { linkComponent } = useKit();
  return (
    <ItemLink as={linkComponent} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      <Words>
        {children}
        {description !== undefined && <ViewHeading>{description}</ViewHeading>}
      </Words>
      {hint !== undefined && <ViewHeading>{hint}</ViewHeading>}
    </ItemLink>
  );
}
