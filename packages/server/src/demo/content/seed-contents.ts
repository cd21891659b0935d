import type { Country } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Where the provider of the demo data has its privacy policy and its guide to the portal. */
const addresses: Readonly<Record<Country, { privacyPolicy: string; userGuide: string }>> = {
  se: {
    privacyPolicy: 'https://skerry.example/se/integritet',
    userGuide: 'https://skerry.example/se/anvandarguide.pdf',
  },
  no: {
    privacyPolicy: 'https://skerry.example/no/personvern',
    userGuide: 'https://skerry.example/no/brukerveiledning.pdf',
  },
  dk: {
    privacyPolicy: 'https://skerry.example/dk/privatliv',
    userGuide: 'https://skerry.example/dk/brugervejledning.pdf',
  },
};

/** Without addresses the portal leaves their links out. */
export async function seedContents(query: Kysely<Schema>): Promise<void> {
  const rows = (['se', 'no', 'dk'] as const).flatMap((country) =>
    (['privacyPolicy', 'userGuide'] as const).map((kind) => ({
      id: `${kind === 'privacyPolicy' ? 'privacy-policy' : 'user-guide'}-${country}`,
      kind,
      countries: [country],
      customer_types: null,
      starts_at: null,
      ends_at: null,
      body: { href: addresses[country][kind] },
    })),
  );
  await query
    .insertInto('portal_contents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
