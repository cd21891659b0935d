import { uiMessagesNo as kit } from '@skerry/ui/locales';
import type { Texts } from './texts.ts';

export const texts: Texts = {
  kit,
  navigation: { main: 'Tjenester', sites: 'Steder', help: 'Hjelp' },
  display: 'Språk og utseende',
  theme: { label: 'Utseende', light: 'Lyst', dark: 'Mørkt', system: 'Auto' },
  customerService: 'Kundeservice, hverdager 8–17',
  sites: {
    title: 'Steder',
    name: 'Navn',
    town: 'Poststed',
    access: 'Tilknytning',
    add: 'Legg til sted',
    addTitle: 'Legg til et sted',
    cancel: 'Avbryt',
    save: 'Lagre',
    nameMissing: 'Oppgi navnet på stedet',
    notSaved: 'Stedet kunne ikke lagres. Prøv igjen.',
    added: (name) => `${name} er lagt til`,
  },
  help: { title: 'Hjelp', text: 'Ring eller skriv til oss, så hjelper vi deg.' },
  notFound: { title: 'Siden finnes ikke', back: 'Til stedene' },
};
