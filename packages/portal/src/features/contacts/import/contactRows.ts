import { contactKinds, readAssignments, userLocales, type ContactDetails } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { readFileLines } from '../../../platform/import/fileLines.ts';
import type { FileRow } from '../../../platform/import/ImportDialog.tsx';

/** The columns of a file, as an export has them. */
export const contactColumns = ['name', 'kind', 'email', 'phone', 'locale', 'hours', 'timeZone', 'assignments'] as const;
type Column = (typeof contactColumns)[number];

/** Contacts that one import may hold. */
export const maxContactRows = 500;

/** One line of a file. */
export interface ContactRow extends FileRow {
  readonly contact: ContactDetails;
}

/** Reads lines of contacts, or columns of a spreadsheet. A first line of headings says where the columns are. */
export function readContactRows(text: string): ContactRow[] {
  const lines = readFileLines(text);
  const headings = (lines[0]?.cells ?? []).map((heading) => heading.toLowerCase());
  const hasHeadings = headings.includes('email');
  const placeOf = (column: Column) =>
    hasHeadings ? headings.indexOf(column.toLowerCase()) : contactColumns.indexOf(column);
  return lines.slice(hasHeadings ? 1 : 0).map(({ number, cells, isBroken }) => {
    const cell = (column: Column) => cells[placeOf(column)] ?? '';
    const kind = contactKinds.find((each) => each === (cell('kind').toUpperCase() || 'PERSON'));
    const locale = userLocales.find((each) => each === (cell('locale').toLowerCase() || 'sv'));
    const assignments = readAssignments(cell('assignments'));
    const hours = hoursOf(cell('hours'));
    const fault: MessageId | undefined = isBroken
      ? 'contactImport.fault.quotes'
      : kind === undefined
        ? 'contactImport.fault.kind'
        : locale === undefined
          ? 'contactImport.fault.locale'
          : assignments === undefined
            ? 'contactImport.fault.assignments'
            : undefined;
    return {
      number,
      cells,
      contact: {
        name: cell('name'),
        kind: kind ?? 'PERSON',
        email: cell('email'),
        phone: cell('phone'),
        locale: locale ?? 'sv',
        hours,
        timeZone: cell('timeZone') || 'Europe/Stockholm',
        assignments: assignments ?? [],
      },
      ...(fault && { fault }),
    };
  });
}

/** Whatever is no pair of times is for the rules to refuse. */
function hoursOf(text: string): ContactDetails['hours'] {
  if (text === '') return null;
  const [from = '', to = ''] = text.split(/[-–]/).map((part) => part.trim());
  return { from, to };
}
