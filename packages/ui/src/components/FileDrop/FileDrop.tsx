'use client';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState, type ComponentProps } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { ChooseWord, DropWord, DropZone, FileInput, Limits } from './FileDrop.styles.ts';
import { eventTexts, type FileAction } from './eventTexts.ts';
import { FileList } from './FileList.tsx';
import { formatSize, sortFiles, typesOf, type FileRules, type Sorted } from './fileRules.ts';
import { Refusals } from './Refusals.tsx';
import { useUploads, type Upload, type UploadedFile } from './useUploads.ts';

export interface FileDropProps<Result>
  extends
    FieldTextProps,
    FileRules,
    Omit<ComponentProps<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple'> {
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Keeps the files, and the focus: for while they are saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** The files that have arrived. Those on their way, and those that failed, are not part of it. Given, the caller keeps them. */
  readonly value?: readonly UploadedFile<Result>[] | undefined;
  /** The files at first, where the field keeps them by itself. @default none */
  readonly defaultValue?: readonly UploadedFile<Result>[] | undefined;
  /** Files were added, removed or uploaded; gets all of them. */
  readonly onValueChange?: ((value: readonly UploadedFile<Result>[]) => void) | undefined;
  /**
   * The former name.
   *
   * @deprecated since 0.2.0, removed in 1.0.0: it is `onValueChange`. `npx @skerry/ui-codemods value-change src` renames it.
   */
  readonly onChange?: ((value: readonly UploadedFile<Result>[]) => void) | undefined;
  /** Sends with a form, under this name, what `upload` has given for each file, where that is text such as an id. */
  readonly name?: string;
  /** Sends a file. To keep files until the form is sent, give them back: `async (file) => file`. */
  readonly upload: Upload<Result>;
  /** Tells whether files are on their way, so that the form can wait. */
  readonly onUploadingChange?: (isUploading: boolean) => void;
  /** `read` where a file stays on the reader's device, such as one whose lines fill a field. @default 'upload' */
  readonly action?: FileAction;
  /** What to say about a file that failed. @default "sites.xlsx could not be uploaded" */
  readonly failureMessage?: (error: unknown, file: File) => string;
}

/**
 * Files, dropped or chosen, each uploaded at once with its own progress.
 *
 * @example
 * <FileDrop label="Attachments" accept=".pdf,.png" maxSize={10_000_000} maxCount={10} upload={sendFile} {...useValueField({ control, name: 'attachments' })} />
 */
export function FileDrop<Result>(props: FileDropProps<Result>) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, id, className, ...driven } = props;
  // oxlint-disable-next-line typescript/no-deprecated -- here it is kept working
  const { onChange, onValueChange = onChange, ...given } = driven;
  const others = withoutValue(given);
  const [value, change, formRef] = useValue<readonly UploadedFile<Result>[], readonly UploadedFile<Result>[]>(
    { ...props, onValueChange },
    nothing,
  );
  const { upload, onUploadingChange, action = 'upload', failureMessage, ...withRules } = others;
  const { accept, maxSize, maxCount, ref, name, readOnly, onClick, ...rest } = withRules;
  const { locale } = useKit();
  const text = useUiText();
  const disabled = rest.disabled === true;
  const isReadOnly = useIsReadOnly(readOnly);
  const isLocked = isReadOnly || disabled;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<Sorted['refused']>([]);
  const [said, setSaid] = useState('');
  const uploads = useUploads({
    value,
    onChange: change,
    upload,
    onUploadingChange,
    onEvent: (event, name) => setSaid(text(eventTexts[action][event], undefined, { name })),
  });

  const uploadsRef = useFormReset(() => {
    for (const { id: fileId } of uploads.pending) uploads.remove(fileId);
    setRefused([]);
    setSaid('');
  });

  const take = (files: globalThis.FileList | null) => {
    if (isLocked) return;
    const sorted = sortFiles([...(files ?? [])], value.length + uploads.pending.length, { accept, maxSize, maxCount });
    setRefused(sorted.refused);
    uploads.add(sorted.taken);
  };
  const remove = (fileId: string) => {
    uploads.remove(fileId);
    // The button that had the focus is gone.
    input.current?.focus();
  };
  const limits = [
    maxSize !== undefined &&
      text('ui.fileDrop.limits', undefined, { count: maxCount ?? 0, size: formatSize(maxSize, locale) }),
    accept !== undefined && text('ui.fileDrop.accepts', undefined, { types: typesOf(accept) }),
  ].filter(Boolean);
  const texts = {
    label,
    hint: hint ?? (limits.length > 0 ? limits.join(' ') : undefined),
    error,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  return (
    <Field {...texts} id={id} className={className} required={rest.required}>
      {(control) => (
        <>
          <DropZone
            data-over={isOver || undefined}
            data-invalid={error ? '' : undefined}
            data-disabled={isLocked || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!isLocked);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              take(event.dataTransfer.files);
            }}
          >
            <Icon icon={IconUpload} />
            <span>
              <DropWord>{text('ui.fileDrop.drop', undefined, { count: maxCount ?? 2 })} </DropWord>
              <ChooseWord>{text('ui.fileDrop.choose', undefined, { count: maxCount ?? 2 })}</ChooseWord>
            </span>
            <FileInput
              {...rest}
              {...control}
              ref={mergeRefs(input, formRef, uploadsRef, ref)}
              type="file"
              required={false}
              disabled={disabled}
              aria-disabled={isReadOnly || undefined}
              accept={accept}
              multiple={maxCount !== 1}
              onClick={(event) => {
                onClick?.(event);
                // HTML knows no read-only field for files: the choice does not open, and the focus stays.
                if (isReadOnly) event.preventDefault();
              }}
              onChange={(event) => {
                take(event.target.files);
                // The same file can be chosen again.
                event.target.value = '';
              }}
            />
          </DropZone>
          {name !== undefined &&
            value.map(
              ({ id: fileId, result }) =>
                typeof result === 'string' && (
                  <input key={fileId} type="hidden" name={name} value={result} disabled={disabled} />
                ),
            )}
          {hint !== undefined && limits.length > 0 && <Limits>{limits.join(' ')}</Limits>}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          <Refusals refused={refused} rules={{ accept, maxSize, maxCount }} />
          <FileList
            files={value}
            pending={uploads.pending}
            disabled={disabled}
            isReadOnly={isReadOnly}
            texts={eventTexts[action]}
            failureMessage={failureMessage}
            onRetry={uploads.retry}
            onRemove={remove}
          />
        </>
      )}
    </Field>
  );
}

const nothing: readonly never[] = [];
