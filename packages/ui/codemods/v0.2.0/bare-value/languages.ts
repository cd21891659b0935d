export type Language = 'sv' | 'da';
export const all: readonly { readonly value: Language; readonly label: string; readonly lang: string }[] = [
  { value: 'sv', label: 'Svenska', lang: 'sv' },
  { value: 'da', label: 'Dansk', lang: 'da' },
];
