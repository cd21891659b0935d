import { breakpoints, type TableColumn } from '@skerry/ui';

export interface ListRoomOptions<Row> {
  /** All that the reader may see. */
  readonly all: readonly TableColumn<Row>[];
  /** The columns that are chosen, in their order. */
  readonly chosen: readonly TableColumn<Row>[];
  /** Ids of those that are shown without a choice. */
  readonly usual: readonly string[];
  /** The reader, or a saved view, chose others than the usual ones, or another order. */
  readonly isOwnChoice: boolean;
  /** Wide columns don't take all that is left: every column gets its part of it. */
  readonly sharesSlack: boolean;
  readonly hasSelection: boolean;
  /** Width of the list in px; 0 until it is known. */
  readonly listWidth: number;
  readonly windowWidth: number;
  /** What a rem is, in px. */
  readonly rem: number;
}

export interface ListRoom<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Ids of those that are chosen and not shown. */
  readonly withoutRoom: readonly string[];
}

/** What a column that shares the room needs at least, what suits it, and the check boxes of the rows; in rem. */
const sharingNeeds = 10;
const sharingWants = 18;
const lead = 3;

/**
 * Which of the chosen columns a list has room for, and how wide they are. Without a choice of the reader they are those of the window's width.
 * A choice never takes away what that shows. Columns beyond the usual ones get what is left, in their order; the room of a usual one that the
 * reader took away also goes to those that gave way.
 */
export function listRoom<Row>(options: ListRoomOptions<Row>): ListRoom<Row> {
  const { all, chosen, usual, isOwnChoice, listWidth, windowWidth } = options;
  const hasWindow = ({ visibleFrom }: TableColumn<Row>) =>
    visibleFrom === undefined || windowWidth >= breakpoints[visibleFrom];
  const [first] = chosen;
  if (!isOwnChoice || listWidth === 0)
    return { columns: chosen, withoutRoom: idsOf(chosen.filter((column) => column !== first && !hasWindow(column))) };

  const isUsual = ({ id }: TableColumn<Row>) => usual.includes(id);
  const certain = chosen.filter((column) => column === first || (isUsual(column) && hasWindow(column)));
  const others = chosen.filter((column) => !certain.includes(column));
  const needs = (column: TableColumn<Row>) => widthOf(column, options) ?? sharingNeeds * options.rem;
  const room = listWidth - (options.hasSelection ? lead * options.rem : 0);
  let left = room - sum(certain.map(needs));
  const isFreed = all.some((column) => isUsual(column) && hasWindow(column) && !idsOf(chosen).includes(column.id));
  const candidates = [...others.filter((column) => !isUsual(column)), ...(isFreed ? others.filter(isUsual) : [])];
  const fitting = candidates.filter((column) => {
    if (needs(column) > left) return false;
    left -= needs(column);
    return true;
  });
  const shown = chosen.filter((column) => certain.includes(column) || fitting.includes(column)).map(alwaysVisible);
  return {
    columns: options.sharesSlack ? withSlack(shown, room, options) : shown,
    withoutRoom: idsOf(others.filter((column) => !fitting.includes(column))),
  };
}

/** Columns that leave room over get it in proportion to their widths: one that took all of it would tear the row apart. */
function withSlack<Row>(
  shown: readonly TableColumn<Row>[],
  room: number,
  options: ListRoomOptions<Row>,
): readonly TableColumn<Row>[] {
  const wants = (column: TableColumn<Row>) => widthOf(column, options) ?? sharingWants * options.rem;
  const share = room / sum(shown.map(wants));
  if (share <= 1) return shown;
  return shown.map((column) => ({ ...column, width: `${Math.floor(wants(column) * share)}px` }));
}

/** In px; undefined for a column that shares the room. */
function widthOf<Row>({ width }: TableColumn<Row>, options: ListRoomOptions<Row>): number | undefined {
  return width === undefined ? undefined : inPx(width, options);
}

function inPx(
  width: string,
  options: Pick<ListRoomOptions<unknown>, 'rem' | 'windowWidth' | 'listWidth'>,
): number | undefined {
  const [, least, wanted, most] = /^clamp\(([^,]+),([^,]+),([^,]+)\)$/.exec(width) ?? [];
  if (least !== undefined && wanted !== undefined && most !== undefined) {
    const [from = 0, middle = 0, to = Infinity] = [least, wanted, most].map((part) => inPx(part.trim(), options));
    return Math.min(Math.max(middle, from), to);
  }
  const [, number, unit = ''] = /^([\d.]+)(rem|px|vw|%)$/.exec(width) ?? [];
  const px = { rem: options.rem, px: 1, vw: options.windowWidth / 100, '%': options.listWidth / 100 }[unit];
  return px && Number(number) * px;
}

/** Whether there is room for it has been decided. */
function alwaysVisible<Row>(column: TableColumn<Row>): TableColumn<Row> {
  return { ...column, visibleFrom: 'extraSmall' };
}

const idsOf = <Row>(columns: readonly TableColumn<Row>[]) => columns.map(({ id }) => id);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
