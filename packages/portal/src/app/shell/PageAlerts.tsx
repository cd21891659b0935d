import { useAlertList } from '../../platform/alerts/useAlerts.ts';

export function PageAlerts({ isInternal }: { isInternal: boolean }) {
  const alerts = useAlertList();
  return isInternal && alerts.length > 0 ? null : null;
}
