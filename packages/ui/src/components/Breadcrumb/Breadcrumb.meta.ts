/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['brödsmulor', 'länkstig', 'sökväg', 'du är här', 'navigering'],
    no: ['brødsmuler', 'brødsmulesti', 'navigasjonssti', 'du er her'],
    da: ['brødkrummer', 'brødkrummesti', 'navigationssti', 'du er her'],
  },
} as const;
