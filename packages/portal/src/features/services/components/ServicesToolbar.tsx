import type { ServiceFacets, ServiceTag } from '@skerry/contracts';
import { Button, SearchField, SegmentedControl, Text } from '@skerry/ui';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useEffect, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLazyComponent } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { maxTextLength, servicesViews } from '../servicesAddress.ts';
import { countOfFilters } from '../servicesFilter.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { FilterChips } from './FilterChips.tsx';
import { filterDrawer, toolbarFilters } from './filterParts.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import { TextPlace, Toolbar, ToolbarEnd, ToolbarRow, WideFilters } from './ServicesToolbar.styles.ts';

export interface ServicesToolbarProps {
  address: ServicesAddress;
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
  /** How many services are found. */
  found: number | undefined;
  isLoading: boolean;
  isTagRemoved: boolean;
  onTagRemovedSeen: () => void;
  fieldRef?: Ref<HTMLInputElement>;
  /** Of the list; none where there is another one. */
  columns?: readonly string[];
  /** Further choices at the end. */
  children?: ReactNode;
}

/** Text, filters and view: the same above the list and the sites. */
export function ServicesToolbar(props: ServicesToolbarProps) {
  const {
    address,
    facets,
    tags,
    found,
    isLoading,
    isTagRemoved,
    onTagRemovedSeen,
    fieldRef,
    columns = [],
    children,
  } = props;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const drawer = useLazyDialog(filterDrawer);
  const isWide = useIsAtLeast('extraLarge');
  const { Component: ToolbarFilters, prepare: prepareFilters } = useLazyComponent(toolbarFilters);
  useEffect(() => {
    if (isWide) prepareFilters();
  }, [isWide, prepareFilters]);
  const { view, changeFilter, clearFilter } = address;
  const { filter } = view;
  const fields = { filter, facets, tags, onChange: changeFilter };
  const count = countOfFilters(filter);
  const clear = () => {
    onTagRemovedSeen();
    clearFilter();
  };

  return (
    <Toolbar>
      <ToolbarRow>
        <TextPlace>
          <SearchField
            {...(fieldRef !== undefined && { ref: fieldRef })}
            size="small"
            label={formatMessage({ id: 'services.filter.text' })}
            isLabelHidden
            placeholder={formatMessage({ id: 'services.filter.textShort' })}
            maxLength={maxTextLength}
            value={address.typedText}
            onValueChange={address.typeText}
            isLoading={isLoading}
          />
        </TextPlace>
        {isWide && <WideFilters>{ToolbarFilters && <ToolbarFilters {...fields} />}</WideFilters>}
        <Button
          size="small"
          icon={IconAdjustmentsHorizontal}
          onPointerEnter={drawer.prepare}
          onFocus={drawer.prepare}
          onClick={drawer.open}
        >
          {count === 0
            ? formatMessage({ id: 'services.filter.open' })
            : formatMessage({ id: 'services.filter.openCount' }, { count })}
        </Button>
        <ViewsMenu address={address} columns={columns} />
        <SegmentedControl
          label={formatMessage({ id: 'services.view' })}
          options={servicesViews.map((value) => ({ value, label: formatMessage({ id: `services.view.${value}` }) }))}
          value={view.view}
          onValueChange={(value) => void navigate(address.hrefOf({ view: value, page: 0 }))}
        />
      </ToolbarRow>
      <ToolbarRow>
        <FilterChips {...fields} isTagRemoved={isTagRemoved} onTagRemovedSeen={onTagRemovedSeen} onClear={clear}>
          {found !== undefined && (
            <Text variant="caption" tone="muted" role="status">
              {facets === undefined
                ? formatMessage({ id: 'services.found' }, { count: found })
                : formatMessage({ id: 'services.foundOf' }, { found, count: facets.services })}
            </Text>
          )}
        </FilterChips>
        {children !== undefined && <ToolbarEnd>{children}</ToolbarEnd>}
      </ToolbarRow>
      {drawer.Dialog && <drawer.Dialog {...fields} found={found} onClear={clear} onClose={drawer.close} />}
    </Toolbar>
  );
}
