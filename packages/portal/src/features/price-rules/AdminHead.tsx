import { PageHeader, SubMenu } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { agreementsPath, priceRulesPath } from './price-rules.paths.ts';

interface AdminHeadProps {
  currentPath: string;
  meta?: ReactNode;
  actions?: ReactNode;
  /** How many there are of what is open. */
  count?: number | undefined;
}

/** The top of what administrators keep. */
export function AdminHead({ currentPath, meta, actions, count }: AdminHeadProps) {
  const { formatMessage } = useIntl();
  const item = (href: string, id: 'pages.priceRules' | 'pages.agreements') => ({
    href,
    label: formatMessage({ id }),
    ...(href === currentPath && count !== undefined && { count }),
  });
  return (
    <PageHeader
      title={formatMessage({ id: 'priceRules.admin' })}
      {...(meta !== undefined && { meta })}
      {...(actions !== undefined && { actions })}
      tabs={
        <SubMenu
          currentPath={currentPath}
          items={[item(priceRulesPath, 'pages.priceRules'), item(agreementsPath, 'pages.agreements')]}
        />
      }
    />
  );
}
