'use client';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { ColumnList, type ColumnListProps } from './ColumnList.tsx';
import { densities, type Density } from './densities.ts';
import { ViewHeading, ViewRow } from './ViewMenu.styles.ts';

export interface ViewMenuPanelProps {
  /** Height of the rows; undefined where it can’t be chosen. */
  readonly density?: { readonly value: Density; readonly onValueChange: (density: Density) => void } | undefined;
  /** The columns to choose from; undefined where they can’t be chosen. */
  readonly columns?:
    | (ColumnListProps & {
        /** Back to the columns that the list has by itself; undefined while it has them. */
        readonly onReset?: (() => void) | undefined;
      })
    | undefined;
}

/** Height of the rows, and which columns are shown in which order. */
export function ViewMenuPanel({ density, columns }: ViewMenuPanelProps) {
  const text = useUiText();
  const isSeen = (id: string) => columns?.shown.includes(id) && !columns.withoutRoom?.includes(id);
  return (
    <>
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
            <ViewHeading aria-hidden>
              {text('ui.viewMenu.columnsShown', undefined, {
                shown: columns.columns.filter(({ id }, index) => index === 0 || isSeen(id)).length,
                count: columns.columns.length,
              })}
            </ViewHeading>
            {/* Keeps the focus of who has just pressed it. */}
            <Button
              variant="ghost"
              size="small"
              aria-disabled={columns.onReset === undefined || undefined}
              onClick={() => columns.onReset?.()}
            >
              {text('ui.viewMenu.defaultColumns')}
            </Button>
          </ViewRow>
          <ColumnList
            columns={columns.columns}
            shown={columns.shown}
            onShownChange={columns.onShownChange}
            {...(columns.withoutRoom && { withoutRoom: columns.withoutRoom })}
          />
        </div>
      )}
    </>
  );
}
