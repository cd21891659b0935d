import { maxNameLength, type SiteList, type SiteListSummary } from '@skerry/contracts';
import { TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useMergeSiteLists } from './useSiteListActions.ts';

interface MergeSiteListsDialogProps {
  lists: readonly SiteListSummary[];
  onMerged: (list: SiteList) => void;
  onClose: () => void;
}

/** Makes one list of several. */
export function MergeSiteListsDialog({ lists, onMerged, onClose }: MergeSiteListsDialogProps) {
  const { formatMessage } = useIntl();
  const form = useTypedTexts('siteListsMerge', { name: '' });
  const { isPending, error, send } = useSendOnce(useMergeSiteLists(), { onSent: onMerged });
  return (
    <FormDialog
      formId="siteListsMerge"
      title="siteLists.merge.title"
      help={formatMessage(
        { id: 'siteLists.merge.help' },
        { count: lists.reduce((sum, { counts }) => sum + counts.sites, 0) },
      )}
      submitLabel="siteLists.merge"
      pendingLabel="siteLists.merging"
      // What is sent is nothing to lose: the next page is the new list.
      isDirty={form.isDirty && !isPending}
      canSubmit
      isPending={isPending}
      error={
        error !== undefined && <FailureText title="siteLists.notMerged" message={errorMessage(error)} error={error} />
      }
      onSubmit={() => send({ siteListIds: lists.map(({ id }) => id), name: form.values.name.trim() })}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'siteLists.merge.name' })}
        hint={formatMessage({ id: 'siteLists.merge.name.hint' })}
        isOptional
        autoComplete="off"
        maxLength={maxNameLength}
        value={form.values.name}
        onChange={(event) => form.set('name', event.target.value)}
        readOnly={isPending}
      />
    </FormDialog>
  );
}
