import {
  ActionList,
  ActionMenu,
  BaseStyles,
  Button,
  Header as PrimerHeader,
  PageHeader,
  PageLayout,
  Pagination,
  Stack,
  TextInput,
  ThemeProvider,
} from '@primer/react';
import { Banner } from '@primer/react';
import { SearchIcon } from '@primer/octicons-react';
import { useState, type ReactNode } from 'react';
import { languages, me, moreLinks, profileLinks, shownLinks } from '../../shared/data.ts';
import { useUsers } from '../../shared/useUsers.ts';
import { UserDialog } from './UserDialog.tsx';
import { UsersTable } from './UsersTable.tsx';
import './styles.ts';

export function Provider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider colorMode="day">
      <BaseStyles>{children}</BaseStyles>
    </ThemeProvider>
  );
}

export function Screen() {
  const { shown, filter, typeFilter, page, pageCount, setPage, setActive } = useUsers();
  const [isAlertShown, setAlertShown] = useState(true);
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Header />
      <PageLayout containerWidth="xlarge">
        <PageLayout.Header>
          <PageHeader>
            <PageHeader.TitleArea>
              <PageHeader.Title as="h1">Users</PageHeader.Title>
            </PageHeader.TitleArea>
            <PageHeader.Actions>
              <Button variant="primary" onClick={() => setDialogOpen(true)}>
                Add user
              </Button>
            </PageHeader.Actions>
          </PageHeader>
        </PageLayout.Header>
        <PageLayout.Content>
          <Stack>
            {isAlertShown && (
              <Banner
                title="Saved"
                hideTitle
                variant="success"
                description="The user was saved."
                onDismiss={() => setAlertShown(false)}
              />
            )}
            <TextInput
              type="search"
              aria-label="Filter users"
              placeholder="Filter users"
              leadingVisual={SearchIcon}
              value={filter}
              onChange={(event) => typeFilter(event.target.value)}
            />
            <UsersTable users={shown} onActiveChange={setActive} />
            <Pagination
              pageCount={pageCount}
              currentPage={page}
              onPageChange={(event, number) => {
                event.preventDefault();
                setPage(number);
              }}
            />
          </Stack>
        </PageLayout.Content>
      </PageLayout>
      {isDialogOpen && <UserDialog onClose={() => setDialogOpen(false)} />}
    </>
  );
}

function Header() {
  const [language, setLanguage] = useState('English');
  return (
    <PrimerHeader>
      <PrimerHeader.Item>
        <PrimerHeader.Link href="#home">Skerry</PrimerHeader.Link>
      </PrimerHeader.Item>
      {shownLinks.map(({ label, href }) => (
        <PrimerHeader.Item key={href}>
          <PrimerHeader.Link href={href}>{label}</PrimerHeader.Link>
        </PrimerHeader.Item>
      ))}
      <PrimerHeader.Item full>
        <HeaderMenu label="More">
          {moreLinks.map(({ label, href }) => (
            <ActionList.LinkItem key={href} href={href}>
              {label}
            </ActionList.LinkItem>
          ))}
        </HeaderMenu>
      </PrimerHeader.Item>
      <PrimerHeader.Item>
        <HeaderMenu label={language}>
          {languages.map((name) => (
            <ActionList.Item key={name} onSelect={() => setLanguage(name)}>
              {name}
            </ActionList.Item>
          ))}
        </HeaderMenu>
      </PrimerHeader.Item>
      <PrimerHeader.Item>
        <HeaderMenu label={me}>
          {profileLinks.map((label) => (
            <ActionList.LinkItem key={label} href={`#${label}`}>
              {label}
            </ActionList.LinkItem>
          ))}
          <ActionList.Item>Log out</ActionList.Item>
        </HeaderMenu>
      </PrimerHeader.Item>
    </PrimerHeader>
  );
}

function HeaderMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ActionMenu>
      <ActionMenu.Button>{label}</ActionMenu.Button>
      <ActionMenu.Overlay>
        <ActionList>{children}</ActionList>
      </ActionMenu.Overlay>
    </ActionMenu>
  );
}
