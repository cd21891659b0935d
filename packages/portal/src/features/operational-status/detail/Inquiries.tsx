import type { Inquiry } from '@skerry/contracts';
import { DateTime, Sheet, SheetSection, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { WrittenText } from './DisturbanceParts.styles.ts';

const kinds = ['IMPACT', 'RESCHEDULE', 'SPECIAL_HANDLING', 'OTHER'] as const;
const states = ['OPEN', 'ANSWERED', 'ACCEPTED', 'DECLINED'] as const;

/** What the company has asked, with the answers. */
export function Inquiries({ inquiries }: { inquiries: readonly Inquiry[] }) {
  const { formatMessage } = useIntl();
  if (inquiries.length === 0) return null;
  return (
    <Sheet title={formatMessage({ id: 'disturbancePage.inquiries.title' })} padding="none">
      {inquiries.map((inquiry) => {
        const { id, text, state, askedBy, askedAt, wantedWindows, usesBackupWindow, customerReference } = inquiry;
        const kind = kinds.find((each) => each === inquiry.kind) ?? 'OTHER';
        const known = states.find((each) => each === state) ?? 'OPEN';
        return (
          <SheetSection
            key={id}
            title={formatMessage({ id: `disturbance.inquiry.${kind}` })}
            actions={<Text tone="muted">{formatMessage({ id: `disturbance.inquiry.state.${known}` })}</Text>}
          >
            <WrittenText>{text}</WrittenText>
            {usesBackupWindow && <div>{formatMessage({ id: 'disturbancePage.inquiries.backup' })}</div>}
            {wantedWindows.map(({ startsAt, endsAt }) => (
              <div key={startsAt}>
                <WorkWindow start={startsAt} end={endsAt} />
              </div>
            ))}
            <Text as="div" variant="caption" tone="muted">
              <FormattedMessage
                id="disturbance.answer.by"
                values={{ name: askedBy, day: <DateTime key="day" value={askedAt} format="shortDate" /> }}
              />
              {customerReference !== '' &&
                [
                  ' · ',
                  formatMessage({ id: 'disturbancePage.inquiries.reference' }, { reference: customerReference }),
                ].join('')}
            </Text>
            {inquiry.answer !== null && (
              <>
                <WrittenText>{inquiry.answer}</WrittenText>
                <Text as="div" variant="caption" tone="muted">
                  <FormattedMessage
                    id="disturbance.answer.by"
                    values={{
                      name: inquiry.answeredBy ?? '',
                      day: inquiry.answeredAt !== null && (
                        <DateTime key="day" value={inquiry.answeredAt} format="shortDate" />
                      ),
                    }}
                  />
                </Text>
              </>
            )}
          </SheetSection>
        );
      })}
    </Sheet>
  );
}
