/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['kryssruta', 'bocka i', 'godkänna', 'ja eller nej', 'checkruta'],
    no: ['avkryssingsboks', 'krysse av', 'godta', 'ja eller nei', 'avmerkingsboks', 'sjekkboks'],
    da: ['afkrydsningsfelt', 'sætte kryds', 'acceptere', 'ja eller nej', 'checkboks'],
  },
} as const;
