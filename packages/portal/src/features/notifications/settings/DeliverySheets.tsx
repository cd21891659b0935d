import { languageInfo, languageList } from '@skerry/i18n';
import { Link, Select, Sheet, Text, token } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { personalInfoPath } from '../../personal-info/personal-info.paths.ts';
import { halfHours } from './halfHours.ts';
import type { SettingsPartProps } from './QuietHours.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  overflow-wrap: anywhere;

  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;
const End = styled.div`
  flex: none;
`;
const Time = styled(End)`
  width: 6.5rem;
`;

function Fact({ title, detail, end }: { title: string; detail: string; end?: ReactNode }) {
  return (
    <Row>
      <div>
        <Text as="div">{title}</Text>
        <Text as="div" variant="caption" tone="muted">
          {detail}
        </Text>
      </div>
      {end}
    </Row>
  );
}

/** When what is collected goes. */
export function Digest({ settings: { dailyAt }, onChange }: SettingsPartProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={formatMessage({ id: 'notificationSettings.digest.title' })} padding="none">
      <Fact
        title={formatMessage({ id: 'notificationSettings.timing.HOURLY' })}
        detail={formatMessage({ id: 'notificationSettings.digest.hourly' })}
      />
      <Fact
        title={formatMessage({ id: 'notificationSettings.timing.DAILY' })}
        detail={formatMessage({ id: 'notificationSettings.digest.daily' })}
        end={
          <Time>
            <Select
              label={formatMessage({ id: 'notificationSettings.digest.dailyAt' })}
              isLabelHidden
              size="small"
              options={halfHours(dailyAt)}
              value={dailyAt}
              readOnly={onChange === undefined}
              onValueChange={(time) => onChange?.({ dailyAt: time })}
            />
          </Time>
        }
      />
      <Fact
        title={formatMessage({ id: 'notificationSettings.digest.same' })}
        detail={formatMessage({ id: 'notificationSettings.digest.sameHelp' })}
        end={<Text tone="muted">{formatMessage({ id: 'notificationSettings.digest.always' })}</Text>}
      />
      <Fact
        title={formatMessage({ id: 'notificationSettings.flood' })}
        detail={formatMessage({ id: 'notificationSettings.floodHelp' })}
        end={<Text tone="muted">{formatMessage({ id: 'notificationSettings.digest.always' })}</Text>}
      />
    </Sheet>
  );
}

/** Where mails and text messages go. */
export function SentTo({ settings: { email, phone, locale } }: Pick<SettingsPartProps, 'settings'>) {
  const { formatMessage } = useIntl();
  const { offersSms = false } = useRuntimeConfig();
  const hasPhone = phone !== null && phone !== '';
  const language = languageList.find((one) => one === locale);
  return (
    <Sheet title={formatMessage({ id: 'notificationSettings.sentTo.title' })} padding="none">
      <Fact
        title={email}
        detail={formatMessage(
          { id: 'notificationSettings.sentTo.email' },
          { language: language ? languageInfo(language).nativeName : locale },
        )}
        end={
          <End>
            <Link href={personalInfoPath}>{formatMessage({ id: 'notificationSettings.sentTo.change' })}</Link>
          </End>
        }
      />
      {offersSms && (
        <Fact
          title={hasPhone ? phone : formatMessage({ id: 'notificationSettings.sentTo.noPhone' })}
          detail={formatMessage({ id: `notificationSettings.sentTo.${hasPhone ? 'sms' : 'addPhone'}` })}
          end={
            !hasPhone && <Link href={personalInfoPath}>{formatMessage({ id: 'notificationSettings.sentTo.add' })}</Link>
          }
        />
      )}
    </Sheet>
  );
}
