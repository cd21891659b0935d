import type { Country, FrameworkAgreement } from '@skerry/contracts';
import type { FeatureFlags } from '../feature-flags/feature-flags.ts';

/** What decides whether somebody may open a feature, besides being signed in. */
export interface Visitor {
  roles: readonly string[];
  customerIsActive: boolean;
  flags: FeatureFlags;
  /** The country that the portal is shown for. */
  country: Country;
  /** One of the provider's own staff. */
  isInternal: boolean;
  /** One of them who acts as a user of the customer, and sees what that user sees. */
  isActing: boolean;
  /** Of the token; without it there is no CDN to administer. */
  cdnId: string | undefined;
  agreements: readonly FrameworkAgreement[];
  /** The customer has moved from tickets to support cases. */
  hasMigratedCases: boolean;
}
