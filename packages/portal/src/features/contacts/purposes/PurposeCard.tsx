import type { ContactPurpose } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Heading, Icon, IconButton, Link, StatusLabel, Text } from '@skerry/ui';
import { IconAlertTriangleFilled, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ContactsView } from '../contactsAddress.ts';
import { newContact } from '../contactsAddress.ts';
import { contactsPath } from '../contacts.paths.ts';
import { purposeIcons } from '../contactWords.ts';
import { useContactRights } from '../useContactRights.ts';
import { Card, CardHead, People } from './PurposeCards.styles.ts';
import { ToldPerson } from './ToldPerson.tsx';

/** More of them are found in the list. */
const mostShown = 4;

export interface PurposeCardProps {
  purpose: ContactPurpose;
  isGap: boolean;
  /** Only those whose name, address or number has it are shown. */
  text: string;
  hrefOf: (part: Partial<ContactsView>) => string;
  onOpen: (contactId: string, purpose?: ContactsView['purpose']) => void;
}

/** One purpose: who is told, and what nobody is told about. */
export function PurposeCard({ purpose, isGap, text, hrefOf, onOpen }: PurposeCardProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { mayAdd } = useContactRights();
  const titleId = useId();
  const { type, contacts, totalContacts, uncovered } = purpose;
  const name = formatMessage({ id: `contacts.type.${type}` });
  const add = () => onOpen(newContact, type);
  const wanted = text.toLowerCase();
  const found = contacts.filter(({ contact }) =>
    [contact.name, contact.email, contact.phone ?? ''].some((part) => part.toLowerCase().includes(wanted)),
  );
  const shown = found.length > mostShown + 1 ? found.slice(0, mostShown) : found;
  const isNobody = totalContacts === 0;
  return (
    <Card aria-labelledby={titleId} data-is-gap={isNobody ? '' : undefined}>
      <CardHead>
        <Icon icon={purposeIcons[type]} />
        <Heading level={2} variant="subsection" id={titleId}>
          <>
            {name}{' '}
            <Text variant="caption" tone="muted">
              {totalContacts}
            </Text>
          </>
        </Heading>
        {mayAdd && (
          <IconButton
            icon={IconPlus}
            size="small"
            variant="ghost"
            label={formatMessage({ id: 'contacts.purpose.addTo' }, { name })}
            onClick={add}
          />
        )}
      </CardHead>
      <Text as="p" variant="caption" tone={isNobody ? 'default' : 'muted'}>
        {formatMessage({ id: `contacts.type.${type}.about` })}
      </Text>
      {shown.length > 0 && (
        <People>
          {shown.map(({ contact, assignment }, place) => (
            <li key={`${contact.id}/${place}`}>
              <ToldPerson contact={contact} assignment={assignment} purpose={name} hrefOf={hrefOf} onOpen={onOpen} />
            </li>
          ))}
        </People>
      )}
      {found.length > shown.length && (
        <Link href={`${contactsPath}?type=${type}`}>
          {formatMessage({ id: 'contacts.purpose.more' }, { count: found.length - shown.length })}
        </Link>
      )}
      {isNobody ? (
        <>
          <People as="div" />
          <p>
            <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
              {formatMessage({ id: 'contacts.purpose.nobody' })}
            </StatusLabel>
          </p>
          <Text as="p">{formatMessage({ id: `contacts.type.${type}.gap` })}</Text>
          {mayAdd && (
            <p>
              <Button icon={IconUserPlus} size="small" onClick={add}>
                {formatMessage({ id: 'contacts.purpose.choose' })}
              </Button>
            </p>
          )}
        </>
      ) : (
        isGap && (
          <>
            <p>
              <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
                {formatMessage(
                  { id: 'contacts.purpose.uncovered' },
                  {
                    count: uncovered.reduce((sum, { services }) => sum + services, 0),
                    countries: formatList(
                      language,
                      uncovered.map(({ country }) => countryName(country)),
                    ),
                  },
                )}
              </StatusLabel>
            </p>
            {mayAdd && (
              <p>
                <Button icon={IconUserPlus} size="small" onClick={add}>
                  {formatMessage({ id: 'contacts.purpose.choose' })}
                </Button>
              </p>
            )}
          </>
        )
      )}
      {purpose.silentHours.map(({ from, to }) => (
        <Text key={from} as="p" variant="caption" tone="muted">
          {formatMessage({ id: 'contacts.purpose.silent' }, { from, to })}
        </Text>
      ))}
    </Card>
  );

  function countryName(country: string): string {
    return country === 'se' || country === 'no' || country === 'dk'
      ? formatMessage({ id: `contacts.country.${country}` })
      : country;
  }
}
