import { Banner, Link } from '@skerry/ui';
import { IconInfoCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageBanner } from '../../../platform/page-banner/PageBanner.tsx';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';

/** Says that a newer version will replace this portal, where the provider is about to. */
export function ClosingNotice() {
  const { formatMessage } = useIntl();
  const { closing, contact } = useRuntimeConfig();
  if (!closing) return null;
  return (
    <PageBanner>
      <Banner
        tone="attention"
        icon={IconInfoCircle}
        label={formatMessage({ id: 'closing.label' })}
        action={
          closing.readMore !== undefined ? (
            <Link href={closing.readMore}>
              <FormattedMessage id="closing.readMore" />
            </Link>
          ) : (
            contact.supportEmail !== undefined && (
              <Link href={`mailto:${contact.supportEmail}`}>
                <FormattedMessage id="closing.ask" />
              </Link>
            )
          )
        }
      >
        <FormattedMessage id="closing.text" />
      </Banner>
    </PageBanner>
  );
}
