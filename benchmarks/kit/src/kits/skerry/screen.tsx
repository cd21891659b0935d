import '@skerry/ui/fonts.css';
import '@skerry/ui/tokens.css';
import '@skerry/ui/textures.css';
import {
  Alert,
  AlertStack,
  AppHeader,
  Button,
  Inline,
  LanguageChooser,
  Logo,
  PageHeader,
  Pagination,
  SearchField,
  Stack,
  ThemeProvider,
  type LinkProps,
  type NavGroup,
} from '@skerry/ui';
import { IconBuilding } from '@tabler/icons-react';
import { createContext, use, useState, type ReactNode } from 'react';
import { languages, me, moreLinks, profileLinks, shownLinks } from '../../shared/data.ts';
import { useUsers } from '../../shared/useUsers.ts';
import { UserDialog } from './UserDialog.tsx';
import { UsersTable } from './UsersTable.tsx';

const GoToPage = createContext<(page: number) => void>(() => {});

/** Stands for the link of a router: pages of the list are shown without leaving the page. */
function RouterLink(props: LinkProps) {
  const goTo = use(GoToPage);
  const page = /^\?page=([0-9]+)$/.exec(props.href)?.[1];
  if (page === undefined) return <a {...props} />;
  return (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault();
        goTo(Number(page));
      }}
    />
  );
}

export function Provider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme="light" linkComponent={RouterLink}>
      {children}
    </ThemeProvider>
  );
}

const languageOptions = languages.map((label) => ({ value: label, label, lang: 'en' }));
const groups: readonly NavGroup[] = [
  {
    id: 'all',
    label: 'Pages',
    items: [
      ...shownLinks.map((link, index) => ({
        ...link,
        icon: IconBuilding,
        highlight: ([1, 2, 3, 'always'] as const)[index] ?? 1,
      })),
      ...moreLinks.map((link) => ({ ...link, icon: IconBuilding })),
    ],
  },
];
const links = profileLinks.map((label) => ({ label, href: `#${label}`, icon: IconBuilding }));

export function Screen() {
  const { shown, filter, typeFilter, page, pageCount, setPage, setActive } = useUsers();
  const [isAlertShown, setAlertShown] = useState(true);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [language, setLanguage] = useState('English');
  return (
    <GoToPage value={setPage}>
      <AppHeader
        logo={<Logo />}
        brand="Skerry"
        homeHref="#home"
        groups={groups}
        profile={{ name: me, email: 'alva@havstrand.example', customer: 'Havstrand', links, onLogOut: () => {} }}
      />
      <AlertStack>
        {isAlertShown && (
          <Alert tone="positive" autoHide={false} onClose={() => setAlertShown(false)}>
            The user was saved.
          </Alert>
        )}
      </AlertStack>
      <main>
        <Stack>
          <PageHeader
            title="Users"
            actions={
              <Inline>
                <LanguageChooser
                  isFloating
                  options={languageOptions}
                  value={language}
                  onValueChange={({ value }) => setLanguage(value)}
                />
                <Button variant="primary" onClick={() => setDialogOpen(true)}>
                  Add user
                </Button>
              </Inline>
            }
          />
          <UsersTable
            users={shown}
            onActiveChange={setActive}
            toolbar={
              <SearchField
                label="Filter users"
                isLabelHidden
                placeholder="Filter users"
                value={filter}
                onValueChange={typeFilter}
              />
            }
            foot={<Pagination page={page} pageCount={pageCount} hrefOf={(number) => `?page=${number}`} />}
          />
        </Stack>
      </main>
      <UserDialog isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </GoToPage>
  );
}
