import type { ProviderDisturbance } from '@skerry/contracts';
import { useState } from 'react';
import { useAlerts } from '../../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../../platform/data/useSend.ts';
import { useTypedTexts } from '../../../../platform/form/useTypedTexts.ts';
import { useUnsavedForm } from '../../../../platform/unsaved-changes/useUnsavedForm.ts';
import { useUpdateDisturbance } from '../console.mutations.ts';
import { consoleFailure, refusedFields, type FieldFaults } from '../consoleFailure.ts';
import { updateBody, updateFaults, updateValues } from './updateForm.ts';

/** An update as it is written, kept over the end of a session and over a reload. */
export function useUpdateForm(disturbance: ProviderDisturbance, { onOutdated }: { onOutdated: () => void }) {
  const alerts = useAlerts();
  const formId = `disturbance-console.update.${disturbance.id}`;
  const [start, setStart] = useState(() => updateValues(disturbance));
  const form = useTypedTexts<string>(formId, start, { isKeptOverReload: true });
  const [complaints, setComplaints] = useState(0);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const fill = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) form.set(name, value);
  };
  const { isPending, error, send } = useSendOnce(useUpdateDisturbance(), {
    failureOf: consoleFailure,
    onOutdated,
    onSent(after) {
      alerts.success('disturbanceForm.published');
      const empty = updateValues(after);
      setStart(empty);
      setComplaints(0);
      setChanged(new Set());
      fill(empty);
    },
  });
  const isDirty = Object.keys(start).some((name) => form.values[name] !== start[name]);
  // What others have published meanwhile is where the next update begins, unless one is being written.
  const [version, setVersion] = useState(disturbance.version);
  if (disturbance.version !== version && !isDirty) {
    const newest = updateValues(disturbance);
    setVersion(disturbance.version);
    setStart(newest);
    fill(newest);
  }
  useUnsavedForm(formId, isDirty && !isPending);
  const own = updateFaults(disturbance, start, form.values);
  const ofServer = Object.entries(refusedFields(error)).filter(([field]) => !changed.has(field));
  // That nothing is said yet is no fault until somebody tries to send it.
  const seen = Object.entries(own).filter(
    ([field, { code }]) => complaints > 0 || (form.touched.has(field) && code !== 'required'),
  );
  const faults: FieldFaults = Object.fromEntries([...ofServer, ...seen]);
  return {
    values: form.values,
    start,
    isDirty,
    faults,
    complaints,
    isPending,
    error,
    touch: form.touch,
    set(name: string, value: string) {
      form.set(name, value);
      setChanged((before) => new Set(before).add(name));
    },
    discard: () => fill(start),
    submit() {
      if (Object.keys(own).length > 0) {
        setComplaints((count) => count + 1);
        return;
      }
      setChanged(new Set());
      send({ disturbanceId: disturbance.id, body: updateBody(disturbance, start, form.values) });
    },
  };
}

export type UpdateFormState = ReturnType<typeof useUpdateForm>;
