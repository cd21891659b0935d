import { portalType, type RuntimeConfig } from '@skerry/contracts';
import type { PortalHost } from '../config/hosts.ts';
import type { Config } from '../config/load.ts';

/** What the page is told about the host that it was asked for. Only keys whose visibility is `browser`, and what follows from them. */
export function runtimeConfigFor(
  host: PortalHost,
  config: Config,
  identity: RuntimeConfig['identity'],
  isDemo: boolean,
): RuntimeConfig {
  const { country, variant } = host;
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
    },
    links: {
      ...optional('privacyPolicy', config.privacyPolicyUrl[country]),
      ...optional('userGuide', config.userGuideUrl[country]),
    },
    // Carriers have their own portal, which stays.
    ...(variant === 'customer' &&
      config.closingNotice[country] === true && { closing: optional('readMore', config.closingUrl[country]) }),
    ...analytics(config),
    ...optional('mapStyle', config.mapStyleUrl),
    isDemo,
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

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>);
}
