import { useEffect, useId, useRef } from 'react';
import { choiceFields, textFields } from '../../shared/data.ts';
import { StrokeIcon } from '../../shared/icons.tsx';

/** The browser's own dialog: it holds the focus and gives it back. */
export function UserDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <form method="dialog">
        <div className="title">
          <h2 id={id}>Add user</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <StrokeIcon path="close" />
          </button>
        </div>
        {textFields.map(({ name, label, type }) => (
          <label key={name}>
            {label}
            <input className="input" name={name} type={type} autoComplete="off" />
          </label>
        ))}
        {choiceFields.map(({ name, label, options }) => (
          <label key={name}>
            {label}
            <select className="input" name={name}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ))}
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button className="button primary">Save</button>
        </div>
      </form>
    </dialog>
  );
}
