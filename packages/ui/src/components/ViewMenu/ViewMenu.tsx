'use client';
import { IconAdjustmentsHorizontal, IconDots } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { ColumnList, type ColumnListProps } from './ColumnList.tsx';
import { ViewHeading, ViewPanel, ViewRow } from './ViewMenu.styles.ts';

export const densities = ['comfortable', 'compact'] as const;
/** How high the rows of a table are. */
export type Density = (typeof densities)[number];

export interface ViewMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The word on the button, such as the name of the saved view that is open. @default "View" */
  readonly label?: string;
  /** Marks the button: a saved view is open. @default false */
  readonly isChosen?: boolean;
  /** Only '⋯', for phones. @default false */
  readonly isCompact?: boolean;
  /** Saved views and whatever else belongs to how the list is shown, above the rest; given what closes the menu. */
  readonly children?: (close: () => void) => ReactNode;
  readonly density?: { readonly value: Density; readonly onValueChange: (density: Density) => void };
  readonly columns?: ColumnListProps & {
    /** Back to the columns that the list has by itself; undefined while it has them. */
    readonly onReset?: (() => void) | undefined;
  };
}

/**
 * How a list is shown: saved views, height of the rows, columns and their order. Keep what is chosen with the user's settings.
 *
 * @example
 * <ViewMenu density={{ value: density, onValueChange: setDensity }} columns={{ columns, shown, onShownChange: setShown }} />
 */
export function ViewMenu(props: ViewMenuProps) {
  const { label, isChosen = false, isCompact = false, children, density, columns, ...rest } = props;
  const text = useUiText();
  const name = text('ui.viewMenu.label', label);
  return (
    <Popover
      {...rest}
      label={name}
      align="end"
      trigger={
        isCompact ? (
          <IconButton variant="secondary" icon={IconDots} label={name} />
        ) : (
          <Button size="small" icon={IconAdjustmentsHorizontal} data-chosen={isChosen ? '' : undefined}>
            {name}
          </Button>
        )
      }
    >
      {(close) => (
        <ViewPanel>
          {children?.(close)}
          {density && (
            <ViewRow>
              <ViewHeading aria-hidden>{text('ui.viewMenu.rows')}</ViewHeading>
              <SegmentedControl
                label={text('ui.viewMenu.rows')}
                options={densities.map((value) => ({ value, label: text(`ui.viewMenu.${value}`) }))}
                value={density.value}
                onValueChange={density.onValueChange}
              />
            </ViewRow>
          )}
          {columns && (
            <div role="group" aria-label={text('ui.viewMenu.columns')}>
              <ViewRow>
                <ViewHeading aria-hidden>{text('ui.viewMenu.columns')}</ViewHeading>
                {columns.onReset && (
                  <Button variant="ghost" size="small" onClick={columns.onReset}>
                    {text('ui.viewMenu.defaultColumns')}
                  </Button>
                )}
              </ViewRow>
              <ColumnList columns={columns.columns} shown={columns.shown} onShownChange={columns.onShownChange} />
            </div>
          )}
        </ViewPanel>
      )}
    </Popover>
  );
}
