export const accessTexts = {
  fibre: 'quoteConfigure.access.fibre',
  fibreRedundant: 'quoteConfigure.access.fibreRedundant',
  radio: 'quoteConfigure.access.radio',
} as const;
export type KnownAccess = keyof typeof accessTexts;
