import { uiMessagesSv as kit } from '@skerry/ui/locales';
import type { Texts } from './texts.ts';

export const texts: Texts = {
  kit,
  navigation: { main: 'Tjänster', sites: 'Platser', help: 'Hjälp' },
  display: 'Språk och utseende',
  theme: { label: 'Utseende', light: 'Ljust', dark: 'Mörkt', system: 'Auto' },
  customerService: 'Kundservice, vardagar 8–17',
  sites: {
    title: 'Platser',
    name: 'Namn',
    town: 'Ort',
    access: 'Anslutning',
    add: 'Lägg till plats',
    addTitle: 'Lägg till en plats',
    cancel: 'Avbryt',
    save: 'Spara',
    nameMissing: 'Ange platsens namn',
    notSaved: 'Platsen kunde inte sparas. Försök igen.',
    added: (name) => `${name} har lagts till`,
  },
  help: { title: 'Hjälp', text: 'Ring eller skriv till oss så hjälper vi dig.' },
  notFound: { title: 'Sidan finns inte', back: 'Till platserna' },
};
