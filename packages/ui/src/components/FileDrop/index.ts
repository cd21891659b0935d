export * from './FileDrop.tsx';
export type { Upload, UploadedFile, UploadOptions } from './useUploads.ts';
