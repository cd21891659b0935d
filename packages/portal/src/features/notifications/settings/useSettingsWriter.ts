import type { NotificationSettings } from '@skerry/contracts';
import { useEffect, useRef, useState } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { ifMatch } from '../../../platform/api/if-match.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { isSettings, useNotificationSettings } from '../../../platform/notifications/notifications.queries.ts';

type Change = Partial<Omit<NotificationSettings, 'version' | 'email' | 'locale' | 'timeZone'>>;

/**
 * The settings, and what changes them: each change shows at once and is saved with the version that the one before it made. Where one can't be
 * saved, what the server has is shown again.
 */
export function useSettingsWriter() {
  const api = useApi();
  const alerts = useAlerts();
  const query = useNotificationSettings();
  const { data, mutate } = query;
  const [underWay, setUnderWay] = useState(0);
  const [savedAt, setSavedAt] = useState<Date>();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** What the user sees, ahead of the server. */
  const wanted = useRef<NotificationSettings>(undefined);
  const version = useRef<number>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  async function save(): Promise<void> {
    const { current: settings } = wanted;
    if (settings === undefined) return;
    const { topics, quietHours, quietFrom, quietTo, quietWeekends, dailyAt } = settings;
    try {
      const saved = await unwrap(
        api.notifications.PUT('/settings', {
          params: { header: ifMatch(version.current ?? settings.version) },
          body: {
            topics: topics.map(({ topic, bell, mail, sms, timing }) => ({ topic, bell, mail, sms, timing })),
            quietHours,
            quietFrom,
            quietTo,
            quietWeekends,
            dailyAt,
          },
        }),
        isSettings,
      );
      version.current = saved.version;
      // What was chosen meanwhile is not taken back.
      if (wanted.current === settings) {
        wanted.current = undefined;
        version.current = undefined;
        await mutate(saved, { revalidate: false });
      }
      setSavedAt(new Date());
    } catch (error) {
      wanted.current = undefined;
      version.current = undefined;
      alerts.failure(error, { title: { id: 'notificationSettings.notSaved' } });
      // A session that is over has no data any more.
      if (isShown.current) await mutate();
    }
  }

  function change(part: Change): void {
    if (data === undefined) return;
    wanted.current = { ...(wanted.current ?? data), ...part };
    void mutate(wanted.current, { revalidate: false });
    setUnderWay((count) => count + 1);
    line.current = line.current.then(save).finally(() => setUnderWay((count) => count - 1));
  }

  return { query, change, isSaving: underWay > 0, savedAt };
}
