import type { Inquiry, ProviderDisturbance } from '@skerry/contracts';
import { Button, DateTime, Sheet, SheetSection, StatusLabel, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconMessageQuestion } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WorkWindow } from '../../../../platform/disturbances/WorkWindow.tsx';
import { WrittenText } from '../../detail/DisturbanceParts.styles.ts';

const kinds = ['IMPACT', 'RESCHEDULE', 'SPECIAL_HANDLING', 'OTHER'] as const;
const states = ['OPEN', 'ANSWERED', 'ACCEPTED', 'DECLINED'] as const;

export interface CustomerInquiriesProps {
  disturbance: ProviderDisturbance;
  onAnswer: (inquiry: Inquiry) => void;
}

/** What customers ask, those that wait for an answer first. */
export function CustomerInquiries({ disturbance: { inquiries }, onAnswer }: CustomerInquiriesProps) {
  const { formatMessage } = useIntl();
  if (inquiries.length === 0) return null;
  const ordered = inquiries.toSorted((one, other) => Number(other.state === 'OPEN') - Number(one.state === 'OPEN'));
  return (
    <Sheet title={formatMessage({ id: 'disturbanceConsole.inquiries' })} padding="none">
      {ordered.map((inquiry) => {
        const { id, text, state, askedBy, askedAt, wantedWindows, usesBackupWindow, customerName = '' } = inquiry;
        const kind = kinds.find((each) => each === inquiry.kind) ?? 'OTHER';
        const known = states.find((each) => each === state) ?? 'OPEN';
        return (
          <SheetSection
            key={id}
            title={formatMessage(
              { id: 'disturbanceConsole.inquiry' },
              { customer: customerName, kind: formatMessage({ id: `disturbanceConsole.inquiry.${kind}` }) },
            )}
            actions={
              known === 'OPEN' ? (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={formatMessage({ id: 'disturbanceConsole.answerTo' }, { customer: customerName })}
                  onClick={() => onAnswer(inquiry)}
                >
                  {formatMessage({ id: 'disturbanceConsole.answer' })}
                </Button>
              ) : (
                <StatusLabel
                  tone={known === 'DECLINED' ? 'neutral' : 'positive'}
                  icon={known === 'DECLINED' ? IconMessageQuestion : IconCircleCheckFilled}
                >
                  {formatMessage({ id: `disturbance.inquiry.state.${known}` })}
                </StatusLabel>
              )
            }
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
                values={{ name: askedBy, day: <DateTime value={askedAt} format="shortDateTime" /> }}
              />
            </Text>
            {[inquiry.contactName, inquiry.customerReference].some((part) => part !== '') && (
              <Text as="div" variant="caption" tone="muted">
                {[inquiry.contactName, inquiry.customerReference].filter((part) => part !== '').join(' · ')}
              </Text>
            )}
            {inquiry.answer !== null && (
              <>
                <WrittenText>{inquiry.answer}</WrittenText>
                <Text as="div" variant="caption" tone="muted">
                  <FormattedMessage
                    id="disturbance.answer.by"
                    values={{
                      name: inquiry.answeredBy ?? '',
                      day: inquiry.answeredAt !== null && (
                        <DateTime value={inquiry.answeredAt} format="shortDateTime" />
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
