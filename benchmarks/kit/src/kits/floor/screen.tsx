import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  columnNames,
  languages,
  linkOf,
  me,
  moreLinks,
  profileLinks,
  shownLinks,
  statusOf,
  switchLabelOf,
} from '../../shared/data.ts';
import { StrokeIcon } from '../../shared/icons.tsx';
import { useUsers, type UsersTableProps } from '../../shared/useUsers.ts';
import { UserDialog } from './UserDialog.tsx';
import './floor.css';

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
      <main>
        <div className="title">
          <h1>Users</h1>
          <button className="button primary" onClick={() => setDialogOpen(true)}>
            Add user
          </button>
        </div>
        {isAlertShown && (
          <div className="alert" role="status">
            <span>The user was saved.</span>
            <button className="icon-button" aria-label="Close" onClick={() => setAlertShown(false)}>
              <StrokeIcon path="close" />
            </button>
          </div>
        )}
        <input
          className="input"
          type="search"
          aria-label="Filter users"
          placeholder="Filter users"
          value={filter}
          onChange={(event) => typeFilter(event.target.value)}
        />
        <UsersTable users={shown} onActiveChange={setActive} />
        <Pages page={page} pageCount={pageCount} onPageChange={setPage} />
      </main>
      {isDialogOpen && <UserDialog onClose={() => setDialogOpen(false)} />}
    </>
  );
}

function Header() {
  const [language, setLanguage] = useState('English');
  return (
    <header className="header">
      <a className="brand" href="#home">
        Skerry
      </a>
      <nav aria-label="Main menu">
        <ul>
          {shownLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <Menu label="More">
              {moreLinks.map(({ label, href }) => (
                <a key={href} role="menuitem" href={href}>
                  {label}
                </a>
              ))}
            </Menu>
          </li>
        </ul>
      </nav>
      <Menu label={language}>
        {languages.map((name) => (
          <button key={name} role="menuitem" onClick={() => setLanguage(name)}>
            {name}
          </button>
        ))}
      </Menu>
      <Menu label={me}>
        {profileLinks.map((label) => (
          <a key={label} role="menuitem" href={`#${label}`}>
            {label}
          </a>
        ))}
        <button role="menuitem">Log out</button>
      </Menu>
    </header>
  );
}

function Menu({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const close = ({ target }: Event) => root.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  return (
    <div
      className="menu"
      ref={root}
      onKeyDown={({ key, currentTarget, target }) => {
        const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
        const step = { ArrowDown: 1, ArrowUp: -1 }[key];
        if (key === 'Escape') setOpen(false);
        else if (step !== undefined) items.at((items.indexOf(target as HTMLElement) + step) % items.length)?.focus();
      }}
    >
      <button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <StrokeIcon path="down" size={16} />
      </button>
      {isOpen && (
        <div role="menu" id={id} className="menu-list" onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}

export function UsersTable({ users, onActiveChange }: UsersTableProps) {
  return (
    <table className="table" aria-label="Users">
      <thead>
        <tr>
          {columnNames.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <a href={linkOf(user)}>{user.name}</a>
            </th>
            <td>{user.email}</td>
            <td>
              {user.roles.map((role) => (
                <span key={role} className="tag">
                  {role}
                </span>
              ))}
            </td>
            <td>
              <span className="status" data-active={user.isActive || undefined}>
                {statusOf(user)}
              </span>
            </td>
            <td>
              <input
                type="checkbox"
                role="switch"
                className="switch"
                aria-label={switchLabelOf(user)}
                checked={user.isActive}
                onChange={(event) => onActiveChange(user, event.target.checked)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pages({
  page,
  pageCount,
  onPageChange,
}: {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}) {
  const near = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return (
    <nav aria-label="Pages" className="pages">
      <button
        className="button"
        aria-label="Previous page"
        disabled={page === 1}
        onClick={() => onPageChange(page - 1)}
      >
        ‹
      </button>
      {near.map((number) => (
        <button
          key={number}
          className="button"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPageChange(number)}
        >
          {number}
        </button>
      ))}
      <button
        className="button"
        aria-label="Next page"
        disabled={page === pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        ›
      </button>
    </nav>
  );
}
