import type { NotificationItem } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import type { InboxNotification } from '@skerry/ui/experimental';
import {
  IconAlertTriangleFilled,
  IconCalendarEvent,
  IconCircleCheckFilled,
  IconFlagFilled,
  IconInfoCircle,
  IconTruckDelivery,
  IconUsers,
} from '@tabler/icons-react';
import { translatedText } from '../language/translated-name.ts';

type Look = Required<Pick<InboxNotification, 'icon' | 'tone'>>;

const ofTopics: Partial<Record<NotificationItem['topic'], Look['icon']>> = {
  ORDER: IconTruckDelivery,
  PLANNED_WORK: IconCalendarEvent,
  WORK_REMINDER: IconCalendarEvent,
  ROLE_REQUEST: IconUsers,
};

/** By shape and colour: what has to be done, what is wrong, what went well, and else what it is about. */
export function notificationLook({ actionRequired, severity, topic }: NotificationItem): Look {
  if (severity === 'danger') return { icon: IconAlertTriangleFilled, tone: 'critical' };
  if (actionRequired) return { icon: IconFlagFilled, tone: 'attention' };
  if (severity === 'success') return { icon: IconCircleCheckFilled, tone: 'positive' };
  return { icon: ofTopics[topic] ?? IconInfoCircle, tone: severity === 'warning' ? 'attention' : 'neutral' };
}

/** What it says, in the reader's language. */
export function notificationText({ title }: NotificationItem, language: Language): { title: string; detail: string } {
  const text = translatedText(title, language) ?? title[0];
  return { title: text?.displayName ?? '', detail: text?.description ?? '' };
}
