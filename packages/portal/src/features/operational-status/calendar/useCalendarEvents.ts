import { dayOf, localZone, type CalendarEntry } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import type { IconComponent } from '@skerry/ui';
import type { CalendarEvent } from '@skerry/ui/experimental';
import { IconAdjustmentsHorizontal, IconAlertTriangleFilled, IconTool, IconTruckDelivery } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../../platform/access/access.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { ordersAccess } from '../../../platform/services-section/services-section.access.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { orderPath } from '../../orders/orders.paths.ts';
import { changeRequestPath } from '../../service-change-requests/service-change-requests.paths.ts';
import { impactWord, isOver, stateWord } from '../../../platform/disturbances/disturbanceWords.ts';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import type { CalendarLayer } from './calendarAddress.ts';

const icons: Readonly<Record<string, IconComponent>> = {
  planned: IconTool,
  disturbances: IconAlertTriangleFilled,
  orders: IconTruckDelivery,
  changes: IconAdjustmentsHorizontal,
};

/** What the calendar shows: disturbances and works, with the company's own deliveries and change windows. Freeze periods are drawn behind it. */
export function useCalendarEvents(
  entries: readonly CalendarEntry[],
  hidden: readonly CalendarLayer[],
): readonly CalendarEvent[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const { roles } = useIdentity();
  const seesOrders = mayOpen(ordersAccess, roles);
  const seesChanges = roles.some((role) => ['OperationStaff', 'OperationResponsible'].includes(role));
  const [now] = useState(() => new Date().toISOString());
  return useMemo(() => {
    const { formatMessage } = intl;
    const hrefOf = ({ layer, id }: CalendarEntry) => {
      if (layer === 'planned') return disturbancePath({ type: 'PLANNED_WORK', id });
      if (layer === 'disturbances') return disturbancePath({ type: 'DISTURBANCE', id });
      if (layer === 'orders') return seesOrders ? orderPath(id) : undefined;
      return layer === 'changes' && seesChanges ? changeRequestPath(id) : undefined;
    };
    const toneOf = ({ layer, state, inFreeze }: CalendarEntry) => {
      if (state !== null && isOver(state)) return 'neutral' as const;
      if (layer === 'disturbances') return 'critical' as const;
      // Amber is what lies in a freeze, and nothing else.
      if (layer === 'orders' && inFreeze) return 'attention' as const;
      return layer === 'planned' ? ('info' as const) : ('neutral' as const);
    };
    return entries
      .filter(({ layer }) => layer !== 'freeze' && !hidden.some((each) => each === layer))
      .map((entry): CalendarEvent => {
        const {
          layer,
          id,
          reference,
          title,
          place,
          startsAt,
          endsAt,
          isAllDay,
          isBackup,
          state,
          impact,
          services,
          answerBy,
        } = entry;
        const name = translatedName(title, language, reference ?? id);
        const href = hrefOf(entry);
        const says = [
          isBackup && formatMessage({ id: 'statusCalendar.backup' }),
          layer === 'disturbances' && state !== null && stateWord(intl, state),
          // Of what is cancelled nobody feels anything.
          layer === 'planned' && state === 'CANCELLED' && stateWord(intl, state),
          layer === 'planned' && state !== 'CANCELLED' && impact !== null && impactWord(intl, impact),
          services !== null && formatMessage({ id: 'operationalStatus.disturbance.services' }, { count: services }),
          layer === 'orders' && formatMessage({ id: 'statusCalendar.delivery' }, { number: reference ?? '' }),
          layer === 'changes' && formatMessage({ id: 'statusCalendar.change' }, { number: reference ?? '' }),
        ].filter((part) => part !== false);
        return {
          id: `${layer} ${id} ${startsAt}`,
          title: isBackup ? formatMessage({ id: 'statusCalendar.backupOf' }, { title: name }) : name,
          start: isAllDay ? dayOf(new Date(startsAt)) : startsAt,
          // A disturbance that lasts reaches until now.
          ...(place !== null && { place, shortTitle: place }),
          ...(layer === 'disturbances' && endsAt === null && { isOngoing: true }),
          end: isAllDay ? dayOf(new Date(startsAt)) : (endsAt ?? (now > startsAt ? now : startsAt)),
          tone: toneOf(entry),
          icon: icons[layer] ?? IconTool,
          detail: says.join(', '),
          ...(href !== undefined && { href }),
          ...(answerBy !== null && {
            todo: formatMessage(
              { id: 'disturbance.answer.until' },
              { moment: formatDate(language, new Date(answerBy), 'shortDateTime', localZone) },
            ),
          }),
          ...(layer === 'orders' && entry.inFreeze && { warning: formatMessage({ id: 'statusCalendar.inFreeze' }) }),
        };
      });
  }, [entries, hidden, intl, language, seesOrders, seesChanges, now]);
}
