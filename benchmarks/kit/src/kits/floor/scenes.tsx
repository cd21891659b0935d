import { useId, useMemo, useState } from 'react';
import { siteLabel, siteOptions } from '../../shared/options.ts';
import { UsersTable } from './screen.tsx';

export const Rows = UsersTable;

const rowHeight = 36;
const rowsInView = 10;

/** A combobox by hand: only the rows in view are in the page. */
export function Options() {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [scrollTop, setScrollTop] = useState(0);
  const id = useId();
  const found = useMemo(() => {
    const wanted = typed.toLowerCase();
    return siteOptions.filter((option) => option.toLowerCase().includes(wanted));
  }, [typed]);
  const first = Math.floor(scrollTop / rowHeight);
  return (
    <label className="combobox">
      {siteLabel}
      <input
        className="input"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        value={typed}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
      />
      {isOpen && (
        <ul
          id={id}
          role="listbox"
          aria-label={siteLabel}
          className="options"
          onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
        >
          <li role="presentation" style={{ height: first * rowHeight }} />
          {found.slice(first, first + rowsInView + 2).map((option, index) => (
            <li
              key={option}
              role="option"
              aria-selected={false}
              aria-setsize={found.length}
              aria-posinset={first + index + 1}
              onClick={() => {
                setTyped(option);
                setOpen(false);
              }}
            >
              {option}
            </li>
          ))}
          <li role="presentation" style={{ height: Math.max(0, found.length - first - rowsInView - 2) * rowHeight }} />
        </ul>
      )}
    </label>
  );
}
