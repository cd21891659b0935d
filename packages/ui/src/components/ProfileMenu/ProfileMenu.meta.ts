/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['profilmeny', 'konto', 'logga ut', 'inloggad', 'kundväljare'],
    no: ['profilmeny', 'konto', 'logg ut', 'innlogget'],
    da: ['profilmenu', 'konto', 'log ud', 'logget ind'],
  },
} as const;
