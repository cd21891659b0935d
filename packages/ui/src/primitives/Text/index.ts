export * from './Text.tsx';
export type { TextTone, TextVariant } from './Text.styles.ts';
