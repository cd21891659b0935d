import { validateText, type CalendarToken } from '@skerry/contracts';
import { Checkbox, TextField } from '@skerry/ui';
import { CheckboxGroup } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useSend, useSendOnce } from '../../../platform/data/useSend.ts';
import { DialogForm } from '../../../platform/form/DialogForm.tsx';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { calendarLayers, type CalendarLayer } from '../calendar/calendarAddress.ts';
import { feedFailure } from './feedFailure.ts';
import { useChangeFeed, useCreateFeed, type FeedDetails } from './feeds.ts';

const maxNameLength = 60;
const usualLayers: readonly CalendarLayer[] = ['planned', 'freeze'];

export interface FeedDialogProps {
  /** The feed that is changed; without one it is made. */
  feed?: CalendarToken | undefined;
  onClose: () => void;
  /** With the address, where it was made. */
  onDone: (feed: CalendarToken) => void;
  onOutdated: () => void;
}

/** Makes a calendar feed, or changes what it holds. */
export function FeedDialog({ feed, onClose, onDone, onOutdated }: FeedDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const form = useTypedTexts(`status.feed.${feed?.id ?? 'new'}`, { name: feed?.name ?? '' });
  const before = feed ? calendarLayers.filter((layer) => feed.layers.includes(layer)) : usualLayers;
  const [layers, setLayers] = useState<readonly CalendarLayer[]>(before);
  const [withAddresses, setWithAddresses] = useState(feed?.withAddresses ?? false);
  const options = { onSent: onDone, failureOf: feedFailure, onOutdated };
  const creating = useSendOnce(useCreateFeed(), options);
  const changing = useSend(useChangeFeed(), options);
  const { isPending, error } = feed ? changing : creating;
  const { name } = form.values;
  const fault = validateText(name, { maxLength: maxNameLength });
  const message = fault && textErrorMessage(fault, maxNameLength);
  const details: FeedDetails = {
    name: name.trim(),
    layers,
    withAddresses,
    language: (['sv', 'en', 'no', 'da'] as const).find((each) => each === (feed?.language ?? language)) ?? 'en',
  };
  const kind = feed ? 'change' : 'create';
  return (
    <DialogForm
      title={formatMessage({ id: `statusFeeds.${kind}.title` })}
      help={formatMessage({ id: `statusFeeds.${kind}.help` })}
      submitLabel={formatMessage({ id: `statusFeeds.${kind}.submit` })}
      pendingLabel={formatMessage({ id: 'statusFeeds.saving' })}
      isDirty={form.isDirty || layers !== before || withAddresses !== (feed?.withAddresses ?? false)}
      canSubmit={fault === undefined && layers.length > 0}
      isPending={isPending}
      error={
        error !== undefined && (
          <FailureText title="statusFeeds.notSaved" message={feedFailure(error).message} error={error} />
        )
      }
      onSubmit={() => {
        if (feed) changing.send({ feed, details });
        else creating.send({ details });
      }}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'statusFeeds.name' })}
        hint={formatMessage({ id: 'statusFeeds.name.hint' })}
        aria-required
        value={name}
        onChange={(event) => form.set('name', event.target.value)}
        onBlur={() => form.touch('name')}
        readOnly={isPending}
        error={message && form.touched.has('name') && formatMessage({ id: message.id }, message.values)}
      />
      <CheckboxGroup
        label={formatMessage({ id: 'statusFeeds.layers' })}
        options={calendarLayers.map((value) => ({
          value,
          label: formatMessage({ id: `operationalStatus.layer.${value}` }),
        }))}
        value={layers}
        onValueChange={(value) => setLayers(calendarLayers.filter((layer) => value.includes(layer)))}
        error={layers.length === 0 && formatMessage({ id: 'statusFeeds.layers.required' })}
        readOnly={isPending}
      />
      <Checkbox checked={withAddresses} onCheckedChange={setWithAddresses} readOnly={isPending}>
        {formatMessage({ id: 'statusFeeds.addresses' })}
      </Checkbox>
    </DialogForm>
  );
}
