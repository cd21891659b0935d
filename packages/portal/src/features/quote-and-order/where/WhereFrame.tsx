import { SubMenu } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
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
  return (
    <PurchaseFrame
      steps={{ current: 'where', way: mode === 'single' ? 'building' : 'rows' }}
      actions={
        <SubMenu
          label={formatMessage({ id: 'quoteWhere.mode' })}
          items={modes.map((each) => ({
            href: hrefOf(each),
            label: formatMessage({ id: `quoteWhere.mode.${each}` }),
          }))}
          currentPath={hrefOf(mode)}
        />
      }
    >
      {children}
    </PurchaseFrame>
  );
}

function hrefOf(mode: (typeof modes)[number]): string {
  return quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode });
}
