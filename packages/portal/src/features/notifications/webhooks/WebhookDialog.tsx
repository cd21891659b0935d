import {
  maxWebhookNameLength,
  notificationTopics,
  validateText,
  type NotificationTopic,
  type Webhook,
  type WebhookWrite,
} from '@skerry/contracts';
import { TextField } from '@skerry/ui';
import { CheckboxGroup } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useSend, useSendOnce } from '../../../platform/data/useSend.ts';
import { DialogForm } from '../../../platform/form/DialogForm.tsx';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { addressFault, refusedAddress } from './webhookAddress.ts';
import { useChangeWebhook, useCreateWebhook, type MadeWebhook } from './webhook.data.ts';
import { webhookFailure } from './webhookFailure.ts';

/** What somebody's system is most often for. */
const usualTopics: readonly NotificationTopic[] = ['DISTURBANCE', 'PLANNED_WORK'];

export interface WebhookDialogProps {
  /** The webhook that is changed; without one it is made. */
  webhook?: Webhook | undefined;
  onClose: () => void;
  /** With its secret, where it was made. */
  onDone: (made: MadeWebhook) => void;
  onOutdated?: () => void;
}

/** Makes a webhook, or changes where it is and what it hears of. */
export function WebhookDialog({ webhook, onClose, onDone, onOutdated }: WebhookDialogProps) {
  const { formatMessage } = useIntl();
  const form = useTypedTexts(`webhook.${webhook?.id ?? 'new'}`, { name: webhook?.name ?? '', url: webhook?.url ?? '' });
  const before = notificationTopics.filter((topic) => (webhook?.topics ?? usualTopics).includes(topic));
  const [topics, setTopics] = useState<readonly NotificationTopic[]>(before);
  const [sentUrl, setSentUrl] = useState<string>();
  const options = { failureOf: webhookFailure, ...(onOutdated && { onOutdated }) };
  const creating = useSendOnce(useCreateWebhook(), { ...options, onSent: onDone });
  const changing = useSend(useChangeWebhook(), { ...options, onSent: (changed) => onDone({ webhook: changed }) });
  const { isPending, error } = webhook ? changing : creating;
  const { name, url } = form.values;
  const nameFault = validateText(name, { maxLength: maxWebhookNameLength });
  const nameMessage = nameFault && textErrorMessage(nameFault, maxWebhookNameLength);
  // What the server says of an address holds until another one is typed.
  const refused = sentUrl === url ? refusedAddress(error) : undefined;
  const urlFault = addressFault(url) ?? refused;
  const kind = webhook ? 'change' : 'create';
  const details: WebhookWrite = {
    name: name.trim(),
    url: url.trim(),
    topics: [...topics],
    active: webhook?.active ?? true,
  };
  return (
    <DialogForm
      title={formatMessage({ id: `webhooks.${kind}.title` })}
      help={formatMessage({ id: `webhooks.${kind}.help` })}
      submitLabel={formatMessage({ id: `webhooks.${kind}.submit` })}
      pendingLabel={formatMessage({ id: 'webhooks.saving' })}
      isDirty={form.isDirty || topics.join() !== before.join()}
      canSubmit={nameFault === undefined && urlFault === undefined && topics.length > 0}
      isPending={isPending}
      error={
        error !== undefined &&
        refused === undefined && (
          <FailureText title="webhooks.notSaved" message={webhookFailure(error).message} error={error} />
        )
      }
      onSubmit={() => {
        setSentUrl(url);
        if (webhook) changing.send({ webhook, details });
        else creating.send({ details });
      }}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'webhooks.name' })}
        hint={formatMessage({ id: 'webhooks.name.hint' })}
        aria-required
        value={name}
        onChange={(event) => form.set('name', event.target.value)}
        onBlur={() => form.touch('name')}
        readOnly={isPending}
        error={nameMessage && form.touched.has('name') && formatMessage({ id: nameMessage.id }, nameMessage.values)}
      />
      <TextField
        label={formatMessage({ id: 'webhooks.address' })}
        hint={formatMessage({ id: 'webhooks.address.hint' })}
        aria-required
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={url}
        onChange={(event) => form.set('url', event.target.value)}
        onBlur={() => form.touch('url')}
        readOnly={isPending}
        error={urlFault && form.touched.has('url') && formatMessage({ id: `webhooks.address.${urlFault}` })}
      />
      <CheckboxGroup
        label={formatMessage({ id: 'webhooks.topics' })}
        options={notificationTopics.map((value) => ({
          value,
          label: formatMessage({ id: `notifications.topic.${value}` }),
        }))}
        value={topics}
        onValueChange={(value) => setTopics(notificationTopics.filter((topic) => value.includes(topic)))}
        error={topics.length === 0 && formatMessage({ id: 'webhooks.topics.required' })}
        readOnly={isPending}
      />
    </DialogForm>
  );
}
