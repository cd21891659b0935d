import { SegmentedControl } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PurchaseFrame } from '../frame/PurchaseFrame.tsx';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';
import type { StepProps } from '../stepProps.ts';
import { ManyAddresses } from '../many/ManyAddresses.tsx';
import { CheckedList } from '../many/CheckedList.tsx';
import { OneAddress } from './OneAddress.tsx';

const modes = ['single', 'multi'] as const;

/** Where the service is wanted: at one address or at several. */
export function WherePage({ place: { mode, listId, siteId } }: StepProps<'SEARCH_ADDRESS'>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  if (listId !== undefined && mode === 'multi') return <CheckedList listId={listId} />;
  return (
    <PurchaseFrame
      steps={{ current: 'where' }}
      actions={
        <SegmentedControl
          label={formatMessage({ id: 'quoteWhere.mode' })}
          options={modes.map((value) => ({ value, label: formatMessage({ id: `quoteWhere.mode.${value}` }) }))}
          value={mode}
          onValueChange={(next) => void navigate(quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: next }))}
        />
      }
    >
      {mode === 'single' ? <OneAddress key={siteId} siteId={siteId} /> : <ManyAddresses />}
    </PurchaseFrame>
  );
}
