import type { NotificationItem } from '@skerry/contracts';
import { CellLines, DateTime, Icon, Tag, Text, token, VisuallyHidden } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ListColumn } from '../../../platform/list/columns/listColumn.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { PhoneWrap } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { notificationLook, notificationText } from '../../../platform/notifications/notificationLooks.ts';

/* In line with its words, which are cut where they have no room. */
const Look = styled(Text)`
  margin-inline-end: ${token.space[8]};
  vertical-align: -2px;
`;

/* In a column of the same room where it is read, so that words stand below each other. */
const Mark = styled.span`
  display: inline-block;
  width: 6px;
  height: 6px;
  margin-inline-end: ${token.space[8]};
  border-radius: 50%;
  vertical-align: 2px;

  &[data-is-unread] {
    background: ${token.tone.info.icon};
  }
  @media (forced-colors: active) {
    &[data-is-unread] {
      background: CanvasText;
    }
  }
`;

/* Below the words, not below what stands before them. */
const Detail = styled.span`
  padding-inline-start: calc(14px + ${token.icon.small} + ${token.space[8]});
`;

/** The columns of the list, and what a row says on a phone. */
export function useNotificationColumns(): {
  columns: readonly ListColumn<NotificationItem>[];
  phone: PhoneRow<NotificationItem>;
} {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const unread = `${formatMessage({ id: 'notifications.unread' })}: `;
    const what = (item: NotificationItem, isPhone = false) => {
      const { title } = notificationText(item, language);
      const { icon, tone } = notificationLook(item);
      return (
        <>
          {(item.readAt === null || !isPhone) && <Mark data-is-unread={item.readAt === null || undefined} />}
          <Look tone={toneOf[tone]}>
            <Icon icon={icon} size="small" />
          </Look>
          {item.readAt === null && <VisuallyHidden>{unread}</VisuallyHidden>}
          <Text variant={item.readAt === null ? 'bodyStrong' : 'body'}>{title}</Text>
        </>
      );
    };
    const detail = (item: NotificationItem) => notificationText(item, language).detail;
    const topic = (item: NotificationItem) => formatMessage({ id: `notifications.topic.${item.topic}` });
    const respondBy = ({ actionRequired, respondBy: until, settledAt }: NotificationItem) => {
      if (settledAt !== null) return <Tag>{formatMessage({ id: 'notifications.done' })}</Tag>;
      return actionRequired && until !== null ? <DateTime value={until} format="shortDateTime" tabIndex={-1} /> : null;
    };
    const at = ({ createdAt }: NotificationItem) => <DateTime value={createdAt} format="shortDateTime" tabIndex={-1} />;
    const columns: readonly ListColumn<NotificationItem>[] = [
      {
        id: 'what',
        header: formatMessage({ id: 'notifications.column.what' }),
        cell: (item) => <CellLines detail={<Detail>{detail(item)}</Detail>}>{what(item)}</CellLines>,
      },
      {
        id: 'topic',
        header: formatMessage({ id: 'notifications.column.topic' }),
        visibleFrom: 'large',
        width: '20rem',
        cell: topic,
      },
      {
        id: 'respondBy',
        header: formatMessage({ id: 'notifications.column.respondBy' }),
        visibleFrom: 'large',
        width: '10.5rem',
        cell: respondBy,
      },
      { id: 'at', header: formatMessage({ id: 'notifications.column.at' }), width: '10rem', cell: at },
    ];
    const phone: PhoneRow<NotificationItem> = {
      // What has happened is the sentence itself: it is not cut.
      title: (item) => <PhoneWrap>{what(item, true)}</PhoneWrap>,
      detail,
      foot: (item) => (
        // Until when has to be answered stands in the title.
        <Text variant="caption" tone="muted">
          {at(item)}
        </Text>
      ),
    };
    return { columns, phone };
  }, [formatMessage, language]);
}

const toneOf = {
  critical: 'critical',
  attention: 'attention',
  positive: 'positive',
  info: 'muted',
  neutral: 'muted',
} as const;
