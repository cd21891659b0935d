export type { ChoiceFilterProps } from './FilterChooser.tsx';
export type { ChoiceFieldProps } from './ChoiceField.tsx';
export type { ChoiceOption } from './options.ts';
