import { TextField } from '@skerry/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { coordinateText, type Coordinate } from '../../where/coordinates.ts';
import { readPlace } from './pins.ts';

interface CoordinateTextProps {
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
  /** What is there already; without it, the field is emptied once its text was taken. */
  at?: Coordinate | undefined;
  isReadOnly: boolean;
  end?: ReactNode;
  onTake: (at: Coordinate) => void;
}

/** A place by its coordinate, taken with Enter or as the field is left. */
export function CoordinateText({ label, isLabelHidden = false, hint, at, isReadOnly, onTake }: CoordinateTextProps) {
  const { formatMessage } = useIntl();
  const shown = at ? coordinateText(at) : '';
  const [typed, setTyped] = useState<string>();
  const text = typed ?? shown;
  const isWrong = typed !== undefined && typed.trim() !== '' && readPlace(typed) === undefined;
  const [isLeft, setLeft] = useState(false);
  const take = () => {
    const read = readPlace(text);
    setLeft(isWrong);
    if (isWrong) return;
    setTyped(undefined);
    if (read && coordinateText(read) !== shown) onTake(read);
  };
  return (
    <TextField
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      value={text}
      readOnly={isReadOnly}
      onChange={(event) => {
        setTyped(event.target.value);
        if (readPlace(event.target.value)) setLeft(false);
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // It is no answer to the whole form.
        event.preventDefault();
        take();
      }}
      error={
        isLeft && isWrong && formatMessage({ id: 'quoteMany.coordinate.invalid' }, { example: '67.1339, 20.6528' })
      }
    />
  );
}
