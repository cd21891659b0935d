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
import { feedFailure } from './feedFailure.ts';
import { feedLayers, feedTexts, usualLayers, type FeedKind, type FeedLayer } from './feedKinds.ts';
import { useChangeFeed, useCreateFeed, type FeedDetails } from './feeds.ts';

const maxNameLength = 60;

export interface FeedDialogProps {
  kind: FeedKind;
  /** The feed that is changed; without one it is made. */
  feed?: CalendarToken | undefined;
  onClose: () => void;
  /** With the address, where it was made. */
  onDone: (feed: CalendarToken) => void;
  onOutdated: () => void;
}

/** Makes a feed for calendars or for readers of news, or changes what it holds. */
export function FeedDialog({ kind: feedKind, feed, onClose, onDone, onOutdated }: FeedDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const form = useTypedTexts(`status.feed.${feed?.id ?? `new.${feedKind}`}`, { name: feed?.name ?? '' });
  const before = feed ? feedLayers[feedKind].filter((layer) => feed.layers.includes(layer)) : usualLayers[feedKind];
  const [layers, setLayers] = useState<readonly FeedLayer[]>(before);
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
  const texts = feedTexts[feedKind];
  return (
    <DialogForm
      title={formatMessage({ id: `${texts}.${kind}.title` })}
      help={formatMessage({ id: `${texts}.${kind}.help` })}
      submitLabel={formatMessage({ id: `statusFeeds.${kind}.submit` })}
      pendingLabel={formatMessage({ id: 'statusFeeds.saving' })}
      isDirty={form.isDirty || layers.join() !== before.join() || withAddresses !== (feed?.withAddresses ?? false)}
      canSubmit={fault === undefined && layers.length > 0}
      isPending={isPending}
      error={
        error !== undefined && (
          <FailureText title="statusFeeds.notSaved" message={feedFailure(error).message} error={error} />
        )
      }
      onSubmit={() => {
        if (feed) changing.send({ feed, details });
        else creating.send({ kind: feedKind, details });
      }}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'statusFeeds.name' })}
        hint={formatMessage({ id: `${texts}.name.hint` })}
        aria-required
        value={name}
        onChange={(event) => form.set('name', event.target.value)}
        onBlur={() => form.touch('name')}
        readOnly={isPending}
        error={message && form.touched.has('name') && formatMessage({ id: message.id }, message.values)}
      />
      <CheckboxGroup
        label={formatMessage({ id: 'statusFeeds.layers' })}
        options={feedLayers[feedKind].map((value) => ({
          value,
          label: formatMessage({ id: `operationalStatus.layer.${value}` }),
        }))}
        value={layers}
        onValueChange={(value) => setLayers(feedLayers[feedKind].filter((layer) => value.includes(layer)))}
        error={layers.length === 0 && formatMessage({ id: 'statusFeeds.layers.required' })}
        readOnly={isPending}
      />
      {feedKind === 'CALENDAR' && (
        <Checkbox checked={withAddresses} onCheckedChange={setWithAddresses} readOnly={isPending}>
          {formatMessage({ id: 'statusFeeds.addresses' })}
        </Checkbox>
      )}
    </DialogForm>
  );
}
