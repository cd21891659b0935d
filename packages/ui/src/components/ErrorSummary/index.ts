export * from './ErrorSummary.tsx';
export type { FormErrors } from './listErrors.ts';
