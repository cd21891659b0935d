import { portalType, type RuntimeConfig } from '@skerry/contracts';
import type { PortalHost } from '../config/hosts.ts';
import type { Config } from '../config/load.ts';
import type { ContentBodies } from '../database/schema/content.ts';
import type { PortalContents } from './portal-contents.ts';

/**
 * What the page is told about the host that it was asked for. Only keys whose visibility is `browser`, what follows from them, and the
 * provider's content, which stands above the configuration.
 */
export function runtimeConfigFor(
  host: PortalHost,
  config: Config,
  contents: PortalContents,
  { identity, isDemo }: Pick<RuntimeConfig, 'identity' | 'isDemo'>,
): RuntimeConfig {
  const { country, variant } = host;
  // Before the login, a host is all that is known of the reader.
  const reader = { country, customerType: variant === 'carrier' ? 'wholesale' : 'business' };
  const bodyOf = <Kind extends keyof ContentBodies>(kind: Kind): ContentBodies[Kind] | undefined =>
    contents.for(kind, reader)[0]?.body;
  return {
    appName: config.appName,
    portalType,
    country,
    variant,
    identity,
    contact: {
      supportEmail: config.supportEmail,
      salesEmail: config.salesEmail,
      deliveryEmail: config.deliveryEmail,
      mailSender: addressOf(config.mailFrom),
      ...optional('supportPhone', config.supportPhone[country] ?? config.supportPhone.se),
      ...optional('faultReportPhone', config.faultReportPhone[country] ?? config.faultReportPhone.se),
      ...optional('salesPhone', config.salesPhone[country] ?? config.salesPhone.se),
      ...optional('deliveryPhone', config.deliveryPhone[country] ?? config.deliveryPhone.se),
      ...bodyOf('contact'),
    },
    links: {
      ...optional('privacyPolicy', bodyOf('privacyPolicy')?.href ?? config.privacyPolicyUrl[country]),
      ...optional('deliveryTerms', bodyOf('deliveryTerms')?.href ?? config.deliveryTermsUrl[country]),
      ...optional('userGuide', bodyOf('userGuide')?.href ?? config.userGuideUrl[country]),
      ...optional('largeSearch', config.largeSearchUrl),
    },
    // For customers of any country: who reads them is known after the login.
    notices: contents.all('notice').map(({ id, audience, body }) => ({ id, ...audience, ...body })),
    ...optional('cookieTexts', bodyOf('cookies')?.translations),
    ...optional('changeRequestsSince', bodyOf('changeRequests')?.since),
    ...analytics(config),
    ...optional('mapStyle', config.mapStyleUrl),
    ...optional('offersSms', config.smsUrl === undefined ? undefined : true),
    ...optional('isDemo', isDemo),
  };
}

/** `Skerry <no-reply@skerry.example>` without the name. */
function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}

function analytics({
  matomoUrl,
  matomoSiteId,
  matomoImpersonationDimension,
}: Config): Pick<RuntimeConfig, 'analytics'> {
  if (matomoUrl === undefined || matomoSiteId === undefined) return {};
  return {
    analytics: {
      service: 'matomo',
      address: matomoUrl,
      siteId: matomoSiteId,
      impersonationDimension: matomoImpersonationDimension,
    },
  };
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
