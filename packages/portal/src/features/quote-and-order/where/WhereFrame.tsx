import { SegmentedControl } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PurchaseFrame } from '../frame/PurchaseFrame.tsx';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';

const modes = ['single', 'multi'] as const;

interface WhereFrameProps {
  mode: (typeof modes)[number];
  children: ReactNode;
}

/** Where the service is wanted: at one address or at several. */
export function WhereFrame({ mode, children }: WhereFrameProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
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
      {children}
    </PurchaseFrame>
  );
}
