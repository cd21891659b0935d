import { Button, SearchField } from '@skerry/ui';
import { IconFilter } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { countFilters, maxTextLength } from '../changeRequestsAddress.ts';
import type { ChangeRequestsAddress } from '../useChangeRequestsView.ts';
import type { ChangeRequestsFilterDrawerProps } from './ChangeRequestsFilterDrawer.tsx';
import { FilterPlace } from './ChangeRequestsToolbar.styles.ts';

const drawer: Part<ChangeRequestsFilterDrawerProps> = {
  texts: ['ui-form'],
  component: async () => (await import('./ChangeRequestsFilterDrawer.tsx')).ChangeRequestsFilterDrawer,
};

/** Which requests are shown. */
export function ChangeRequestsToolbar({ address }: { address: ChangeRequestsAddress }) {
  const { formatMessage } = useIntl();
  const { Dialog: Drawer, prepare, open, close } = useLazyDialog(drawer);
  const { view, text, changeFilter } = address;
  const label = formatMessage({ id: 'changeRequests.filter.text' });
  return (
    <FilterPlace>
      <SearchField
        label={label}
        isLabelHidden
        placeholder={label}
        maxLength={maxTextLength}
        value={text.typed}
        onValueChange={text.type}
      />
      <Button icon={IconFilter} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
        {formatMessage({ id: 'changeRequests.filter.open' }, { count: countFilters({ ...view.filter, text: '' }) })}
      </Button>
      {Drawer && <Drawer filter={view.filter} onApply={changeFilter} onClose={close} />}
    </FilterPlace>
  );
}
