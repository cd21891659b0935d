// For stories and tests: a list of users.
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Text } from '../../primitives/Text/Text.tsx';
import { TagList } from '../Tag/TagList.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { Switch } from '../Switch/Switch.tsx';
import type { TableColumn } from './tableTypes.ts';

export interface ExampleUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly roles: readonly string[];
  readonly isActive: boolean;
}

const user = (
  id: string,
  name: string,
  email: string,
  phone: string | undefined,
  roles: readonly string[],
  isActive = true,
): ExampleUser => ({
  id,
  name,
  email: `${email}@havstrand.example`,
  phone,
  roles,
  isActive,
});

export const exampleUsers: readonly ExampleUser[] = [
  user('1', 'Alva Sandström', 'alva.sandstrom', '+46 70 174 06 11', ['Operation staff']),
  user('2', 'Anders Kjeldsen', 'anders.kjeldsen', '+45 89 88 01 42', ['Operation staff', 'Colocation technician']),
  user('3', 'Astrid Lindqvist', 'astrid.lindqvist', '+46 70 174 06 05', [
    'User administrator',
    'Operation responsible',
    'Purchaser',
  ]),
  user('4', 'Bente Aasen', 'bente.aasen', '+47 481 00 137', ['Billing responsible']),
  user('5', 'Björn Ekdahl', 'bjorn.ekdahl', '+46 70 174 06 18', ['Operation staff'], false),
  user('6', 'Cecilia Nordgren', 'cecilia.nordgren', '+46 70 174 06 22', ['Purchaser', 'Quote requester']),
  user('7', 'Elin Wallgren', 'elin.wallgren', '+46 70 174 06 24', [
    'Operation responsible',
    'Operation staff',
    'Delivery responsible',
    'Purchaser',
  ]),
  user('8', 'Gustav Thulin', 'gustav.thulin', undefined, ['Quote requester']),
];

const active = { tone: 'positive', icon: IconCircleCheckFilled, children: 'Active' } as const;
const inactive = { tone: 'neutral', sector: 0, children: 'Inactive' } as const;
const noPhone = 'No phone number';

export const exampleColumns: readonly TableColumn<ExampleUser>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, width: '19%' },
  {
    id: 'email',
    header: 'E-mail',
    cell: ({ email }) => <BreaksAfterAt email={email} />,
    visibleFrom: 'large',
    width: '24%',
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phone }) => (phone ? <bdi dir="ltr">{phone}</bdi> : <Text tone="error">{noPhone}</Text>),
    visibleFrom: 'extraLarge',
    width: '16%',
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ roles }) => <TagList items={roles.map((role) => ({ id: role, label: role }))} />,
    visibleFrom: 'medium',
    shape: 'tags',
  },
  {
    id: 'active',
    header: 'Active',
    cell: ({ isActive }) => <StatusLabel {...(isActive ? active : inactive)} />,
    shape: 'switch',
    width: '130px',
  },
];

/** In a narrow column, an address goes on below its @ and not in the middle of a word. */
function BreaksAfterAt({ email }: { email: string }) {
  const end = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  );
}

/** So many users, each with a key of its own. */
export function manyUsers(count: number): readonly ExampleUser[] {
  return Array.from({ length: count }, (_, index) => {
    const user = exampleUsers[index % exampleUsers.length] as ExampleUser;
    return { ...user, id: `${index + 1}`, name: index < exampleUsers.length ? user.name : `${user.name} ${index + 1}` };
  });
}

export const switchColumn: TableColumn<ExampleUser> = {
  id: 'active',
  header: 'Active',
  cell: (user) => <ActiveSwitch user={user} />,
  shape: 'switch',
  width: '130px',
};

function ActiveSwitch({ user }: { user: ExampleUser }) {
  const [isActive, setActive] = useState(user.isActive);
  const word = (isActive ? active : inactive).children;
  const label = [word, user.name].join(', ');
  return (
    <Switch checked={isActive} onCheckedChange={setActive} aria-label={label}>
      {word}
    </Switch>
  );
}
