import type { ProviderDisturbance } from '@skerry/contracts';
import { PageHeader, Stack } from '@skerry/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../../platform/data/useSend.ts';
import { useLastListHref } from '../../../../platform/list/useLastList.ts';
import { UnsavedForms } from '../../../../platform/unsaved-changes/UnsavedForms.tsx';
import { useUnsavedForm } from '../../../../platform/unsaved-changes/useUnsavedForm.ts';
import { consoleDetailPath, consoleListId, consolePath } from '../../disturbance-console.paths.ts';
import { useCreateDisturbance } from '../console.mutations.ts';
import { ConsoleForm } from './ConsoleForm.tsx';
import { emptyValues, type ConsoleType } from './consoleForm.ts';
import { useConsoleForm } from './useConsoleForm.ts';

/** Opens a disturbance, which customers are told of at once. */
export function NewDisturbancePage() {
  return (
    <UnsavedForms>
      <NewForm key="disturbance" type="DISTURBANCE" />
    </UnsavedForms>
  );
}

/** Writes down a planned work, as a draft or for customers to see. */
export function NewWorkPage() {
  return (
    <UnsavedForms>
      <NewForm key="work" type="PLANNED_WORK" />
    </UnsavedForms>
  );
}

function NewForm({ type }: { type: ConsoleType }) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const isWork = type === 'PLANNED_WORK';
  const formId = isWork ? 'disturbance-console.work' : 'disturbance-console.disturbance';
  const listHref = useLastListHref(consoleListId, consolePath);
  const [start] = useState(() => emptyValues(type, new Date()));
  const [sent, setSent] = useState<ProviderDisturbance>();
  const { isPending, error, send } = useSendOnce(useCreateDisturbance(), { onSent: setSent });
  const form = useConsoleForm(formId, type, { start, error });
  useUnsavedForm(formId, form.isDirty && !isPending && sent === undefined);
  // Once the guard knows that there is nothing to lose any more.
  useEffect(() => {
    if (sent === undefined) return;
    alerts.success(sent.announcedAt === null ? 'disturbanceForm.saved' : 'disturbanceForm.published');
    void navigate(consoleDetailPath(sent), { replace: true });
  }, [sent, alerts, navigate]);
  return (
    <Stack>
      <PageHeader
        back={{ href: listHref, label: formatMessage({ id: 'disturbanceConsole.back' }) }}
        title={formatMessage({ id: isWork ? 'disturbanceConsole.planWork' : 'disturbanceConsole.report' })}
      />
      <ConsoleForm
        formId={formId}
        type={type}
        form={form}
        isPending={isPending}
        error={error}
        onSubmit={() => {
          const draft = form.draft();
          if (draft) send({ draft });
        }}
      />
    </Stack>
  );
}
