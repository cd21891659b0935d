import { separatorInCell, userFormLocales, type UserImportRow } from '@skerry/contracts';
import { readFileLines } from '../../../platform/import/fileLines.ts';
import type { FileRow } from '../../../platform/import/ImportDialog.tsx';
import type { RoleText } from '../../../platform/roles/role-texts.ts';

/** The columns of a file, as an export has them. */
export const importColumns = ['firstName', 'lastName', 'email', 'cellphone', 'locale', 'roles', 'groups'] as const;
type Column = (typeof importColumns)[number];

/** Users that one import may hold. */
export const maxImportRows = 200;

/** One line of a file. */
export interface ReadRow extends FileRow {
  readonly user: UserImportRow;
}

/** Reads lines of users, or columns of a spreadsheet. A first line of headings says where the columns are. */
export function readUserRows(text: string, roles: readonly RoleText[]): ReadRow[] {
  const lines = readFileLines(text);
  const places = placesOf(lines[0]?.cells ?? []);
  return lines.slice(places.hasHeadings ? 1 : 0).map(({ number, cells, isBroken }) => {
    const cell = (column: Column) => cells[places.of(column)] ?? '';
    const locale = cell('locale').toLowerCase();
    const isLocaleKnown = userFormLocales.some((known) => known === locale);
    const fault = isBroken
      ? 'userImport.fault.quotes'
      : locale !== '' && !isLocaleKnown
        ? 'userImport.fault.locale'
        : undefined;
    return {
      number,
      cells,
      user: {
        firstName: cell('firstName'),
        lastName: cell('lastName'),
        email: cell('email'),
        cellphone: cell('cellphone'),
        locale: locale === 'en' ? 'en' : 'sv',
        ...(places.has('roles') && { roleIds: several(cell('roles')).map((role) => roleIdOf(role, roles)) }),
        ...(places.has('groups') && { groups: several(cell('groups')) }),
      },
      ...(fault && { fault }),
    };
  });
}

function placesOf(cells: readonly string[]) {
  const headings = cells.map((heading) => heading.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const hasHeadings = headings.includes('email') && !cells.some((cell) => cell.includes('@'));
  const of = (column: Column) => (hasHeadings ? headings.indexOf(column.toLowerCase()) : importColumns.indexOf(column));
  return {
    hasHeadings,
    of,
    // Without headings, lines may end before the columns that can be left out.
    has: (column: Column) => (hasHeadings ? of(column) !== -1 : cells.length > of(column)),
  };
}

function several(cell: string): string[] {
  return cell
    .split(separatorInCell)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A role is named by its id, or as the reader's language calls it. */
function roleIdOf(role: string, roles: readonly RoleText[]): string {
  const wanted = role.toLowerCase();
  return roles.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted)?.id ?? role;
}
