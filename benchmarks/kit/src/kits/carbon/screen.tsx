import {
  Button,
  Content,
  Header as CarbonHeader,
  HeaderGlobalBar,
  HeaderMenu,
  HeaderMenuItem,
  HeaderName,
  HeaderNavigation,
  InlineNotification,
  MenuButton,
  MenuItem,
  PaginationNav,
  Stack,
} from '@carbon/react';
import { useState, type ReactNode } from 'react';
import { languages, me, moreLinks, profileLinks, shownLinks } from '../../shared/data.ts';
import { useUsers } from '../../shared/useUsers.ts';
import { UserDialog } from './UserDialog.tsx';
import { UsersTable } from './UsersTable.tsx';
import './styles.scss';

export function Provider({ children }: { children: ReactNode }) {
  return children;
}

export function Screen() {
  const { shown, filter, typeFilter, page, pageCount, setPage, setActive } = useUsers();
  const [isAlertShown, setAlertShown] = useState(true);
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Header />
      <Content>
        <Stack gap={6}>
          <h1>Users</h1>
          {isAlertShown && (
            <InlineNotification
              kind="success"
              title="Saved"
              subtitle="The user was saved."
              lowContrast
              onCloseButtonClick={() => setAlertShown(false)}
            />
          )}
          <UsersTable
            users={shown}
            onActiveChange={setActive}
            filter={{ value: filter, onChange: typeFilter }}
            action={<Button onClick={() => setDialogOpen(true)}>Add user</Button>}
          />
          <PaginationNav
            totalItems={pageCount}
            page={page - 1}
            onChange={(index) => setPage(index + 1)}
            itemsShown={7}
            disableOverflow
          />
        </Stack>
      </Content>
      {isDialogOpen && <UserDialog onClose={() => setDialogOpen(false)} />}
    </>
  );
}

function Header() {
  const [language, setLanguage] = useState('English');
  return (
    <CarbonHeader aria-label="Skerry">
      <HeaderName href="#home" prefix="">
        Skerry
      </HeaderName>
      <HeaderNavigation aria-label="Main menu">
        {shownLinks.map(({ label, href }) => (
          <HeaderMenuItem key={href} href={href}>
            {label}
          </HeaderMenuItem>
        ))}
        <HeaderMenu menuLinkName="More" aria-label="More">
          {moreLinks.map(({ label, href }) => (
            <HeaderMenuItem key={href} href={href}>
              {label}
            </HeaderMenuItem>
          ))}
        </HeaderMenu>
      </HeaderNavigation>
      <HeaderGlobalBar>
        <MenuButton label={language} kind="ghost">
          {languages.map((name) => (
            <MenuItem key={name} label={name} onClick={() => setLanguage(name)} />
          ))}
        </MenuButton>
        <MenuButton label={me} kind="ghost">
          {[...profileLinks, 'Log out'].map((label) => (
            <MenuItem key={label} label={label} />
          ))}
        </MenuButton>
      </HeaderGlobalBar>
    </CarbonHeader>
  );
}
