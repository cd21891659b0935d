/** What is done with a file. */
export type FileAction = 'upload' | 'read';

/** What is said of a file on its way, of one that has arrived or failed, and of the button that stops it. */
export const eventTexts = {
  upload: {
    uploading: 'ui.fileDrop.uploading',
    done: 'ui.fileDrop.done',
    failed: 'ui.fileDrop.failed',
    cancel: 'ui.fileDrop.cancel',
  },
  read: {
    uploading: 'ui.fileDrop.reading',
    done: 'ui.fileDrop.read',
    failed: 'ui.fileDrop.unreadable',
    cancel: 'ui.fileDrop.remove',
  },
} as const;

export type EventTexts = (typeof eventTexts)[FileAction];
