import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { languages, me, moreLinks, profileLinks, shownLinks } from '../../shared/data.ts';
import { useUsers } from '../../shared/useUsers.ts';
import { DownIcon } from './icons.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UsersTable } from './UsersTable.tsx';

const theme = createTheme({ cssVariables: true });

export function Provider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
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
      <Container component="main" maxWidth="lg">
        <Stack spacing={3} sx={{ py: 3 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="h4" component="h1">
              Users
            </Typography>
            <Button variant="contained" onClick={() => setDialogOpen(true)}>
              Add user
            </Button>
          </Stack>
          {isAlertShown && (
            <Alert severity="success" onClose={() => setAlertShown(false)}>
              The user was saved.
            </Alert>
          )}
          <TextField
            type="search"
            label="Filter users"
            size="small"
            value={filter}
            onChange={(event) => typeFilter(event.target.value)}
          />
          <UsersTable users={shown} onActiveChange={setActive} />
          <Pagination count={pageCount} page={page} onChange={(_, number) => setPage(number)} />
        </Stack>
      </Container>
      <UserDialog isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}

function Header() {
  const [language, setLanguage] = useState('English');
  return (
    <AppBar position="static">
      <Toolbar>
        <Link href="#home" color="inherit" underline="none" variant="h6" sx={{ mr: 2 }}>
          Skerry
        </Link>
        <Box component="nav" aria-label="Main menu" sx={{ flexGrow: 1 }}>
          {shownLinks.map(({ label, href }) => (
            <Button key={href} color="inherit" href={href}>
              {label}
            </Button>
          ))}
          <HeaderMenu label="More">
            {(close) =>
              moreLinks.map(({ label, href }) => (
                <MenuItem key={href} component="a" href={href} onClick={close}>
                  {label}
                </MenuItem>
              ))
            }
          </HeaderMenu>
        </Box>
        <HeaderMenu label={language}>
          {(close) =>
            languages.map((name) => (
              <MenuItem
                key={name}
                selected={name === language}
                onClick={() => {
                  setLanguage(name);
                  close();
                }}
              >
                {name}
              </MenuItem>
            ))
          }
        </HeaderMenu>
        <HeaderMenu label={me}>
          {(close) => [
            ...profileLinks.map((label) => (
              <MenuItem key={label} component="a" href={`#${label}`} onClick={close}>
                {label}
              </MenuItem>
            )),
            <MenuItem key="log-out" onClick={close}>
              Log out
            </MenuItem>,
          ]}
        </HeaderMenu>
      </Toolbar>
    </AppBar>
  );
}

function HeaderMenu({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        endIcon={<DownIcon />}
        aria-haspopup="true"
        aria-controls={isOpen ? `${id}-menu` : undefined}
        aria-expanded={isOpen ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
