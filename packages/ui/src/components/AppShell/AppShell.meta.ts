/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['ram', 'sidmall', 'sidlayout', 'skal', 'sidbredd'],
    no: ['ramme', 'sidemal', 'sideoppsett', 'skall', 'sidebredde'],
    da: ['ramme', 'sideskabelon', 'sidelayout', 'skal', 'sidebredde'],
  },
} as const;
