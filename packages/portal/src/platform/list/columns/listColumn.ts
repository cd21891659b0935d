import { chooseColumns, type TableColumn } from '@skerry/ui';

/** A column that may need another width among others. */
export interface ListColumn<Row> extends TableColumn<Row> {
  /** Its width beside the columns that are shown; undefined shares the room that is left. @default `width` */
  readonly widthAmong?: (shown: readonly string[]) => string | undefined;
}

/** The columns that are shown, in their order and as wide as they are beside each other. */
export function columnsShown<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[],
): readonly TableColumn<Row>[] {
  const shown = chooseColumns(columns, chosen);
  const ids = shown.map(({ id }) => id);
  return shown.map(({ widthAmong, ...column }) => {
    const width = widthAmong?.(ids);
    return width === undefined ? column : { ...column, width };
  });
}
