import { Badge, Button, FilterBar, IconButton, Menu, SearchField } from '@skerry/ui';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Part } from '../browser/useLazyComponent.ts';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { useLazyDialog } from '../browser/useLazyDialog.ts';
import type { ListFilter } from './listFilters.tsx';
import type { ListFilterDrawerProps } from './ListFilterDrawer.tsx';
import { maxSearchLength } from './listQuery.ts';
import type { ListAddress } from './listAddress.ts';

const drawer: Part<ListFilterDrawerProps> = {
  texts: ['ui-form', 'ui-dates'],
  component: async () => (await import('./ListFilterDrawer.tsx')).ListFilterDrawer,
};

const Counted = styled.span`
  position: relative;
  display: inline-flex;
  /* The badge, which is not there while nothing is counted. */
  & > * + * {
    position: absolute;
    top: -8px;
    right: -8px;
  }
`;

/** What the search field says. */
export interface ListSearch {
  readonly label: string;
  readonly placeholder: string;
}

export interface ListToolbarProps {
  address: Pick<ListAddress<unknown>, 'typedText' | 'typeText' | 'clearFilters' | 'restoreFilters'>;
  search: ListSearch | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
  filters: readonly ListFilter[];
  /** The id of the list, which says what is found. */
  list: string;
  found: number | undefined;
  isLoading: boolean;
  /** How the list is shown, at the other end. */
  end: ReactNode;
}

/** The row above a list: search, the filters that matter most, 'Add filter' for the rest, and how it is shown. On small screens one button opens all filters. */
export function ListToolbar({ address, search, fieldRef, filters, list, found, isLoading, end }: ListToolbarProps) {
  const { formatMessage } = useIntl();
  // Below, the filters of most lists would wrap into a second row.
  const isWide = useIsAtLeast('extraLarge');
  const isPhone = !useIsAtLeast('small');
  // What was typed stays, so that it can be read and taken away.
  const isSearchOff = !useIsOnline() && address.typedText === '';
  const { Dialog: Drawer, prepare, open, close } = useLazyDialog(drawer);
  const [added, setAdded] = useState<readonly string[]>([]);
  const row = useRef<HTMLDivElement>(null);
  const opened = added.at(-1);
  useEffect(() => {
    // What was just added is what its reader wants to set.
    if (opened !== undefined) row.current?.querySelector<HTMLElement>(`[data-filter="${opened}"] button`)?.click();
  }, [opened]);

  const shown = filters.filter(({ id, isPrimary = false }) => isPrimary || added.includes(id));
  const rest = filters.filter((filter) => !shown.includes(filter));
  const holding = filters.filter(({ chips }) => chips.length > 0).length;
  const openDrawer = { onPointerEnter: prepare, onFocus: prepare, onClick: open };

  return (
    <>
      <FilterBar
        ref={row}
        search={
          search && (
            <SearchField
              ref={fieldRef}
              size="small"
              label={search.label}
              isLabelHidden
              placeholder={isSearchOff ? formatMessage({ id: 'list.offline.search' }) : search.placeholder}
              disabled={isSearchOff}
              maxLength={maxSearchLength}
              value={address.typedText}
              onValueChange={address.typeText}
              isLoading={isLoading}
            />
          )
        }
        end={
          <>
            {!isWide &&
              filters.length > 0 &&
              (isPhone ? (
                <Counted>
                  <IconButton
                    variant="secondary"
                    icon={IconFilter}
                    label={formatMessage({ id: 'list.filters.open' }, { count: holding })}
                    {...openDrawer}
                  />
                  <Badge count={holding} tone="info" label="" aria-hidden />
                </Counted>
              ) : (
                <Button size="small" icon={IconFilter} {...openDrawer}>
                  {formatMessage({ id: 'list.filters.open' }, { count: holding })}
                </Button>
              ))}
            {end}
          </>
        }
      >
        {isWide && filters.length > 0 && (
          <>
            {shown.map(({ id, render }) => {
              const field = render('filter');
              // One that is a chip alone takes no room.
              return (
                field !== null && (
                  <span key={id} data-filter={id}>
                    {field}
                  </span>
                )
              );
            })}
            {rest.length > 0 && (
              <Menu
                label={formatMessage({ id: 'list.filters.add' })}
                variant="ghost"
                size="small"
                icon={IconPlus}
                hasArrow={false}
                groups={[
                  {
                    items: rest.map(({ id, label }) => ({
                      label,
                      onSelect: () => setAdded([...added, id]),
                    })),
                  },
                ]}
              />
            )}
          </>
        )}
      </FilterBar>
      {Drawer && (
        <Drawer
          filters={filters}
          list={list}
          found={found}
          onClear={address.clearFilters}
          onRestore={holding === 0 ? address.restoreFilters : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
