import { Heading, Link, Sheet, Stack, Text } from '@skerry/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';

const space = ' ';

/** That the customer is no longer one, what that means, and whom to call about it. */
export function InactiveNote() {
  const { customer } = useStartupData();
  const { supportPhone } = useRuntimeConfig().contact;
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} variant="section" id={id}>
          <FormattedMessage id="home.inactive.title" values={{ customer: customer.name }} />
        </Heading>
        <Text as="p" tone="muted" style={{ marginBlock: 0 }}>
          <FormattedMessage id="home.inactive.body" />
          {space}
          {supportPhone !== undefined && (
            <FormattedMessage
              id="home.inactive.call"
              values={{
                phone: (
                  <Link key="phone" href={phoneHref(supportPhone)}>
                    {supportPhone}
                  </Link>
                ),
              }}
            />
          )}
        </Text>
      </Stack>
    </Sheet>
  );
}
