import type { Country } from './token-claims.ts';

/** A text of the provider's own in the portal's languages; what is missing is taken from the next language of the chain. */
export type ContentTexts<Texts> = readonly (Texts & { language: 'sv' | 'en' | 'no' | 'da' })[];

/** Whom a piece of content is for, and while it holds. What is left out is no limit. */
export interface ContentAudience {
  countries?: readonly Country[];
  /** Types of customers: business or wholesale, or what else the provider has. */
  customerTypes?: readonly string[];
  /** ISO 8601, the first moment. */
  startsAt?: string;
  /** ISO 8601, the first moment after it. */
  endsAt?: string;
}

/** What the provider says across every page to those whom it concerns. */
export interface PortalNotice extends ContentAudience {
  id: string;
  tone: 'info' | 'attention' | 'critical';
  /** Where more is written, an absolute address. */
  href?: string;
  /** `label` names the notice for those who hear the page; `link` is the text of `href`. */
  translations: ContentTexts<{ label: string; text: string; link?: string }>;
}

/** What the cookie banner says where the provider has words of its own: `necessary` where nothing is measured, else `measured`. */
export type CookieTexts = ContentTexts<{ necessary: string; measured: string }>;

export interface Reader {
  country: Country;
  customerType: string;
}

/** Whether content is for this reader. */
export function concerns({ countries, customerTypes }: ContentAudience, { country, customerType }: Reader): boolean {
  return (countries?.includes(country) ?? true) && (customerTypes?.includes(customerType) ?? true);
}

/** Whether content holds at a time, in milliseconds since the epoch. */
export function holdsAt({ startsAt, endsAt }: ContentAudience, time: number): boolean {
  return (
    (startsAt === undefined || Date.parse(startsAt) <= time) && (endsAt === undefined || time < Date.parse(endsAt))
  );
}
