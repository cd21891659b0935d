import type { Country } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Where the provider of the demo data has its privacy policy, its guide to the portal and its terms of delivery. */
const addresses: Readonly<Record<Country, { privacyPolicy: string; userGuide: string; deliveryTerms: string }>> = {
  se: {
    privacyPolicy: 'https://skerry.example/se/integritet',
    userGuide: 'https://skerry.example/se/anvandarguide.pdf',
    deliveryTerms: 'https://skerry.example/se/leveransvillkor.pdf',
  },
  no: {
    privacyPolicy: 'https://skerry.example/no/personvern',
    userGuide: 'https://skerry.example/no/brukerveiledning.pdf',
    deliveryTerms: 'https://skerry.example/no/leveringsvilkar.pdf',
  },
  dk: {
    privacyPolicy: 'https://skerry.example/dk/privatliv',
    userGuide: 'https://skerry.example/dk/brugervejledning.pdf',
    deliveryTerms: 'https://skerry.example/dk/leveringsbetingelser.pdf',
  },
};

const names = { privacyPolicy: 'privacy-policy', userGuide: 'user-guide', deliveryTerms: 'delivery-terms' } as const;

/** Without addresses the portal leaves their links out. */
export async function seedContents(query: Kysely<Schema>): Promise<void> {
  const rows = (['se', 'no', 'dk'] as const).flatMap((country) =>
    (['privacyPolicy', 'userGuide', 'deliveryTerms'] as const).map((kind) => ({
      id: `${names[kind]}-${country}`,
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
