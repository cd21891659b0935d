// What all six show. The same words, users and options for each.

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly isActive: boolean;
}

export const roles = ['Administrator', 'Operations', 'Purchaser', 'Billing', 'Technician', 'Reader'];
export const languages = ['English', 'Svenska', 'Norsk', 'Dansk'];
export const profileLinks = ['Account', 'Notifications', 'Help'];
export const me = 'Alva Sandström';

export interface NavLink {
  readonly label: string;
  readonly href: string;
}
const link = (label: string): NavLink => ({ label, href: `#${label.toLowerCase()}` });
/** Twelve links: four stand in the header, the others in its menu. */
export const shownLinks = ['Services', 'Orders', 'Tickets', 'Invoices'].map(link);
export const moreLinks = ['Overview', 'Traffic', 'Status', 'Network', 'Users', 'Contacts', 'Documents', 'Forms'].map(
  link,
);

/** The six fields of the form: four to write in, two to choose from. */
export const textFields = [
  { name: 'firstName', label: 'First name', type: 'text' },
  { name: 'lastName', label: 'Last name', type: 'text' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const;
export const choiceFields = [
  { name: 'role', label: 'Role', options: roles },
  { name: 'language', label: 'Language', options: languages },
] as const;

const firstNames = [
  'Alva',
  'Anders',
  'Astrid',
  'Bente',
  'Björn',
  'Cecilia',
  'Dag',
  'Elin',
  'Finn',
  'Gustav',
  'Hanna',
  'Ida',
  'Jens',
  'Karin',
  'Lars',
  'Maja',
  'Nils',
  'Oda',
  'Per',
  'Quirin',
  'Runa',
  'Sofie',
  'Tor',
  'Ulla',
  'Vera',
];
const lastNames = [
  'Sandberg',
  'Holm',
  'Lind',
  'Aasen',
  'Ekdahl',
  'Nordgren',
  'Wall',
  'Thulin',
  'Berg',
  'Dahl',
  'Moen',
  'Juhl',
  'Krogh',
];

function user(index: number): User {
  const first = firstNames[index % firstNames.length] ?? '';
  const last = lastNames[index % lastNames.length] ?? '';
  return {
    id: `u${index}`,
    name: `${first} ${last}`,
    email: `${first}.${last}.${index}@havstrand.example`.toLowerCase(),
    roles: Array.from({ length: 1 + (index % 3) }, (_, at) => roles[(index + at) % roles.length] ?? ''),
    isActive: index % 7 !== 3,
  };
}

export const pageSize = 25;
export const users: readonly User[] = Array.from({ length: 1000 }, (_, index) => user(index));

export const linkOf = ({ id }: User) => `#users/${id}`;
export const switchLabelOf = ({ name }: User) => `Active, ${name}`;
export const statusOf = ({ isActive }: User) => (isActive ? 'May log in' : 'Locked out');
export const columnNames = ['Name', 'E-mail', 'Roles', 'Status', 'Active'];
