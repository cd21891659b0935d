import type { Language } from '@skerry/i18n';

type Texts = Readonly<Record<Language, string>>;

const posted: Texts = {
  en: 'There is something wrong with your posted information. Please change and try again.',
  sv: 'Något är fel i uppgifterna du skickade. Ändra dem och försök igen.',
  no: 'Noe er feil i opplysningene du sendte. Endre dem og prøv igjen.',
  da: 'Der er noget galt med de oplysninger, du har sendt. Ret dem, og prøv igen.',
};
const conflict: Texts = {
  en: 'There is a conflict in your posted information with other data. Please change and try again.',
  sv: 'Uppgifterna du skickade stämmer inte med andra uppgifter. Ändra dem och försök igen.',
  no: 'Opplysningene du sendte, stemmer ikke med andre data. Endre dem og prøv igjen.',
  da: 'De oplysninger, du har sendt, er i konflikt med andre data. Ret dem, og prøv igen.',
};
const unavailable: Texts = {
  en: 'Information is not available at the moment',
  sv: 'Informationen är inte tillgänglig just nu',
  no: 'Informasjonen er ikke tilgjengelig akkurat nå',
  da: 'Oplysningerne er ikke tilgængelige lige nu',
};

/** What is said about each status: section 8 of the specification, and decision 20 for what it leaves out. By hand, never from the messages. */
export const errorCatalogue: Readonly<Record<number, Texts>> = {
  0: {
    en: 'Could not reach the server',
    sv: 'Det gick inte att nå servern',
    no: 'Fikk ikke kontakt med serveren',
    da: 'Der kunne ikke opnås forbindelse til serveren',
  },
  400: posted,
  401: {
    en: 'You are not logged in.',
    sv: 'Du är inte inloggad.',
    no: 'Du er ikke logget inn.',
    da: 'Du er ikke logget ind.',
  },
  403: {
    en: 'You are not allowed to do this. Please contact your administrator for permission.',
    sv: 'Du har inte behörighet att göra det här. Be din administratör om behörighet.',
    no: 'Du har ikke tilgang til å gjøre dette. Be administratoren din om tilgang.',
    da: 'Du har ikke tilladelse til at gøre dette. Kontakt din administrator for at få adgang.',
  },
  404: {
    en: 'The requested resource could not be found.',
    sv: 'Det du söker kunde inte hittas.',
    no: 'Fant ikke det du ser etter.',
    da: 'Det, du leder efter, blev ikke fundet.',
  },
  408: unavailable,
  409: conflict,
  412: conflict,
  413: {
    en: 'What you sent is too large. Make it smaller and try again.',
    sv: 'Det du skickade är för stort. Gör det mindre och försök igen.',
    no: 'Det du sendte, er for stort. Gjør det mindre og prøv igjen.',
    da: 'Det, du sendte, er for stort. Gør det mindre, og prøv igen.',
  },
  415: {
    en: 'What you sent is of a type that is not supported.',
    sv: 'Det du skickade är av en typ som inte stöds.',
    no: 'Det du sendte, er av en type som ikke støttes.',
    da: 'Det, du sendte, er af en type, der ikke understøttes.',
  },
  422: posted,
  428: posted,
  429: unavailable,
  500: unavailable,
  502: unavailable,
  503: unavailable,
  504: unavailable,
};

export function errorText(status: number, language: Language): string {
  const texts = errorCatalogue[status];
  if (!texts) throw new Error(`The catalogue has no text for ${status}.`);
  return texts[language];
}
