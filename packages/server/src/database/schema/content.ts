import type { CookieTexts, Country, PortalNotice, RuntimeConfig } from '@skerry/contracts';
import type { Generated } from 'kysely';
import type { NullableTime } from './columns.ts';

/** What a piece of content says, by its kind. */
export interface ContentBodies {
  notice: Pick<PortalNotice, 'tone' | 'href' | 'translations'>;
  privacyPolicy: { href: string };
  userGuide: { href: string };
  deliveryTerms: { href: string };
  contact: RuntimeConfig['contact'];
  cookies: { translations: CookieTexts };
  changeRequests: { since: string };
}

/** The provider's own content: words and addresses for an audience and a period. */
export interface ContentTables {
  portal_contents: PortalContentsTable;
}

interface PortalContentsTable {
  id: string;
  kind: keyof ContentBodies;
  /** null is every country. */
  countries: Country[] | null;
  /** null is every type. */
  customer_types: string[] | null;
  starts_at: NullableTime;
  ends_at: NullableTime;
  body: ContentBodies[keyof ContentBodies];
  version: Generated<number>;
  updated_at: Generated<Date>;
}
