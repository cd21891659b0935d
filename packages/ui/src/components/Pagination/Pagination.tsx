'use client';
import type { ComponentProps, ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { pageWindow } from './pageWindow.ts';
import {
  PageLink,
  PaginationGap,
  PaginationList,
  PaginationPlace,
  PaginationPosition,
  PaginationRoot,
  PaginationSummary,
} from './Pagination.styles.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page that is shown, counted from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pageCount: number;
  /** Address of a page, counted from 1. */
  readonly hrefOf: (page: number) => string;
  /** Stands at the other end, such as "25 users per page". */
  readonly summary?: ReactNode;
  /** Names it among other navigation. @default "Pages" */
  readonly label?: string;
}

/**
 * Links to the pages of a list. Shows nothing when there is only one.
 *
 * @example
 * <Pagination page={2} pageCount={8} hrefOf={(page) => `/users?page=${page - 1}`} />
 */
export function Pagination({ page, pageCount, hrefOf, summary, label, ...rest }: PaginationProps) {
  const { linkComponent } = useKit();
  const text = useUiText();
  if (pageCount <= 1) return null;
  return (
    <PaginationRoot aria-label={text('ui.pagination.label', label)} {...rest}>
      {summary !== undefined && <PaginationSummary>{summary}</PaginationSummary>}
      <PaginationPosition>{text('ui.pagination.position', undefined, { page, count: pageCount })}</PaginationPosition>
      <PaginationList>
        <Step
          icon={IconChevronLeft}
          label={text('ui.pagination.previous')}
          {...(page > 1 && { href: hrefOf(page - 1) })}
        />
        {pageWindow(page, pageCount).map((place, index) => (
          <PaginationPlace
            key={place === 'gap' ? `gap${index}` : place}
            data-is-one-of={pageCount > 3 ? 'many' : 'few'}
          >
            {place === 'gap' ? (
              <PaginationGap aria-hidden>{gapSign}</PaginationGap>
            ) : (
              <PageLink
                as={linkComponent}
                href={hrefOf(place)}
                aria-label={text('ui.pagination.page', undefined, { page: place })}
                aria-current={place === page ? 'page' : undefined}
              >
                {place}
              </PageLink>
            )}
          </PaginationPlace>
        ))}
        <Step
          icon={IconChevronRight}
          label={text('ui.pagination.next')}
          {...(page < pageCount && { href: hrefOf(page + 1) })}
        />
      </PaginationList>
    </PaginationRoot>
  );
}

const gapSign = '…';

function Step({ icon, label, href }: { icon: IconComponent; label: string; href?: string }) {
  const { linkComponent } = useKit();
  return (
    <PaginationPlace>
      {href === undefined ? (
        <PageLink role="link" aria-disabled aria-label={label}>
          <Icon icon={icon} size="small" />
        </PageLink>
      ) : (
        <PageLink as={linkComponent} href={href} aria-label={label} title={label}>
          <Icon icon={icon} size="small" />
        </PageLink>
      )}
    </PaginationPlace>
  );
}
