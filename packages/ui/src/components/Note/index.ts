export * from './Note.tsx';
export type { Tone } from './Note.styles.ts';
