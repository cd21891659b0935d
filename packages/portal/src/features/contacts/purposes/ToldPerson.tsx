import type { Contact, ContactAssignment } from '@skerry/contracts';
import { Icon, Link, Menu, StatusLabel, Tag, Text, VisuallyHidden } from '@skerry/ui';
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconDots,
  IconLock,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import type { ContactsView } from '../contactsAddress.ts';
import { EmailState } from '../components/EmailState.tsx';
import { channelIcons, coversWord } from '../contactWords.ts';
import { useContactActions } from '../useContactActions.tsx';
import { useContactRights } from '../useContactRights.ts';
import { PersonEnd, PersonLink, Reached } from './PurposeCards.styles.ts';

export interface ToldPersonProps {
  contact: Contact;
  assignment: ContactAssignment;
  /** Name of the purpose. */
  purpose: string;
  hrefOf: (part: Partial<ContactsView>) => string;
  onOpen: (contactId: string) => void;
}

/** Somebody who is told, in the order of contact, and what can be done about it. */
export function ToldPerson({ contact, assignment, purpose, hrefOf, onOpen }: ToldPersonProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mayChange, mayDelete, mayHandleAll } = useContactRights();
  const { actions, dialog } = useContactActions(contact);
  const kind = contact.kind === 'PERSON' ? undefined : formatMessage({ id: `contacts.kind.${contact.kind}` });
  const reachedBy = assignment.channels.includes('MAIL') || contact.phone === null ? contact.email : undefined;
  const lastOf = contact.assignments.find(({ isLast }) => isLast);
  const groups = [
    {
      items: [
        {
          label: formatMessage({ id: mayChange ? 'contacts.action.edit' : 'contacts.action.open' }),
          icon: IconPencil,
          onSelect: () => onOpen(contact.id),
        },
        ...(mayChange
          ? [{ label: formatMessage({ id: 'contacts.action.test' }), icon: IconSend, onSelect: actions.test }]
          : []),
      ],
    },
    {
      items: [
        ...(mayHandleAll
          ? [
              {
                label: formatMessage({ id: 'contacts.action.replace' }),
                icon: IconArrowsExchange,
                onSelect: actions.replace,
              },
            ]
          : []),
        ...(mayDelete
          ? [
              {
                label: formatMessage({ id: 'contacts.action.remove' }),
                icon: IconTrash,
                isDestructive: true,
                disabledReason: lastOf && formatMessage({ id: 'contacts.lastOne' }),
                onSelect: actions.remove,
              },
            ]
          : []),
      ],
    },
  ];
  return (
    <>
      <Text tone="muted">{assignment.order}</Text>
      <div>
        <PersonLink>
          <Link href={hrefOf({ contact: contact.id })}>{contact.name}</Link>
        </PersonLink>
        <Text as="div" variant="caption" tone="muted" isTruncated>
          {[kind, reachedBy ?? formatPhoneNumber(contact.phone ?? '')].filter(Boolean).join(', ')}
        </Text>
        <Reached>
          {assignment.channels.map((channel) => (
            <span key={channel} title={formatMessage({ id: `contacts.channel.${channel}` })}>
              <Icon icon={channelIcons[channel]} size="small" />
              <VisuallyHidden>{formatMessage({ id: `contacts.channel.${channel}` })}</VisuallyHidden>
            </span>
          ))}
          <Tag>{coversWord(intl, assignment)}</Tag>
          {contact.userState === 'INACTIVE' && (
            <StatusLabel tone="attention" icon={IconAlertTriangle}>
              {formatMessage({ id: 'contacts.userInactive' })}
            </StatusLabel>
          )}
          {contact.emailState !== 'VERIFIED' && assignment.channels.includes('MAIL') && (
            <EmailState state={contact.emailState} />
          )}
        </Reached>
      </div>
      <PersonEnd>
        {assignment.isLast && (
          <span title={formatMessage({ id: 'contacts.lastOne' })}>
            <Icon icon={IconLock} size="small" />
            <VisuallyHidden>{formatMessage({ id: 'contacts.lastOne' })}</VisuallyHidden>
          </span>
        )}
        <Menu
          label={formatMessage({ id: 'contacts.actionsOf' }, { name: contact.name, purpose })}
          icon={IconDots}
          isLabelHidden
          variant="ghost"
          size="small"
          align="end"
          groups={groups}
        />
      </PersonEnd>
      {dialog}
    </>
  );
}
