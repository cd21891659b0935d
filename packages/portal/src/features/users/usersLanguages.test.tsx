import { languageList, type Language } from '@skerry/i18n';
import { screen } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { aUserDirectory } from './testing/aUserDirectory.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await Promise.all([
    import('./UsersPage.tsx'),
    import('./UserDetailsPage.tsx'),
    import('./UserGroupsPage.tsx'),
    import('./form/CreateUserDialog.tsx'),
    import('./form/EditUserDialog.tsx'),
    import('./details/DeleteUserDialog.tsx'),
  ]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Words {
  title: string;
  add: string;
  missingPhone: string;
  firstNameMissing: string;
  edit: string;
  remove: string;
  sure: string;
  willBeDeleted: string;
  save: string;
  noMatch: string;
  groups: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Users',
    add: 'Add New User',
    missingPhone: 'No phone number',
    firstNameMissing: 'You have to enter a first name.',
    edit: 'Edit user',
    remove: 'Delete user',
    sure: 'Are you sure?',
    willBeDeleted: 'The user Elin Wallgren will be deleted. This can not be undone.',
    save: 'Save Changes',
    noMatch: 'Nothing matches “zzz”',
    groups: 'Groups',
  },
  sv: {
    title: 'Användare',
    add: 'Lägg till användare',
    missingPhone: 'Inget telefonnummer',
    firstNameMissing: 'Du måste ange ett förnamn.',
    edit: 'Redigera användare',
    remove: 'Ta bort användare',
    sure: 'Är du säker?',
    willBeDeleted: 'Användaren Elin Wallgren tas bort. Det går inte att ångra.',
    save: 'Spara ändringar',
    noMatch: 'Inget matchar ”zzz”',
    groups: 'Grupper',
  },
  no: {
    title: 'Brukere',
    add: 'Legg til bruker',
    missingPhone: 'Mangler telefonnummer',
    firstNameMissing: 'Du må oppgi et fornavn.',
    edit: 'Rediger bruker',
    remove: 'Slett bruker',
    sure: 'Er du sikker?',
    willBeDeleted: 'Brukeren Elin Wallgren blir slettet. Dette kan ikke angres.',
    save: 'Lagre endringer',
    noMatch: 'Ingenting samsvarer med «zzz»',
    groups: 'Grupper',
  },
  da: {
    title: 'Brugere',
    add: 'Tilføj bruger',
    missingPhone: 'Telefonnummer mangler',
    firstNameMissing: 'Du skal angive et fornavn.',
    edit: 'Rediger bruger',
    remove: 'Slet bruger',
    sure: 'Er du sikker?',
    willBeDeleted: 'Brugeren Elin Wallgren slettes. Det kan ikke fortrydes.',
    save: 'Gem ændringer',
    noMatch: 'Ingen resultater matcher »zzz«',
    groups: 'Grupper',
  },
};

describe.each(languageList)('in %s', (language) => {
  const text = words[language];

  it('the list speaks it, and axe finds nothing', async () => {
    aUserDirectory();
    await renderAt('/users', { language });
    expect(await screen.findByText(text.missingPhone)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: text.add })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('the list without a match speaks it, and axe finds nothing', async () => {
    aUserDirectory();
    await renderAt('/users?filter=zzz', { language });
    expect(await screen.findByText(text.noMatch)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('the form with errors speaks it, and axe finds nothing', async () => {
    aUserDirectory();
    const { user } = await renderAt('/users', { language });
    await user.click(await screen.findByRole('button', { name: text.add }));
    await screen.findByRole('dialog');
    await user.tab();
    expect(await screen.findByText(text.firstNameMissing)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('the details with unsaved changes speak it, and axe finds nothing', async () => {
    aUserDirectory();
    const { user } = await renderAt('/users/elin', { language });
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await user.click(first);
    expect(screen.getByRole('button', { name: text.edit })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: text.save })).toBeEnabled();
    expect(await findViolations()).toEqual([]);
  });

  it('the question before a deletion speaks it, and axe finds nothing', async () => {
    aUserDirectory();
    const { user } = await renderAt('/users/elin', { language });
    await user.click(await screen.findByRole('button', { name: text.remove }));
    expect(await screen.findByRole('alertdialog', { name: text.sure })).toHaveTextContent(text.willBeDeleted);
    expect(await findViolations()).toEqual([]);
  });

  it('groups and a user that is gone speak it, and axe finds nothing', async () => {
    aUserDirectory();
    const { unmount } = await renderAt('/users/groups', { language });
    expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: new RegExp(`^${text.groups}`), current: 'page' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    unmount();
    await renderAt('/users/nobody', { language });
    await screen.findByRole('heading', { level: 1 });
    expect(await findViolations()).toEqual([]);
  });
});
