'use client';
import { IconAdjustmentsHorizontal, IconChevronDown, IconDots, IconPencil } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { fetchedPart, useFetchedPart } from '../../behavior/fetchedPart.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { ViewButton, ViewChanged, ViewName, ViewPanel, ViewRoot } from './ViewMenu.styles.ts';
import type { ViewMenuPanelProps } from './ViewMenuPanel.tsx';

export interface ViewMenuProps extends Omit<ComponentProps<'div'>, 'children'>, ViewMenuPanelProps {
  /** The word on the button, such as the name of the saved view that is open. @default "View" */
  readonly label?: string;
  /** Marks the button: a saved view is open. @default false */
  readonly isChosen?: boolean;
  /** After the word: says that the list is no longer as the view that is open has it. */
  readonly changed?: string | undefined;
  /** Only '⋯', for phones. @default false */
  readonly isCompact?: boolean;
  /** Saved views and whatever else belongs to how the list is shown, above the rest; given what closes the menu. */
  readonly children?: (close: () => void) => ReactNode;
}

/**
 * How a list is shown: saved views, height of the rows, columns and their order. Keep what is chosen with the user's settings.
 *
 * @example
 * <ViewMenu density={{ value: density, onValueChange: setDensity }} columns={{ columns, shown, onShownChange: setShown }} />
 */
export function ViewMenu(props: ViewMenuProps) {
  const { label, isChosen = false, changed, isCompact = false, children, density, columns, ...rest } = props;
  const text = useUiText();
  // Fetched in a quiet moment, so that it is there when it is opened.
  useFetchedPart(viewMenuPanel, false);
  const word = text('ui.viewMenu.label', label);
  const name = changed === undefined ? word : `${word}, ${changed}`;
  const opener = isCompact ? (
    <IconButton variant="secondary" icon={IconDots} label={name} />
  ) : (
    <ViewButton
      size="small"
      icon={IconAdjustmentsHorizontal}
      data-chosen={isChosen ? '' : undefined}
      {...(changed !== undefined && { 'data-changed': '', 'aria-label': name })}
    >
      {isChosen ? (
        <Tooltip label={name} isDescription={false}>
          <ViewName>{word}</ViewName>
        </Tooltip>
      ) : (
        word
      )}
      {changed !== undefined && (
        <>
          {/* What is read and what is seen are the same words. */}{' '}
          <ViewChanged>
            <Icon icon={IconPencil} size="small" />
            <span data-word="">{changed}</span>
          </ViewChanged>
        </>
      )}
      <Icon icon={IconChevronDown} size="small" />
    </ViewButton>
  );
  return (
    <ViewRoot {...rest} label={name} align="end" trigger={opener}>
      {(close) => (
        <ViewPanel data-fills="">
          {children?.(close)}
          <HowItIsShown density={density} columns={columns} />
        </ViewPanel>
      )}
    </ViewRoot>
  );
}

/** What most menus have below the saved views, once it is there. */
function HowItIsShown(props: ViewMenuPanelProps) {
  return useFetchedPart(viewMenuPanel, true) && <viewMenuPanel.Part {...props} />;
}

export const viewMenuPanel = fetchedPart(async () => (await import('./ViewMenuPanel.tsx')).ViewMenuPanel);
