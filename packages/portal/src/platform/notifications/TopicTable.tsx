import { notificationGroups, type NotificationSettings } from '@skerry/contracts';
import { Checkbox, Select, Table, Text, token, VisuallyHidden, type TableColumn } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { useRuntimeConfig } from '../runtime-config/runtime-config.ts';

type TopicChoice = NotificationSettings['topics'][number];
type Channel = 'bell' | 'mail' | 'sms';

const timings = ['AT_ONCE', 'HOURLY', 'DAILY'] as const;
const groups = Object.entries(notificationGroups) as [
  keyof typeof notificationGroups,
  readonly TopicChoice['topic'][],
][];

const When = styled.span`
  display: block;
  max-width: 9.5rem;
`;
/* On a phone a name takes the lines that it needs, and what is chosen stands below it. */
const PhoneTopic = styled.div`
  padding-block: ${token.space[8]};
  white-space: normal;
`;
const PhoneChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[16]};
  font-weight: 400;
`;

export interface TopicTableProps {
  label: string;
  topics: readonly TopicChoice[];
  /** Undefined where they are only looked at. */
  onChange?: ((topic: TopicChoice) => void) | undefined;
}

/** What one hears of, by bell and mail, by text message where the provider sends them, and when mails go. */
export function TopicTable({ label, topics, onChange }: TopicTableProps) {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const { offersSms = false } = useRuntimeConfig();
  const channels: readonly Channel[] = offersSms ? ['bell', 'mail', 'sms'] : ['bell', 'mail'];
  const isReadOnly = onChange === undefined;
  const nameOf = ({ topic }: TopicChoice) => formatMessage({ id: `notifications.topic.${topic}` });
  const header = (id: 'topic' | 'bell' | 'mail' | 'sms' | 'when') =>
    formatMessage({ id: `notificationSettings.column.${id}` });
  const box = (row: TopicChoice, channel: Channel) => (
    <Checkbox
      checked={row[channel]}
      readOnly={isReadOnly}
      onCheckedChange={(isChecked) => onChange?.({ ...row, [channel]: isChecked })}
    >
      {isPhone && <span aria-hidden>{header(channel)}</span>}
      <VisuallyHidden>
        {formatMessage({ id: `notificationSettings.${channel}Of` }, { topic: nameOf(row) })}
      </VisuallyHidden>
    </Checkbox>
  );
  const when = (row: TopicChoice) => {
    const words = (id: 'bellOnly' | 'smsOnly' | 'nothing' | 'timing.AT_ONCE' | 'timing.HOURLY' | 'timing.DAILY') => (
      <Text tone="muted">{formatMessage({ id: `notificationSettings.${id}` })}</Text>
    );
    if (!row.mail && row.sms && offersSms) return words('smsOnly');
    if (!row.mail) return words(row.bell ? 'bellOnly' : 'nothing');
    if (row.isMailedAtOnce || isReadOnly) return words(`timing.${row.timing}`);
    return (
      <When>
        <Select
          label={formatMessage({ id: 'notificationSettings.whenOf' }, { topic: nameOf(row) })}
          isLabelHidden
          size="small"
          options={timings.map((value) => ({
            value,
            label: formatMessage({ id: `notificationSettings.timing.${value}` }),
          }))}
          value={row.timing}
          onValueChange={(timing) => onChange({ ...row, timing })}
        />
      </When>
    );
  };
  const onPhone: readonly TableColumn<TopicChoice>[] = [
    {
      id: 'topic',
      header: header('topic'),
      cell: (row) => (
        <PhoneTopic>
          {nameOf(row)}
          <PhoneChoices>
            {channels.map((channel) => (
              <span key={channel}>{box(row, channel)}</span>
            ))}
            {when(row)}
          </PhoneChoices>
        </PhoneTopic>
      ),
    },
  ];
  const elsewhere: readonly TableColumn<TopicChoice>[] = [
    { id: 'topic', header: header('topic'), isHeaderHidden: true, cell: nameOf },
    ...channels.map((channel) => ({
      id: channel,
      header: header(channel),
      width: '5.5rem',
      cell: (row: TopicChoice) => box(row, channel),
    })),
    { id: 'when', header: header('when'), width: '11.5rem', cell: when },
  ];
  return (
    <Table
      label={label}
      columns={isPhone ? onPhone : elsewhere}
      rows={topics}
      rowKey={({ topic }) => topic}
      groupOf={({ topic }) => {
        const [id] = groups.find(([, members]) => members.includes(topic)) ?? ['status' as const];
        return { id, label: formatMessage({ id: `notifications.settingsGroup.${id}` }) };
      }}
      layout="fixed"
      isPlain
      isVirtual={false}
    />
  );
}
