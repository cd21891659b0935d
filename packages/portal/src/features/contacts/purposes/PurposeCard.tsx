import type { ContactPurpose } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Heading, Icon, IconButton, Link, StatusLabel, Text } from '@skerry/ui';
import { IconAlertTriangleFilled, IconMoon, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { contactsPath } from '../contacts.paths.ts';
import { newContact, type ContactsView } from '../contactsAddress.ts';
import { purposeIcons, silentText } from '../contactWords.ts';
import { useContactRights } from '../useContactRights.ts';
import type { ChooseContactDialogProps } from './ChooseContactDialog.tsx';
import { Card, CardFoot, CardHead, People } from './PurposeCards.styles.ts';
import { ToldPerson } from './ToldPerson.tsx';

/** More of them are found in the list. */
const mostShown = 4;

const chooseDialog: Part<ChooseContactDialogProps> = {
  texts: ['contact-form', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./ChooseContactDialog.tsx')).ChooseContactDialog,
};

export interface PurposeCardProps {
  purpose: ContactPurpose;
  /** Those of its contacts that the page is filtered to. */
  found: ContactPurpose['contacts'];
  isGap: boolean;
  hrefOf: (part: Partial<ContactsView>) => string;
  onOpen: (contactId: string, purpose?: ContactsView['purpose']) => void;
}

/** One purpose: who is told, and what nobody is told about. */
export function PurposeCard({ purpose, found, isGap, hrefOf, onOpen }: PurposeCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { mayAdd, mayChange } = useContactRights();
  const titleId = useId();
  const choosing = useLazyDialog(chooseDialog);
  const { type, totalContacts, uncovered, silentHours } = purpose;
  const name = formatMessage({ id: `contacts.type.${type}` });
  const add = () => onOpen(newContact, type);
  const shown = found.length > mostShown + 1 ? found.slice(0, mostShown) : found;
  const isNobody = totalContacts === 0;
  const chooseButton = (mayAdd || mayChange) && (
    <Button
      icon={IconUserPlus}
      size="small"
      onPointerEnter={choosing.prepare}
      onFocus={choosing.prepare}
      onClick={mayChange ? choosing.open : add}
    >
      {formatMessage({ id: 'contacts.purpose.choose' })}
    </Button>
  );
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
      <People>
        {shown.map(({ contact, assignment }, place) => (
          <li key={`${contact.id}/${place}`}>
            <ToldPerson contact={contact} assignment={assignment} purpose={name} hrefOf={hrefOf} onOpen={onOpen} />
          </li>
        ))}
      </People>
      {found.length > shown.length && (
        <Link href={`${contactsPath}?type=${type}`}>
          {formatMessage({ id: 'contacts.purpose.more' }, { count: found.length - shown.length })}
        </Link>
      )}
      {found.length === 0 && !isNobody && (
        <CardFoot data-is-only="">
          <Text variant="caption" tone="muted">
            {formatMessage({ id: 'contacts.purpose.noMatch' })}
          </Text>
        </CardFoot>
      )}
      {isNobody ? (
        <CardFoot data-is-only="">
          <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
            {formatMessage({ id: 'contacts.purpose.nobody' })}
          </StatusLabel>
          <Text as="p">{formatMessage({ id: `contacts.type.${type}.gap` })}</Text>
          {chooseButton}
        </CardFoot>
      ) : (
        isGap && (
          <CardFoot>
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
            {chooseButton}
          </CardFoot>
        )
      )}
      {silentHours.length > 0 && (
        <CardFoot>
          <StatusLabel tone="attention" icon={IconMoon}>
            {silentText(intl, silentHours)}
          </StatusLabel>
        </CardFoot>
      )}
      {choosing.Dialog && (
        <choosing.Dialog
          purpose={purpose}
          onChoose={(contactId) => {
            choosing.close();
            onOpen(contactId, type);
          }}
          {...(mayAdd && {
            onAdd: () => {
              choosing.close();
              add();
            },
          })}
          onClose={choosing.close}
        />
      )}
    </Card>
  );

  function countryName(country: string): string {
    return country === 'se' || country === 'no' || country === 'dk'
      ? formatMessage({ id: `contacts.country.${country}` })
      : country;
  }
}
