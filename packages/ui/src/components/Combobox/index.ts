export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { LoadOptions } from './useSuggestions.ts';
