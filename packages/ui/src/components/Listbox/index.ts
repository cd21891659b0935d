export type { ChoiceFilterProps } from './chooser.ts';
export type { ChoiceFieldProps } from './ChoiceField.tsx';
export type { ChoiceOption } from './options.ts';
