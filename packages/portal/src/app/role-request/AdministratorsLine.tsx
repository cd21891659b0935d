import { formatList } from '@skerry/i18n';
import { Avatar, Note, Skeleton, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useAdministrators } from '../../platform/roles/useRoles.ts';
import { Deciders, Initials } from './RoleRequestDialog.styles.ts';

/** How many are named; a large company has more than fit into a sentence. */
const namedAdministrators = 5;
const shownInitials = 3;

export interface AdministratorsLineProps {
  /** They have been asked. @default false */
  areAsked?: boolean;
}

/** Who will get the request, or decides on it. Says nothing where it can't be found out. */
export function AdministratorsLine({ areAsked = false }: AdministratorsLineProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, isLoading } = useAdministrators();
  if (isLoading) return <Skeleton width={90} />;
  if (!data) return null;
  const { items } = data;
  if (items.length === 0)
    return (
      <Note tone="attention">
        <FormattedMessage id="roleRequest.noAdministrator" />
      </Note>
    );
  const names = items.slice(0, namedAdministrators).map(({ fullName }) => fullName);
  const rest = items.length - names.length;
  const listed =
    rest > 0 ? [...names, formatMessage({ id: 'shell.accessDenied.moreAdministrators' }, { count: rest })] : names;
  return (
    <Deciders>
      <Initials>
        {items.slice(0, shownInitials).map(({ id, fullName }) => (
          <Avatar key={id} name={fullName} size="small" />
        ))}
        {items.length > shownInitials && (
          <Text variant="label" tone="muted" aria-hidden>
            <FormattedMessage id="roleRequest.administrators.more" values={{ count: items.length - shownInitials }} />
          </Text>
        )}
      </Initials>
      <span>
        <FormattedMessage
          id={areAsked ? 'roleRequest.administrators.asked' : 'roleRequest.administrators'}
          values={{ names: formatList(language, listed), count: items.length }}
        />
      </span>
    </Deciders>
  );
}
