'use client';
import { IconAlertTriangleFilled, IconFileText, IconX } from '@tabler/icons-react';
import type { ComponentProps, CSSProperties } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { InnerButton } from '../Field/InnerButton.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import type { EventTexts } from './eventTexts.ts';
import { FileChip, FileChips, FileMeta, FileName, ProgressLine } from './FileDrop.styles.ts';
import { formatSize } from './fileRules.ts';
import type { PendingFile, UploadedFile } from './useUploads.ts';

export interface FileListProps {
  readonly files: readonly UploadedFile<unknown>[];
  readonly pending: readonly PendingFile[];
  readonly disabled: boolean;
  /** What has the focus keeps it. */
  readonly isReadOnly: boolean;
  readonly texts: EventTexts;
  readonly failureMessage: ((error: unknown, file: File) => string) | undefined;
  readonly onRetry: (file: PendingFile) => void;
  readonly onRemove: (id: string) => void;
}

/** The files that have arrived, then those on their way or stuck. */
export function FileList(props: FileListProps) {
  const { files, pending, texts, failureMessage, onRetry, onRemove } = props;
  const isLocked = props.disabled || props.isReadOnly;
  const lock = { disabled: props.disabled, 'aria-disabled': props.isReadOnly || undefined };
  const unlessLocked = (act: () => void) => () => {
    if (!isLocked) act();
  };
  const { locale } = useKit();
  const text = useUiText();
  if (files.length + pending.length === 0) return null;
  return (
    <FileChips aria-label={text('ui.fileDrop.list')}>
      {files.map(({ id, name, size }) => (
        <FileChip key={id}>
          <Icon icon={IconFileText} size="small" />
          <FileName>{name}</FileName>
          <FileMeta>{formatSize(size, locale)}</FileMeta>
          <RemoveButton
            label={text('ui.fileDrop.remove', undefined, { name })}
            {...lock}
            onClick={unlessLocked(() => onRemove(id))}
          />
        </FileChip>
      ))}
      {pending.map((item) =>
        item.status === 'failed' ? (
          <FileChip key={item.id} data-failed="">
            <Icon icon={IconAlertTriangleFilled} size="small" />
            <FileName>
              {failureMessage?.(item.error, item.file) ?? text(texts.failed, undefined, { name: item.file.name })}
            </FileName>
            <Button
              variant="ghost"
              size="small"
              {...lock}
              aria-label={text('ui.fileDrop.retryLabel', undefined, { name: item.file.name })}
              onClick={unlessLocked(() => onRetry(item))}
            >
              {text('ui.fileDrop.retry')}
            </Button>
            <RemoveButton
              label={text('ui.fileDrop.remove', undefined, { name: item.file.name })}
              {...lock}
              onClick={unlessLocked(() => onRemove(item.id))}
            />
          </FileChip>
        ) : (
          <UploadingChip key={item.id} item={item} texts={texts} onCancel={() => onRemove(item.id)} />
        ),
      )}
    </FileChips>
  );
}

interface UploadingChipProps {
  readonly item: PendingFile;
  readonly texts: EventTexts;
  readonly onCancel: () => void;
}

function UploadingChip({ item, texts, onCancel }: UploadingChipProps) {
  const { locale } = useKit();
  const text = useUiText();
  const { name } = item.file;
  const percent = Math.round(item.progress * 100);
  const shown = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
  const progress: CSSProperties & { '--progress': string } = { '--progress': `${percent}%` };
  return (
    <FileChip>
      <BearingRing />
      <FileName>{name}</FileName>
      <FileMeta>{shown}</FileMeta>
      <RemoveButton label={text(texts.cancel, undefined, { name })} onClick={onCancel} />
      <ProgressLine
        role="progressbar"
        aria-label={text(texts.uploading, undefined, { name })}
        aria-valuenow={percent}
        aria-valuetext={shown}
        style={progress}
      />
    </FileChip>
  );
}

interface RemoveButtonProps extends Pick<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'onClick'> {
  readonly label: string;
}

function RemoveButton({ label, ...rest }: RemoveButtonProps) {
  return (
    <InnerButton type="button" aria-label={label} {...rest}>
      <Icon icon={IconX} size="small" />
    </InnerButton>
  );
}
