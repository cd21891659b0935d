import type { FoundItem, SearchResults } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { Command, CommandGroup } from '@skerry/ui/experimental';
import { IconSearch, IconTool } from '@tabler/icons-react';
import { createElement } from 'react';
import { contactHref, contactsPath } from '../../features/contacts/contacts.paths.ts';
import { statusHistoryPath } from '../../features/operational-status/operational-status.paths.ts';
import { orderPath, ordersPath } from '../../features/orders/orders.paths.ts';
import {
  changeRequestPath,
  changeRequestsPath,
} from '../../features/service-change-requests/service-change-requests.paths.ts';
import { userPath, usersPath } from '../../features/users/users.paths.ts';
import { disturbancePath, plannedWorksPath, statusPath } from '../../platform/disturbances/disturbances.paths.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { judge } from '../../platform/feature/judge.ts';
import type { Visitor } from '../../platform/feature/visitor.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { serviceHref } from '../../platform/services-section/service-changes.ts';
import { servicesPath, siteHref } from '../../platform/services-section/services-section.paths.ts';
import { foundKinds, type FoundKind } from './found-kinds.ts';
import { FoundState, hasState } from './FoundState.tsx';

/** What the palette opens. */
export interface PaletteCommand extends Command {
  readonly href: string;
  /** What else is done with the address than going there. */
  readonly does?: 'openInNewTab' | 'copyLink';
}

interface Kind {
  /** Whoever may open this page may look for the kind. */
  readonly page: string;
  readonly hrefOf: (id: string) => string;
  /** The list of all that the text finds. */
  readonly allHref: (text: string) => string;
}

const listOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;
const kinds: Record<FoundKind, Kind> = {
  sites: {
    page: servicesPath,
    hrefOf: siteHref,
    allHref: (text) => listOf(servicesPath, { view: 'sites', text }),
  },
  services: { page: servicesPath, hrefOf: serviceHref, allHref: (text) => listOf(servicesPath, { text }) },
  disturbances: {
    page: statusPath,
    hrefOf: (id) => disturbancePath({ type: 'DISTURBANCE', id }),
    allHref: (filter) => listOf(statusHistoryPath, { filter, type: 'DISTURBANCE' }),
  },
  plannedWorks: {
    page: plannedWorksPath,
    hrefOf: (id) => disturbancePath({ type: 'PLANNED_WORK', id }),
    allHref: (filter) => listOf(plannedWorksPath, { filter }),
  },
  orders: { page: ordersPath, hrefOf: orderPath, allHref: (filter) => listOf(ordersPath, { filter }) },
  changeRequests: {
    page: changeRequestsPath,
    hrefOf: changeRequestPath,
    allHref: (filter) => listOf(changeRequestsPath, { filter }),
  },
  users: { page: usersPath, hrefOf: userPath, allHref: (filter) => listOf(usersPath, { filter }) },
  contacts: { page: contactsPath, hrefOf: contactHref, allHref: (filter) => listOf(contactsPath, { filter }) },
};

/** Made once: a new one at each rendering would be another component. */
const icons = {
  sites: pageIcon('services'),
  services: pageIcon('opticalServices'),
  disturbances: pageIcon('operationalStatus'),
  plannedWorks: IconTool,
  orders: pageIcon('orders'),
  changeRequests: pageIcon('serviceChangeRequest'),
  users: pageIcon('users'),
  contacts: pageIcon('contacts'),
};

/** The kinds of things that the visitor may look for. */
export function searchableKinds(features: readonly Feature[], visitor: Visitor): FoundKind[] {
  const open = new Set(
    features
      .filter((feature) => judge(feature, visitor) === 'open')
      .flatMap(({ routes }) => routes.map(({ path }) => path)),
  );
  return foundKinds.filter((kind) => open.has(kinds[kind].page));
}

export function commandOf(kind: FoundKind, item: FoundItem): PaletteCommand {
  const { id, code, name, detail: hint, ...state } = item;
  return {
    id: `${kind}/${id}`,
    label: name || code || id,
    ...(hint !== '' && { hint }),
    // People are known by their address, which is no number.
    ...(code !== null &&
      code !== '' &&
      name !== '' &&
      (kind === 'users' || kind === 'contacts' ? { fact: code } : { code })),
    icon: icons[kind],
    ...(hasState(state) && { end: createElement(FoundState, { kind, ...state }) }),
    href: kinds[kind].hrefOf(id),
  };
}

/** The one thing that can be meant: a service before others, as most can be done with it. */
export function onlyFound(
  results: SearchResults,
  wanted: readonly FoundKind[],
): { kind: FoundKind; item: FoundItem } | undefined {
  const inOrder = [...wanted].sort((a, b) => Number(b === 'services') - Number(a === 'services'));
  for (const kind of inOrder) {
    const part = results[kind];
    const [item] = part?.items ?? [];
    if (item && part?.items.length === 1 && !part.hasMore) return { kind, item };
  }
  return undefined;
}

/** The palette shows so many of a kind beside others, where its list has more. */
const mostBeside = 3;

/** Whose lists are offered where nothing is found: they find what is filtered out here, such as what has ended. */
const listedKinds: readonly FoundKind[] = ['services', 'orders', 'users'];

/** The ways to look on for a text in the lists that the visitor may open. */
export function elsewhere(
  wanted: readonly FoundKind[],
  query: string,
  say: (id: MessageId, values?: Record<string, string>) => string,
): CommandGroup<PaletteCommand> {
  return {
    id: 'elsewhere',
    label: say('palette.elsewhere'),
    areElsewhere: true,
    commands: listedKinds
      .filter((kind) => wanted.includes(kind))
      .map((kind) => ({
        id: `${kind}/all`,
        label: say(`palette.all.${kind}` as MessageId, { query }),
        icon: IconSearch,
        href: kinds[kind].allHref(query),
      })),
  };
}

/** What the server has found, as groups of the palette, each with the way to its list, searched for the same, where that has more. */
export function groupsOf(
  results: SearchResults,
  wanted: readonly FoundKind[],
  query: string,
  say: (id: MessageId, values?: Record<string, string>) => string,
): CommandGroup<PaletteCommand>[] {
  return wanted.flatMap((kind) => {
    const part = results[kind];
    if (!part || part.items.length === 0) return [];
    const commands = part.items.map((item) => commandOf(kind, item));
    return [
      {
        id: kind,
        label: say(`palette.${kind}`),
        commands,
        // Where all stand there already, their list has no more.
        ...((part.hasMore || part.items.length > mostBeside) && {
          all: {
            id: `${kind}/all`,
            label: say(`palette.all.${kind}`, { query }),
            icon: IconSearch,
            href: kinds[kind].allHref(query),
          },
        }),
        ...(part.hasMore && { total: part.total }),
      },
    ];
  });
}
