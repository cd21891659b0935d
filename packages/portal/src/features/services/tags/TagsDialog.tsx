import type { ServiceTag } from '@skerry/contracts';
import { Button, Dialog, Text } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useConsumedDraft } from '../../../platform/session/useDraft.ts';
import { tagFormId } from '../serviceDrafts.ts';
import { useServiceTags } from '../services.queries.ts';
import { isTypedTag, type TypedTag } from './tagDraft.ts';
import { DeleteTagDialog } from './DeleteTagDialog.tsx';
import { Entry, EntryList } from '../../../platform/form/EntryList.tsx';
import { TagFormDialog } from './TagFormDialog.tsx';
import { TagSwatch } from '../../../platform/services-section/TagSwatch.tsx';

/** What is open above the list of tags. */
type Task = { kind: 'create'; kept?: TypedTag } | { kind: 'edit' | 'delete'; tag: ServiceTag; kept?: TypedTag };

/** The company's tags: create, rename, colour and delete. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const tags = useServiceTags();
  const kept = useConsumedDraft(tagFormId, isTypedTag);
  const [isDraftOpened, setDraftOpened] = useState(false);
  const [task, setTask] = useState<Task | undefined>(kept?.tagId === '' ? { kind: 'create', kept } : undefined);
  if (kept && kept.tagId !== '' && tags.data && !isDraftOpened) {
    setDraftOpened(true);
    const tag = tags.data.find(({ id }) => id === kept.tagId);
    if (tag) setTask({ kind: 'edit', tag, kept });
  }
  const close = () => setTask(undefined);
  const onOutdated = () => void tags.mutate();

  if (task?.kind === 'delete') return <DeleteTagDialog tag={task.tag} onClose={close} onOutdated={onOutdated} />;
  if (task) {
    const tag = task.kind === 'edit' ? task.tag : undefined;
    return <TagFormDialog tag={tag} kept={task.kept} onClose={close} onOutdated={onOutdated} />;
  }
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'services.tags.title' })}
      help={formatMessage({ id: 'services.tags.help' })}
      onClose={onClose}
      footer={
        <Button variant="primary" icon={IconPlus} onClick={() => setTask({ kind: 'create' })}>
          {formatMessage({ id: 'services.tags.create' })}
        </Button>
      }
    >
      {tags.error !== undefined && tags.data === undefined ? (
        <FetchFailure
          title="services.tags.error"
          alert={false}
          error={tags.error}
          isRetrying={tags.isValidating}
          onRetry={onOutdated}
        />
      ) : tags.data?.length === 0 ? (
        <Text as="p">{formatMessage({ id: 'services.tags.empty' })}</Text>
      ) : (
        <EntryList>
          {tags.data?.map((tag) => (
            <Entry
              key={tag.id}
              lead={<TagSwatch color={tag.color} />}
              name={tag.name}
              facts={[formatMessage({ id: 'services.tags.usedBy' }, { count: tag.usedBy }), tag.description]}
              editLabel={formatMessage({ id: 'services.tags.editOf' }, { name: tag.name })}
              deleteLabel={formatMessage({ id: 'services.tags.deleteOf' }, { name: tag.name })}
              onEdit={() => setTask({ kind: 'edit', tag })}
              onDelete={() => setTask({ kind: 'delete', tag })}
            />
          ))}
        </EntryList>
      )}
    </Dialog>
  );
}
