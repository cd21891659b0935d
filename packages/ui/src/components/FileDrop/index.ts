export * from './FileDrop.tsx';
export type { FileAction } from './eventTexts.ts';
export type { Upload, UploadedFile, UploadOptions } from './useUploads.ts';
export type { FileRules } from './fileRules.ts';
