import type { FeatureFlag } from '@skerry/contracts';
import type { MessageArea, MessageId } from '@skerry/i18n';
import type { IconComponent } from '@skerry/ui';
import type { ComponentType } from 'react';
import type { FeatureOverview } from '../overview/overview.ts';
import { everyone, type Access } from '../access/access.ts';
import type { KeepAnswer } from '../data/answers-ahead.ts';
import type { Visitor } from './visitor.ts';
import type { Api } from '../api/create-api.ts';

/** Groups of 'More options', in the order of the menu. */
export const navGroups = ['operations', 'company', 'more'] as const;
export type NavGroup = (typeof navGroups)[number];

/** What a page is called: in the menu, the title of the document and where pages are listed. */
export type PageName = Extract<MessageId, `pages.${string}`>;

export interface FeatureNav {
  label: PageName;
  path: string;
  group: NavGroup;
  icon: IconComponent;
  /** Place among the candidates for the links that wide screens show outside 'More options', from 1; `always` stands there besides. */
  highlight?: number | 'always';
  /** Left out of the menu of others, who may open it all the same. */
  isFor?: (visitor: Visitor) => boolean;
}

/** Who it is once the start-up data is there, and what is open to them. */
export interface KnownVisitor {
  visitor: Visitor;
  features: readonly Feature[];
}

export interface FeatureRoute {
  path: string;
  /** Name of the section in the title of the document. */
  title: PageName;
  /** Name in the query of what is opened in the place of the page, which is then another page. */
  opens?: string;
  /** The areas of texts that the page needs besides what every page says. Fetched with the page. */
  texts: readonly MessageArea[];
  /** The page, in a chunk of its own: a visitor who is refused never downloads it. */
  page: () => Promise<ComponentType>;
  /** Sends the calls that the page begins with, while the page itself is on its way. The page's own get their answers. */
  calls?: (
    api: Api,
    query: URLSearchParams,
    known: () => Promise<KnownVisitor>,
    /** Keeps an answer for the page's first rendering, under what the page calls it. */
    keep: KeepAnswer,
  ) => readonly Promise<unknown>[];
}

/** A screen of the portal: who may open it, how it is found, and its pages. */
export interface Feature {
  id: string;
  access: Access;
  /** Without this flag the feature does not exist. */
  flag?: FeatureFlag;
  /** What roles cannot say. Asked last. */
  guard?: (visitor: Visitor) => boolean;
  /** Left open for an inactive customer. */
  forInactiveCustomers: boolean;
  /** One of the pages that exist in Denmark. */
  inDenmark: boolean;
  /** Without header, footer and alerts: for screens on a wall. */
  isBare: boolean;
  nav?: FeatureNav;
  /** What it adds to the start page. */
  overview?: FeatureOverview;
  routes: readonly FeatureRoute[];
}

/** Fills in the common case: in the shell, open to everyone, active customers only, not in Denmark. */
export function defineFeature(feature: Pick<Feature, 'id' | 'routes'> & Partial<Feature>): Feature {
  return {
    access: everyone,
    forInactiveCustomers: false,
    inDenmark: false,
    isBare: false,
    ...feature,
  };
}
