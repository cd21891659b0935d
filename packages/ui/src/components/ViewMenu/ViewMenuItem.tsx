'use client';
import { IconPencil } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusAfterRemoval } from '../../behavior/useFocusAfterRemoval.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { token } from '../../tokens/token.ts';
import { ViewChanged, ViewHeading, viewEntry } from './ViewMenu.styles.ts';

const ItemLink = styled.a`
  ${viewEntry}
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  & > span {
    display: block;
    font-weight: 400;
  }
`;

const Note = styled(ViewHeading)`
  flex: none;
`;

const Difference = styled(ViewHeading)`
  display: block;
  padding: 0 ${token.space[8]} ${token.space[6]};
  overflow-wrap: anywhere;
`;

/* The view that is open and what belongs to it share one surface. */
const Root = styled.div`
  &[data-is-open] {
    margin-inline: calc(-1 * ${token.space[8]});
    border-radius: ${token.radius.tag};
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};
  }
  &&[data-is-open] > ${ItemLink} {
    width: 100%;
    margin-inline: 0;
    background: none;
    box-shadow: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  padding: ${token.space[2]} ${token.space[8]} ${token.space[8]};
`;

export interface ViewMenuItemProps {
  /** Address of the list in this view. */
  readonly href: string;
  /** The view's name. */
  readonly children: ReactNode;
  /** Whose it is. */
  readonly description?: ReactNode;
  /** A word at the other end, such as that the list opens with it. */
  readonly note?: ReactNode;
  /** In place of the note: says that the list was changed since the view was opened. */
  readonly changed?: ReactNode;
  /** Below the one that is open: which parts of the list are not as it has them. */
  readonly difference?: ReactNode;
  /** Buttons below the one that is open, such as those that save or undo its changes. */
  readonly actions?: ReactNode;
  /** It is the one that is open. @default false */
  readonly isCurrent?: boolean;
  readonly onClick?: () => void;
}

/** A saved view in a `ViewMenu`. */
export function ViewMenuItem(props: ViewMenuItemProps) {
  const { href, children, description, note, changed, difference, actions, isCurrent = false, onClick } = props;
  const { linkComponent } = useKit();
  const root = useRef<HTMLDivElement>(null);
  // What saves or undoes changes goes away with them.
  useFocusAfterRemoval(root, { pieces: 'a, button', nearest: (_, [link]) => link });
  const hasMore = actions !== undefined || difference !== undefined;
  return (
    <Root ref={root} data-is-open={hasMore || undefined}>
      <ItemLink as={linkComponent} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
        <Words>
          {children}
          {description !== undefined && <ViewHeading>{description}</ViewHeading>}
        </Words>
        {changed !== undefined && (
          <ViewChanged>
            <Icon icon={IconPencil} size="small" />
            {changed}
          </ViewChanged>
        )}
        {changed === undefined && note !== undefined && <Note>{note}</Note>}
      </ItemLink>
      {difference !== undefined && <Difference>{difference}</Difference>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
