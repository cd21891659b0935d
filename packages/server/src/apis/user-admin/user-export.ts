import { separatorInCell, type CustomerUser, type userAdminOperations } from '@skerry/contracts';
import type { Database, TenantQueries } from '../../database/connect.ts';
import type { Cell } from '../../files/cell.ts';
import { csvFile } from '../../files/csv.ts';
import { exportName, fileAnswer } from '../../files/file-answer.ts';
import type { Handlers } from '../../http/operation.ts';
import type { UserFilter } from './user-conditions.ts';
import { usersAfter } from './users.repository.ts';

/** The same in every language, so that a file can be imported again whoever has made it. */
const headings = [
  'firstName',
  'lastName',
  'email',
  'cellphone',
  'locale',
  'roles',
  'groups',
  'lastLogin',
  'invitation',
];
/** Users that one statement reads. */
const partSize = 1000;

/** Users as a file, read and sent in parts. */
export function userExportHandlers(database: Database): Pick<Handlers<userAdminOperations>, 'exportCustomerUsers'> {
  return {
    async exportCustomerUsers({ principal, query }) {
      const queries = database.readsOf(principal);
      // Read before the answer begins: what fails here is still told as a problem.
      const first = await usersAfter(queries, query, '', partSize);
      const body = csvFile(rowsOf(queries, query, first), { separator: ';', decimalSign: ',' });
      return fileAnswer(body, exportName('users', principal.customerId), 'csv');
    },
  };
}

async function* rowsOf(queries: TenantQueries, filter: UserFilter, first: CustomerUser[]): AsyncGenerator<Cell[]> {
  yield headings;
  for (let part = first; ;) {
    for (const user of part) yield cellsOf(user);
    const last = part.at(-1);
    if (last === undefined || part.length < partSize) return;
    part = await usersAfter(queries, filter, last.email.toLowerCase(), partSize);
  }
}

function cellsOf(user: CustomerUser): Cell[] {
  const { firstName, lastName, email, cellphone, locale, roles, roleGroups, lastLoginAt, invitation } = user;
  const roleIds = roles.map(({ id }) => id).join(separatorInCell);
  const groups = roleGroups.map(({ name }) => name).join(separatorInCell);
  return [
    firstName,
    lastName,
    email,
    cellphone ?? '',
    locale,
    roleIds,
    groups,
    lastLoginAt ?? '',
    invitation?.state ?? '',
  ];
}
