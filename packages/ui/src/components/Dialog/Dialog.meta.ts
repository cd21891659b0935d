/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['dialogruta', 'modal', 'modalfönster', 'formulär i ruta', 'popup'],
    no: ['dialogboks', 'modal', 'modalvindu', 'popup'],
    da: ['dialogboks', 'modal', 'modalvindue', 'popup'],
  },
} as const;
