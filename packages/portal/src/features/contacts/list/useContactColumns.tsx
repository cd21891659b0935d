import type { Contact } from '@skerry/contracts';
import { StatusLabel, TagList, Text } from '@skerry/ui';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Email } from '../../../platform/format/Email.tsx';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import type { ListColumn } from '../../../platform/list/columns/listColumn.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { EmailState } from '../components/EmailState.tsx';
import { coversWord } from '../contactWords.ts';

/** The columns of the list, and what a row says on a phone. */
export function useContactColumns(): { columns: readonly ListColumn<Contact>[]; phone: PhoneRow<Contact> } {
  const intl = useIntl();
  const { formatMessage } = intl;
  return useMemo(() => {
    const kindOf = ({ kind }: Contact) => formatMessage({ id: `contacts.kind.${kind}` });
    const inactive = (
      <StatusLabel tone="attention" icon={IconAlertTriangle}>
        {formatMessage({ id: 'contacts.userInactive' })}
      </StatusLabel>
    );
    const typesOf = ({ assignments }: Contact) => [...new Set(assignments.map(({ type }) => type))];
    const typeNames = (contact: Contact) =>
      typesOf(contact).map((type) => ({ id: type, label: formatMessage({ id: `contacts.type.${type}` }) }));
    const covers = ({ assignments }: Contact) => [...new Set(assignments.map((each) => coversWord(intl, each)))];
    const hoursOf = ({ hours }: Contact) =>
      hours === null ? formatMessage({ id: 'contacts.hours.always' }) : `${hours.from}–${hours.to}`;
    return {
      columns: [
        {
          id: 'name',
          header: formatMessage({ id: 'contacts.field.name' }),
          width: 'clamp(10.5rem, 16vw, 18rem)',
          isSortable: true,
          cell: (contact) => (
            <>
              <CellLine>{contact.name}</CellLine>
              {contact.userState === 'INACTIVE' ? inactive : <CellDetail>{kindOf(contact)}</CellDetail>}
            </>
          ),
        },
        {
          id: 'types',
          header: formatMessage({ id: 'contacts.field.types' }),
          visibleFrom: 'medium',
          shape: 'tags',
          cell: (contact) => <TagList max="fit" items={typeNames(contact)} />,
        },
        {
          id: 'covers',
          header: formatMessage({ id: 'contacts.field.covers' }),
          width: '9.5rem',
          visibleFrom: 'large',
          cell: (contact) => covers(contact).join(', '),
        },
        {
          id: 'email',
          header: formatMessage({ id: 'contacts.field.email' }),
          width: 'clamp(17.5rem, 21vw, 20rem)',
          isSortable: true,
          cell: ({ email, emailState }) => (
            <>
              <CellLine>
                <Email value={email} />
              </CellLine>
              <EmailState state={emailState} />
            </>
          ),
        },
        {
          id: 'phone',
          header: formatMessage({ id: 'contacts.field.phone' }),
          width: '10.5rem',
          visibleFrom: 'extraLarge',
          cell: (contact) => (
            <>
              <CellLine>
                {contact.phone === null ? (
                  <Text tone="muted">{formatMessage({ id: 'contacts.phone.none' })}</Text>
                ) : (
                  formatPhoneNumber(contact.phone)
                )}
              </CellLine>
              <CellDetail>{hoursOf(contact)}</CellDetail>
            </>
          ),
        },
        {
          id: 'language',
          header: formatMessage({ id: 'contacts.field.language' }),
          width: '7.5rem',
          visibleFrom: 'extraLarge',
          cell: ({ locale }) => formatMessage({ id: `contacts.language.${locale}` }),
        },
        {
          id: 'timeZone',
          header: formatMessage({ id: 'contacts.field.timeZone' }),
          width: '9.5rem',
          visibleFrom: 'veryLarge',
          cell: ({ timeZone }) => timeZone,
        },
      ],
      phone: {
        title: ({ name }) => name,
        detail: (contact) =>
          typeNames(contact)
            .map(({ label }) => label)
            .join(', '),
        end: ({ emailState, userState }) =>
          userState === 'INACTIVE' ? inactive : emailState !== 'VERIFIED' && <EmailState state={emailState} />,
        foot: ({ email, phone }) => (
          <Text variant="caption" tone="muted">
            {phone === null ? email : formatPhoneNumber(phone)}
          </Text>
        ),
      },
    };
  }, [intl, formatMessage]);
}
