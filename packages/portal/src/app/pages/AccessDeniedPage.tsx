import { Button, FullPageState } from '@skerry/ui';
import { IconLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { matchPath, useSearchParams } from 'react-router-dom';
import { homePath } from '../../features/home/home.paths.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useServices } from '../useServices.ts';
import { DeniedDetails } from './DeniedDetails.tsx';

function featureAt(features: readonly Feature[], path: string): Feature | undefined {
  return features.find(({ routes }) => routes.some((route) => matchPath(route.path, path)));
}

/** Says that a page is closed to the visitor, which roles open it and who can give them; no role helps where the customer is inactive. */
export function AccessDeniedPage() {
  const { formatMessage } = useIntl();
  const { features } = useServices();
  const { customer } = useStartupData();
  const [parameters] = useSearchParams();
  const feature = featureAt(features, parameters.get('from') ?? '');
  return (
    <FullPageState
      icon={IconLock}
      title={formatMessage({ id: 'pages.accessDenied' })}
      message={<FormattedMessage id="shell.accessDenied.body" />}
      actions={
        <Button variant="primary" href={homePath}>
          <FormattedMessage id="shell.goToOverview" />
        </Button>
      }
    >
      {feature && !customer.active && !feature.forInactiveCustomers ? (
        <FormattedMessage id="shell.accessDenied.inactiveCustomer" values={{ customer: customer.name }} />
      ) : (
        feature && <DeniedDetails feature={feature} />
      )}
    </FullPageState>
  );
}
