import { formatList } from '@skerry/i18n';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../language/useLanguage.ts';
import { roleNames } from '../roles/role-texts.ts';
import { useRoles } from '../roles/useRoles.ts';

/** In place of the buttons of a decision: whose it is. */
export function WhoDecides({ roles }: { roles: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useRoles();
  if (!data) return null;
  return (
    <Text as="p" variant="caption" tone="muted">
      {formatMessage({ id: 'detail.waiting.who' }, { roles: formatList(language, roleNames(roles, data)) })}
    </Text>
  );
}
