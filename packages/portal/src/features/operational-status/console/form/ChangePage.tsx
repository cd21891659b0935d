import type { ProviderDisturbance } from '@skerry/contracts';
import { PageHeader, Stack } from '@skerry/ui';
import { IconBroadcast } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useAlerts } from '../../../../platform/alerts/useAlerts.ts';
import { useSend } from '../../../../platform/data/useSend.ts';
import { LoadedDetail } from '../../../../platform/detail/LoadedDetail.tsx';
import { UnsavedForms } from '../../../../platform/unsaved-changes/UnsavedForms.tsx';
import { useUnsavedForm } from '../../../../platform/unsaved-changes/useUnsavedForm.ts';
import { consoleDetailPath, consolePath } from '../../disturbance-console.paths.ts';
import { useChangeDisturbance } from '../console.mutations.ts';
import { useProviderDisturbance } from '../console.queries.ts';
import { consoleFailure } from '../consoleFailure.ts';
import { ConsoleForm } from './ConsoleForm.tsx';
import { valuesOfDisturbance, type ConsoleType } from './consoleForm.ts';
import { useConsoleForm } from './useConsoleForm.ts';

/** Changes what is written of one, and whom it touches. */
export function ChangePage() {
  const { formatMessage } = useIntl();
  const { disturbanceId = '' } = useParams();
  const query = useProviderDisturbance(disturbanceId);
  return (
    <UnsavedForms>
      <LoadedDetail
        key={disturbanceId}
        query={query}
        back={
          query.data
            ? { href: consoleDetailPath(query.data), label: formatMessage({ id: 'disturbanceForm.back' }) }
            : { href: consolePath, label: formatMessage({ id: 'disturbanceConsole.back' }) }
        }
        icon={IconBroadcast}
        texts={{
          failed: 'disturbancePage.error',
          gone: {
            title: 'disturbancePage.gone.title',
            body: 'disturbanceConsole.gone.body',
            action: 'disturbanceConsole.back',
          },
        }}
      >
        {(disturbance) => <ChangeForm disturbance={disturbance} readAgain={() => query.mutate()} />}
      </LoadedDetail>
    </UnsavedForms>
  );
}

interface ChangeFormProps {
  disturbance: ProviderDisturbance;
  /** Answers it as it is now. */
  readAgain: () => Promise<ProviderDisturbance | undefined>;
}

function ChangeForm({ disturbance, readAgain }: ChangeFormProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const type: ConsoleType = disturbance.type === 'PLANNED_WORK' ? 'PLANNED_WORK' : 'DISTURBANCE';
  const formId = `disturbance-console.change.${disturbance.id}`;
  // The version that was read stays, however often the page reads again: who writes on an older one is told so.
  const [start] = useState(() => ({ ...valuesOfDisturbance(disturbance), version: String(disturbance.version) }));
  const [isDone, setDone] = useState(false);
  const { isPending, error, send } = useSend(useChangeDisturbance(), {
    onSent: () => setDone(true),
    failureOf: consoleFailure,
    // What is typed stays, and is sent on top of the newer version by who has been told of it.
    onOutdated: () =>
      void readAgain().then((newest) => {
        if (newest) form.set('version', String(newest.version));
      }),
  });
  const form = useConsoleForm(formId, type, { start, stored: disturbance, error });
  useUnsavedForm(formId, form.isDirty && !isPending && !isDone);
  useEffect(() => {
    if (!isDone) return;
    alerts.success('disturbanceForm.changed');
    void navigate(consoleDetailPath(disturbance), { replace: true });
  }, [isDone, alerts, navigate, disturbance]);
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'disturbanceForm.change.title' }, { reference: disturbance.reference })}
        style={{ paddingTop: 0 }}
      />
      <ConsoleForm
        formId={formId}
        type={type}
        form={form}
        stored={disturbance}
        isPending={isPending}
        error={error}
        onSubmit={() => {
          const draft = form.draft();
          if (draft) send({ disturbance: { id: disturbance.id, version: Number(form.values['version']) }, draft });
        }}
      />
    </Stack>
  );
}
