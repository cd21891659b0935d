import { writeAssignments, type Contact, type ContactDetails, type customerContactOperations } from '@skerry/contracts';
import type { Database } from '../../database/connect.ts';
import type { Cell } from '../../files/cell.ts';
import { csvFile } from '../../files/csv.ts';
import { exportName, fileAnswer } from '../../files/file-answer.ts';
import type { Handlers } from '../../http/operation.ts';
import { listContacts } from './contacts.repository.ts';
import { filterOf } from './contact-filter.ts';
import { maxContacts } from './invariant.ts';

/** The same in every language, so that a file can be imported again whoever has made it. */
const headings = ['name', 'kind', 'email', 'phone', 'locale', 'hours', 'timeZone', 'assignments'];

/** Contacts as a file. A customer has so few that they are read at once. */
export function contactExportHandlers(database: Database): Pick<Handlers<customerContactOperations>, 'exportContacts'> {
  return {
    async exportContacts({ principal, query }) {
      const page = { page: 0, pageSize: maxContacts, sortBy: 'name' } as const;
      const { items } = await listContacts(database.readsOf(principal), filterOf(query), page);
      const body = csvFile([headings, ...items.map(cellsOf)], { separator: ';', decimalSign: ',' });
      return fileAnswer(body, exportName('contacts', principal.customerId), 'csv');
    },
  };
}

function cellsOf(contact: Contact): Cell[] {
  const { name, kind, email, phone, locale, hours, timeZone } = contact;
  const { assignments } = detailsOf(contact);
  const time = hours === null ? '' : `${hours.from}-${hours.to}`;
  return [name, kind, email, phone ?? '', locale, time, timeZone, writeAssignments(assignments)];
}

/** A contact as it is written. */
export function detailsOf({ kind, name, email, phone, locale, hours, timeZone, assignments }: Contact): ContactDetails {
  return {
    kind,
    name,
    email,
    phone: phone ?? '',
    locale,
    hours,
    timeZone,
    assignments: assignments.map(({ type, scope, channels, order }) => ({
      type,
      scope: { kind: scope.kind, ids: scope.items.map(({ id }) => id).sort() },
      channels,
      order,
    })),
  };
}
