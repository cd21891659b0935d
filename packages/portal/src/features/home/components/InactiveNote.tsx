import { EmptyState, Link } from '@skerry/ui';
import { IconArchive } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { OverviewNumber } from '../../../platform/overview/OverviewList.styles.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { FilledSheet } from './FilledSheet.styles.ts';

const space = ' ';

/** That the customer is no longer one, what that means, and whom to call about it. */
export function InactiveNote() {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  const { supportPhone } = useRuntimeConfig().contact;
  const title = formatMessage({ id: 'home.inactive.title' }, { customer: customer.name });
  return (
    <FilledSheet padding="none" aria-label={title}>
      <EmptyState icon={IconArchive} title={title}>
        <FormattedMessage id="home.inactive.body" />
        {space}
        {supportPhone !== undefined && (
          <FormattedMessage
            id="home.inactive.call"
            values={{
              phone: (
                <OverviewNumber key="phone">
                  <Link href={phoneHref(supportPhone)}>{supportPhone}</Link>
                </OverviewNumber>
              ),
            }}
          />
        )}
      </EmptyState>
    </FilledSheet>
  );
}
