import type { FoundItem } from '@skerry/contracts';
import { IconArrowsExchange, IconExternalLink, IconLink } from '@tabler/icons-react';
import type { useIntl } from 'react-intl';
import { newQuoteHref, offersQuotes, quoteAtSiteHref } from '../../features/quote-and-order/quote-and-order.paths.ts';
import { newChangeRequestPath } from '../../features/service-change-requests/service-change-requests.paths.ts';
import { judge } from '../../platform/feature/judge.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import type { Visitor } from '../../platform/feature/visitor.ts';
import { serviceChangeHref, serviceChangeKinds } from '../../platform/services-section/service-changes.ts';
import { serviceChangeIcons } from '../../platform/services-section/service-change-icons.ts';
import { serviceChangesPath, servicesPath } from '../../platform/services-section/services-section.paths.ts';
import type { FoundKind } from './found-kinds.ts';
import { commandOf, type PaletteCommand } from './found-things.ts';
import { newQuoteIcon } from '../../platform/services-section/new-quote-icon.ts';

type Say = ReturnType<typeof useIntl>['formatMessage'];

function openPaths(features: readonly Feature[], visitor: Visitor): ReadonlySet<string> {
  const open = features.filter((feature) => judge(feature, visitor) === 'open');
  return new Set(open.flatMap(({ routes }) => routes.map(({ path }) => path)));
}

function mayQuote(open: ReadonlySet<string>, { flags }: Visitor): boolean {
  return offersQuotes(
    [...open].map((path) => ({ path })),
    flags,
  );
}

/** What the visitor may begin from anywhere. A change of a service begins with choosing the service. */
export function paletteActions(features: readonly Feature[], visitor: Visitor, say: Say): readonly PaletteCommand[] {
  const open = openPaths(features, visitor);
  const changes = open.has(servicesPath) ? serviceChangeKinds : [];
  return [
    ...(mayQuote(open, visitor)
      ? [
          {
            id: 'action/quote',
            label: say({ id: 'palette.action.newQuote' }),
            icon: newQuoteIcon,
            href: newQuoteHref,
          },
        ]
      : []),
    ...(open.has(newChangeRequestPath)
      ? [
          {
            id: 'action/request',
            label: say({ id: 'palette.action.newChangeRequest' }),
            icon: IconArrowsExchange,
            href: newChangeRequestPath,
          },
        ]
      : []),
    ...changes
      .filter((kind) => open.has(`${serviceChangesPath}/${kind}`))
      .map((kind) => ({
        id: `action/${kind}`,
        label: say({ id: `palette.action.${kind}` }),
        hint: say({ id: 'palette.action.choose' }),
        icon: serviceChangeIcons[kind],
        href: `${servicesPath}?${new URLSearchParams({ status: 'IN_SERVICE' }).toString()}`,
      })),
  ];
}

/** What can be done with the one thing that was found: all that there is for a service, and with its address. */
export function thingActions(
  { kind, item }: { kind: FoundKind; item: FoundItem },
  features: readonly Feature[],
  visitor: Visitor,
  say: Say,
): readonly PaletteCommand[] {
  const { label, hint, href } = commandOf(kind, item);
  const about = { hint: [label, hint].filter(Boolean).join(', '), href };
  return [
    ...(kind === 'services' ? serviceActions(item, features, visitor, say) : []),
    ...(kind === 'sites' ? siteActions(item, features, visitor, say) : []),
    {
      ...about,
      id: `action/newTab/${item.id}`,
      label: say({ id: 'palette.action.newTab' }),
      icon: IconExternalLink,
      does: 'openInNewTab',
    },
    {
      ...about,
      id: `action/copy/${item.id}`,
      label: say({ id: 'palette.action.copyLink' }),
      icon: IconLink,
      does: 'copyLink',
    },
  ];
}

/** What the visitor may begin for the one site that was found. */
function siteActions(
  { id, name }: FoundItem,
  features: readonly Feature[],
  visitor: Visitor,
  say: Say,
): readonly PaletteCommand[] {
  if (!mayQuote(openPaths(features, visitor), visitor)) return [];
  return [
    {
      id: `action/quote/${id}`,
      label: say({ id: 'palette.action.newQuote' }),
      hint: say({ id: 'palette.action.newQuote.at' }, { name }),
      isHintInName: true,
      icon: newQuoteIcon,
      href: quoteAtSiteHref(id),
    },
  ];
}

/** What the visitor may do with the one service that was found. */
function serviceActions(
  { id, code, name, detail }: FoundItem,
  features: readonly Feature[],
  visitor: Visitor,
  say: Say,
): readonly PaletteCommand[] {
  const open = openPaths(features, visitor);
  return serviceChangeKinds
    .filter((kind) => open.has(`${serviceChangesPath}/${kind}`))
    .map((kind) => ({
      id: `action/${kind}/${id}`,
      label: say({ id: `palette.action.${kind}` }),
      hint: [name, detail].filter(Boolean).join(', '),
      ...(code !== null && { code }),
      icon: serviceChangeIcons[kind],
      href: serviceChangeHref(kind, [id]),
    }));
}
