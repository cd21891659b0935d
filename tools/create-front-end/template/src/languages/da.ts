import { uiMessagesDa as kit } from '@skerry/ui/locales';
import type { Texts } from './texts.ts';

export const texts: Texts = {
  kit,
  navigation: { main: 'Tjenester', sites: 'Lokationer', help: 'Hjælp' },
  display: 'Sprog og udseende',
  theme: { label: 'Udseende', light: 'Lyst', dark: 'Mørkt', system: 'Auto' },
  customerService: 'Kundeservice, hverdage 8–17',
  sites: {
    title: 'Lokationer',
    name: 'Navn',
    town: 'By',
    access: 'Forbindelse',
    add: 'Tilføj lokation',
    addTitle: 'Tilføj en lokation',
    cancel: 'Annuller',
    save: 'Gem',
    nameMissing: 'Angiv lokationens navn',
    notSaved: 'Lokationen kunne ikke gemmes. Prøv igen.',
    added: (name) => `${name} er tilføjet`,
  },
  help: { title: 'Hjælp', text: 'Ring eller skriv til os, så hjælper vi dig.' },
  notFound: { title: 'Siden findes ikke', back: 'Til lokationerne' },
};
