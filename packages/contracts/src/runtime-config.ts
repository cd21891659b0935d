import type { CookieTexts, PortalNotice } from './portal-content.ts';
import type { Country } from './token-claims.ts';

/** What kind of portal it is to the provider's other systems (specification, section 1). */
export const portalType = 'customer-portal';

/**
 * What the server tells the page about the host that it was asked for, as inert JSON in the page
 * (`<script type="application/json" id="runtime-config">`). Everything here is public.
 */
export interface RuntimeConfig {
  /** Name in the title bar and the footer. */
  appName: string;
  portalType: typeof portalType;
  /** The country that the portal is shown for. */
  country: Country;
  /** `carrier` is the carrier access portal: another logo and brand. */
  variant: 'customer' | 'carrier';
  identity: {
    /** Issuer of the OpenID provider, an absolute URL. */
    issuer: string;
    clientId: string;
    /** The provider's endpoints where the server knows them; saves the browser the round trip of discovery. */
    metadata?: {
      authorization_endpoint: string;
      token_endpoint: string;
      userinfo_endpoint?: string;
      end_session_endpoint?: string;
    };
    /** How a password is changed: by a link that the provider mails, or on a page of its own, an absolute URL. Without it the portal knows no way. */
    passwordChange?: 'mailedLink' | { page: string };
  };
  /** Shown in the footer and on the overview; what is missing is left out. Phone numbers in E.164 or as they should be read. */
  contact: {
    supportPhone?: string;
    faultReportPhone?: string;
    supportEmail?: string;
    salesPhone?: string;
    salesEmail?: string;
    deliveryPhone?: string;
    deliveryEmail?: string;
    /** What mails of the portal come from, so that they are found. */
    mailSender?: string;
  };
  /** What the provider says across every page, for whom and while it holds. */
  notices: readonly PortalNotice[];
  /** The provider's own words in the cookie banner; without them, those of the portal. */
  cookieTexts?: CookieTexts;
  /** Since when change requests are made in the portal only, YYYY-MM-DD. */
  changeRequestsSince?: string;
  /** What the provider has written elsewhere; what is not configured is left out. */
  links: {
    /** In the profile menu, as the user guide is. */
    privacyPolicy?: string;
    userGuide?: string;
    /** What an order is placed under, to be read before it is. */
    deliveryTerms?: string;
    /** A tool for prices at very many sites, for customers with the flag `largeLinkToMint`. */
    largeSearch?: string;
  };
  /** Where use of the portal is measured, if configured and once the visitor has agreed. */
  analytics?: {
    service: 'matomo';
    /** Address of the Matomo installation, without a slash at the end. */
    address: string;
    siteId: number;
    /** The visit dimension that says whether staff act as a customer's user. */
    impersonationDimension: number;
  };
  /** Address of the style of the provider's own map, as MapLibre reads it; without it, the built-in chart is shown. */
  mapStyle?: string;
  /** The provider sends text messages; else nobody is offered them. */
  offersSms?: boolean;
  /** The demo data is on: the login page says where its logins are described. */
  isDemo?: boolean;
}
