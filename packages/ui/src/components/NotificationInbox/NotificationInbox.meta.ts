/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['aviseringar', 'notiser', 'inkorg', 'klocka', 'olästa', 'händelser'],
    no: ['varsler', 'notifikasjoner', 'innboks', 'bjelle', 'uleste', 'hendelser'],
    da: ['notifikationer', 'beskeder', 'indbakke', 'klokke', 'ulæste', 'hændelser'],
  },
} as const;
