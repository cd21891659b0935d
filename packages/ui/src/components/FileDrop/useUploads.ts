'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A file that has arrived, with what the portal's `upload` gave for it. */
export interface UploadedFile<Result> {
  /** Tells files of the same name apart. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly result: Result;
}

export interface UploadOptions {
  /** Tells how much has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborted when the reader removes the file, or leaves. */
  readonly signal: AbortSignal;
}

/** Sends a file. To keep files until the form is sent, give them back: `async (file) => file`. */
export type Upload<Result> = (file: File, options: UploadOptions) => Promise<Result>;

export interface PendingFile {
  readonly id: string;
  readonly file: File;
  readonly status: 'uploading' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  readonly error: unknown;
}

export interface UploadsOptions<Result> {
  readonly value: readonly UploadedFile<Result>[];
  readonly onChange: (value: readonly UploadedFile<Result>[]) => void;
  readonly upload: Upload<Result>;
  readonly onUploadingChange: ((isUploading: boolean) => void) | undefined;
  /** What to say: a file has set out, arrived or failed. */
  readonly onEvent: (event: 'uploading' | 'done' | 'failed', name: string) => void;
}

/** Files on their way, beside those that have arrived. */
export function useUploads<Result>({ value, onChange, upload, onUploadingChange, onEvent }: UploadsOptions<Result>) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [controllers] = useState(() => new Map<string, AbortController>());
  // Several may arrive before the next rendering, and none may get lost.
  const arrived = useRef(value);
  useLayoutEffect(() => {
    arrived.current = value;
  }, [value]);

  const isUploading = pending.some(({ status }) => status === 'uploading');
  const tell = useEffectEvent((is: boolean) => onUploadingChange?.(is));
  useEffect(() => tell(isUploading), [isUploading]);
  useEffect(
    () => () => {
      for (const controller of controllers.values()) controller.abort();
    },
    [controllers],
  );

  const patch = (id: string, change: Partial<PendingFile>) =>
    setPending((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const drop = (id: string) => setPending((all) => all.filter((item) => item.id !== id));
  const change = (next: readonly UploadedFile<Result>[]) => {
    arrived.current = next;
    onChange(next);
  };

  const send = async (id: string, file: File) => {
    const controller = new AbortController();
    controllers.set(id, controller);
    onEvent('uploading', file.name);
    try {
      const result = await upload(file, {
        onProgress: (share) => patch(id, { progress: Math.min(1, Math.max(0, share)) }),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      drop(id);
      change([...arrived.current, { id, name: file.name, size: file.size, result }]);
      onEvent('done', file.name);
    } catch (error) {
      if (controller.signal.aborted) return;
      patch(id, { status: 'failed', error });
      onEvent('failed', file.name);
    } finally {
      controllers.delete(id);
    }
  };

  return {
    pending,
    add(files: readonly File[]) {
      const items = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        status: 'uploading' as const,
        progress: 0,
        error: undefined,
      }));
      setPending((all) => [...all, ...items]);
      for (const { id, file } of items) void send(id, file);
    },
    retry({ id, file }: PendingFile) {
      patch(id, { status: 'uploading', progress: 0, error: undefined });
      void send(id, file);
    },
    remove(id: string) {
      controllers.get(id)?.abort();
      drop(id);
      if (arrived.current.some((file) => file.id === id)) change(arrived.current.filter((file) => file.id !== id));
    },
  };
}
