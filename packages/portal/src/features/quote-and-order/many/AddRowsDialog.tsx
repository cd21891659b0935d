import type { SiteList } from '@skerry/contracts';
import { Stack, Text } from '@skerry/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useSend } from '../../../platform/data/useSend.ts';
import { DialogForm } from '../../../platform/form/DialogForm.tsx';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';
import { useDataCentres } from '../where/useDataCentres.ts';
import { useOwnPlaces } from '../where/useOwnPlaces.ts';
import { maxListSites } from './pastedRows.ts';
import { DataCentres, OwnSites, PastedRows } from './PickFields.tsx';
import { PinsField } from './pins/PinsField.tsx';
import { useChangeSiteList } from './siteLists.mutations.ts';
import { usePickedSites } from './usePickedSites.ts';

export const addRowsFormId = ({ id }: Pick<SiteList, 'id'>): string => `quoteManyAdd ${id}`;

/** More sites for a list: they come after its last row. */
export function AddRowsDialog({
  list,
  onAdded,
  onClose,
}: {
  list: SiteList;
  onAdded: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const mapId = useId();
  const own = useOwnPlaces();
  const dataCentres = useDataCentres();
  const picked = usePickedSites(addRowsFormId(list), list.sites.length);
  const { isPending, error, send } = useSend(useChangeSiteList(list), { onSent: onAdded });
  const isDirty = picked.sites.length > 0;
  useUnsavedForm('quoteManyAdd', isDirty && !isPending);
  return (
    <DialogForm
      title={formatMessage({ id: 'quoteMany.add' })}
      submitLabel={formatMessage({ id: 'quoteMany.add.submit' }, { count: picked.sites.length })}
      pendingLabel={formatMessage({ id: 'quoteMany.checking' })}
      isDirty={isDirty}
      canSubmit={picked.canBeSent}
      reason={
        picked.tooMany === undefined
          ? undefined
          : formatMessage({ id: 'quoteMany.tooMany' }, { count: picked.tooMany, max: maxListSites })
      }
      isPending={isPending}
      error={
        error !== undefined && <FailureText title="quoteMany.add.failed" message={errorMessage(error)} error={error} />
      }
      onSubmit={() => send({ addSites: [...picked.sites] })}
      onClose={onClose}
    >
      <Stack gap={16}>
        <PastedRows
          picked={picked}
          isReadOnly={isPending}
          hint={formatMessage({ id: 'quoteMany.paste.help' })}
          rows={4}
        />
        <Stack gap={8} role="group" aria-labelledby={mapId}>
          <div>
            <Text as="div" variant="label" id={mapId}>
              {formatMessage({ id: 'quoteMany.map' })}
            </Text>
            <Text as="div" variant="caption" tone="muted">
              {formatMessage({ id: 'quoteMany.map.help' })}
            </Text>
          </div>
          <PinsField picked={picked} isReadOnly={isPending} />
        </Stack>
        {own.length > 0 && <OwnSites picked={picked} isReadOnly={isPending} own={own} />}
        {dataCentres.length > 0 && <DataCentres picked={picked} isReadOnly={isPending} />}
      </Stack>
    </DialogForm>
  );
}
