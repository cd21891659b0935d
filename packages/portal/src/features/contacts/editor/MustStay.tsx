import type { Contact } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Note } from '@skerry/ui';
import { IconLock } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useContactActions } from '../useContactActions.tsx';
import { useContactRights } from '../useContactRights.ts';

/** That a purpose would be left with nobody who covers everything, and the one way out. */
export function MustStay({ contact }: { contact: Contact }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { mayHandleAll } = useContactRights();
  const last = contact.assignments.filter(({ isLast }) => isLast).map(({ type }) => type);
  const { actions, dialog } = useContactActions(contact, { types: last });
  if (last.length === 0) return null;
  return (
    <Note
      icon={IconLock}
      action={
        mayHandleAll && (
          <Button size="small" onClick={actions.replace}>
            {formatMessage({ id: 'contacts.action.replace' })}
          </Button>
        )
      }
    >
      <>
        <strong>
          {formatMessage(
            { id: 'contactForm.mustStay' },
            {
              purposes: formatList(
                language,
                last.map((type) => formatMessage({ id: `contacts.type.${type}` })),
              ),
              count: last.length,
            },
          )}
        </strong>{' '}
        {formatMessage({ id: 'contactForm.mustStay.body' })}
      </>
      {dialog}
    </Note>
  );
}
