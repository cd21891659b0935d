import {
  Alert,
  Anchor,
  AppShell,
  Button,
  Group,
  MantineProvider,
  Menu,
  Pagination,
  Stack,
  TextInput,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { languages, me, moreLinks, profileLinks, shownLinks } from '../../shared/data.ts';
import { StrokeIcon } from '../../shared/icons.tsx';
import { useUsers } from '../../shared/useUsers.ts';
import { UserDialog } from './UserDialog.tsx';
import { UsersTable } from './UsersTable.tsx';
import './styles.ts';

export function Provider({ children }: { children: ReactNode }) {
  return <MantineProvider>{children}</MantineProvider>;
}

export function Screen() {
  const { shown, filter, typeFilter, page, pageCount, setPage, setActive } = useUsers();
  const [isAlertShown, setAlertShown] = useState(true);
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <AppShell header={{ height: 64 }} padding="md">
      <Header />
      <AppShell.Main>
        <Stack>
          <Group justify="space-between">
            <Title order={1}>Users</Title>
            <Button onClick={() => setDialogOpen(true)}>Add user</Button>
          </Group>
          {isAlertShown && (
            <Alert color="green" withCloseButton closeButtonLabel="Close" onClose={() => setAlertShown(false)}>
              The user was saved.
            </Alert>
          )}
          <TextInput
            type="search"
            aria-label="Filter users"
            placeholder="Filter users"
            leftSection={<StrokeIcon path="search" size={16} />}
            value={filter}
            onChange={(event) => typeFilter(event.currentTarget.value)}
          />
          <UsersTable users={shown} onActiveChange={setActive} />
          <Pagination
            total={pageCount}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({ 'aria-label': `${control === 'next' ? 'Next' : 'Previous'} page` })}
          />
        </Stack>
      </AppShell.Main>
      <UserDialog isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </AppShell>
  );
}

function Header() {
  const [language, setLanguage] = useState('English');
  return (
    <AppShell.Header>
      <Group h="100%" px="md" justify="space-between">
        <Anchor href="#home" fw={700}>
          Skerry
        </Anchor>
        <Group component="nav" aria-label="Main menu" flex={1}>
          {shownLinks.map(({ label, href }) => (
            <Anchor key={href} href={href}>
              {label}
            </Anchor>
          ))}
          <HeaderMenu label="More">
            {moreLinks.map(({ label, href }) => (
              <Menu.Item key={href} component="a" href={href}>
                {label}
              </Menu.Item>
            ))}
          </HeaderMenu>
        </Group>
        <HeaderMenu label={language}>
          {languages.map((name) => (
            <Menu.Item key={name} onClick={() => setLanguage(name)}>
              {name}
            </Menu.Item>
          ))}
        </HeaderMenu>
        <HeaderMenu label={me}>
          {profileLinks.map((label) => (
            <Menu.Item key={label} component="a" href={`#${label}`}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item>Log out</Menu.Item>
        </HeaderMenu>
      </Group>
    </AppShell.Header>
  );
}

function HeaderMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton>
          <Group gap="xs">
            {label}
            <StrokeIcon path="down" size={16} />
          </Group>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
