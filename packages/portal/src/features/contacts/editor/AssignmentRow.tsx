import { contactChannels, contactScopeKinds, type ContactScopeKind } from '@skerry/contracts';
import { Checkbox, Icon, IconButton, Select, Text, VisuallyHidden } from '@skerry/ui';
import { IconLock, IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { ItemsField } from '../../../platform/form/ItemsField.tsx';
import { findScopeItems } from '../contacts.queries.ts';
import { AssignmentLine, Channels } from './ContactForm.styles.ts';
import type { FormAssignment } from './contactForm.ts';

export interface AssignmentRowProps {
  assignment: FormAssignment;
  /** How many others are told about the same. */
  others: number;
  /** What is wrong with what it covers, or with its channels. */
  fault: string | undefined;
  /** Nobody else of the purpose covers everything. */
  isLast: boolean;
  isReadOnly: boolean;
  onChange: (part: Partial<FormAssignment>) => void;
  onTouch: () => void;
  onRemove: () => void;
}

/** One purpose of a contact: what of it is covered, in which order it is told, and how. */
export function AssignmentRow(props: AssignmentRowProps) {
  const { assignment, others, fault, isLast, isReadOnly, onChange, onTouch, onRemove } = props;
  const { formatMessage } = useIntl();
  const { type, scope, channels, order } = assignment;
  const { offersSms = false } = useRuntimeConfig();
  // Text messages where the provider sends them; one that has been chosen can be taken back all the same.
  const offered = contactChannels.filter((each) => each !== 'SMS' || offersSms || channels.includes('SMS'));
  const name = formatMessage({ id: `contacts.type.${type}` });
  // A contact from a file may have a later place than there are others.
  const places = Math.max(others + 1, order);
  return (
    <AssignmentLine aria-label={name}>
      <Text variant="bodyStrong" data-part="purpose">
        {name}
      </Text>
      <Select
        size="small"
        isLabelHidden
        label={formatMessage({ id: 'contactForm.covers' }, { name })}
        options={contactScopeKinds.map((value) => ({ value, label: formatMessage({ id: `contacts.scope.${value}` }) }))}
        value={scope.kind}
        readOnly={isReadOnly || isLast}
        onValueChange={(kind) => {
          if (kind !== scope.kind) onChange({ scope: { kind, items: [] } });
        }}
      />
      <div data-part="order">
        <Select
          size="small"
          isLabelHidden
          label={formatMessage({ id: type === 'ESCALATION' ? 'contactForm.level' : 'contactForm.order' }, { name })}
          options={Array.from({ length: places }, (_, place) => ({
            value: String(place + 1),
            label: formatMessage({ id: 'contactForm.order.place' }, { place: place + 1, places }),
          }))}
          value={String(order)}
          readOnly={isReadOnly}
          onValueChange={(value) => onChange({ order: Number(value) })}
        />
      </div>
      <Channels data-part="channels" role="group" aria-label={formatMessage({ id: 'contactForm.channels' }, { name })}>
        {offered.map((channel) => (
          <Checkbox
            key={channel}
            checked={channels.includes(channel)}
            readOnly={isReadOnly}
            onCheckedChange={(isChecked) => {
              onTouch();
              onChange({
                channels: contactChannels.filter((each) => (each === channel ? isChecked : channels.includes(each))),
              });
            }}
          >
            {formatMessage({ id: `contacts.channel.${channel}` })}
          </Checkbox>
        ))}
      </Channels>
      <span data-part="end">
        {isLast ? (
          <>
            <Icon icon={IconLock} size="small" />
            <VisuallyHidden>{formatMessage({ id: 'contacts.lastOne' })}</VisuallyHidden>
          </>
        ) : (
          !isReadOnly && (
            <IconButton
              icon={IconX}
              size="small"
              variant="ghost"
              label={formatMessage({ id: 'contactForm.assignments.remove' }, { name })}
              onClick={onRemove}
            />
          )
        )}
      </span>
      {scope.kind !== 'ALL' && (
        <div data-part="wide">
          <Covered
            key={scope.kind}
            kind={scope.kind}
            items={scope.items}
            isReadOnly={isReadOnly}
            onItemsChange={(items) => {
              onTouch();
              onChange({ scope: { kind: scope.kind, items } });
            }}
          />
        </div>
      )}
      {fault !== undefined && (
        <Text as="p" tone="error" data-part="wide">
          {fault}
        </Text>
      )}
    </AssignmentLine>
  );
}

interface CoveredProps {
  kind: Exclude<ContactScopeKind, 'ALL'>;
  items: FormAssignment['scope']['items'];
  isReadOnly: boolean;
  onItemsChange: (items: FormAssignment['scope']['items']) => void;
}

/** The sites, services or tags that are covered, and the field that finds more. */
function Covered({ kind, items, isReadOnly, onItemsChange }: CoveredProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const find = useCallback((text: string, signal: AbortSignal) => findScopeItems(api, kind, text, signal), [api, kind]);
  return (
    <ItemsField
      label={formatMessage({ id: `contactForm.scope.add.${kind}` })}
      removeLabel={(name) => formatMessage({ id: 'contactForm.scope.remove' }, { name })}
      nothingFoundText={formatMessage({ id: 'contactForm.scope.noneFound' })}
      items={items}
      isReadOnly={isReadOnly}
      find={find}
      onItemsChange={onItemsChange}
    />
  );
}
