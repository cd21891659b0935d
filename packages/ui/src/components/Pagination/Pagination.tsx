'use client';
import { use, useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFocusAfterRemoval, type LostFocus } from '../../behavior/useFocusAfterRemoval.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { ShownPageContext } from '../Table/ShownPageContext.ts';
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
  /** Address of a page, counted from 1: the pages are links, which can be opened beside this one and sent to others. */
  readonly hrefOf?: (page: number) => string;
  /** Another page was chosen. Without `hrefOf` the pages are buttons; with it, it stands in for a plain click on a link. */
  readonly onPageChange?: (page: number) => void;
  /** Stands at the other end, such as "25 users per page". */
  readonly summary?: ReactNode;
  /** Names it among other navigation. @default "Pages" */
  readonly label?: string;
}

/**
 * The pages of a list, as links where they have addresses (`hrefOf`) and otherwise as buttons (`onPageChange`). Shows nothing when there is only one.
 *
 * @example
 * <Pagination page={2} pageCount={8} hrefOf={(page) => `/users?page=${page - 1}`} />
 */
export function Pagination({ page, pageCount, hrefOf, onPageChange, summary, label, ref, ...rest }: PaginationProps) {
  const text = useUiText();
  const step = { hrefOf, onPageChange };
  const root = useRef<HTMLElement>(null);
  useFocusAfterRemoval(root, { pieces: 'a, button', nearest: ofSameName });
  const tellTable = use(ShownPageContext);
  const isShown = pageCount > 1;
  useEffect(() => {
    tellTable?.(isShown ? { page, count: pageCount } : undefined);
  }, [tellTable, isShown, page, pageCount]);
  if (!isShown) return null;
  return (
    <PaginationRoot ref={mergeRefs(root, ref)} aria-label={text('ui.pagination.label', label)} {...rest}>
      {summary !== undefined && <PaginationSummary>{summary}</PaginationSummary>}
      <PaginationPosition>{text('ui.pagination.position', undefined, { page, count: pageCount })}</PaginationPosition>
      <PaginationList>
        <Step
          icon={IconChevronLeft}
          label={text('ui.pagination.previous')}
          {...step}
          {...(page > 1 && { page: page - 1 })}
        />
        {pageWindow(page, pageCount).map((place, index) => (
          <PaginationPlace
            key={place === 'gap' ? `gap${index}` : place}
            data-is-one-of={pageCount > 3 ? 'many' : 'few'}
          >
            {place === 'gap' ? (
              <PaginationGap aria-hidden>{gapSign}</PaginationGap>
            ) : (
              <PageTarget
                {...step}
                page={place}
                aria-label={text('ui.pagination.page', undefined, { page: place })}
                aria-current={place === page ? 'page' : undefined}
              >
                {place}
              </PageTarget>
            )}
          </PaginationPlace>
        ))}
        <Step
          icon={IconChevronRight}
          label={text('ui.pagination.next')}
          {...step}
          {...(page < pageCount && { page: page + 1 })}
        />
      </PaginationList>
    </PaginationRoot>
  );
}

const gapSign = '…';

/** At the end of the list an arrow is another element, which leads nowhere. */
function ofSameName({ piece }: LostFocus, pages: readonly HTMLElement[]) {
  const name = piece.getAttribute('aria-label');
  return pages.find((page) => page.getAttribute('aria-label') === name) ?? pages.find(({ ariaCurrent }) => ariaCurrent);
}

interface Targets {
  readonly hrefOf: PaginationProps['hrefOf'] | undefined;
  readonly onPageChange: PaginationProps['onPageChange'] | undefined;
}

interface StepProps extends Targets {
  readonly icon: IconComponent;
  readonly label: string;
  /** Where it leads; none at the end of the list. */
  readonly page?: number;
}

function Step({ icon, label, page, ...targets }: StepProps) {
  return (
    <PaginationPlace>
      {page === undefined ? (
        <PageLink role={targets.hrefOf ? 'link' : 'button'} tabIndex={-1} aria-disabled aria-label={label}>
          <Icon icon={icon} size="small" />
        </PageLink>
      ) : (
        <PageTarget {...targets} page={page} aria-label={label} title={label}>
          <Icon icon={icon} size="small" />
        </PageTarget>
      )}
    </PaginationPlace>
  );
}

interface PageTargetProps
  extends Targets, Pick<ComponentProps<'a'>, 'title' | 'children' | 'aria-label' | 'aria-current'> {
  readonly page: number;
}

function PageTarget({ page, hrefOf, onPageChange, ...rest }: PageTargetProps) {
  const { linkComponent } = useKit();
  if (!hrefOf) return <PageLink as="button" type="button" {...rest} onClick={() => onPageChange?.(page)} />;
  const goHere = (event: MouseEvent) => {
    // Those keys open the page elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPageChange?.(page);
  };
  return <PageLink as={linkComponent} href={hrefOf(page)} {...rest} {...(onPageChange && { onClick: goHere })} />;
}
