import { FileDrop } from '@skerry/ui';
import { readTextFile } from './read-text-file.ts';

/** Bytes: an export of some thousand lines. */
const maxFileSize = 1_000_000;

export interface TextFileDropProps {
  label: string;
  /** What is said of a file that can't be read, given its name. */
  unreadable: (name: string) => string;
  onText: (text: string) => void;
}

/** Reads one file of lines into a field beside it. */
export function TextFileDrop({ label, unreadable, onText }: TextFileDropProps) {
  return (
    <FileDrop
      label={label}
      isOptional
      action="read"
      accept=".csv,.txt"
      maxSize={maxFileSize}
      maxCount={1}
      value={[]}
      onValueChange={() => {
        // The text is in the field.
      }}
      upload={async (file) => onText(await readTextFile(file))}
      failureMessage={(_error, { name }) => unreadable(name)}
    />
  );
}
