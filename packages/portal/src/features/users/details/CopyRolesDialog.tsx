import type { CustomerUser } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Dialog, Note, Stack, Text } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import { roleChanges } from '../roleChanges.ts';
import { findUsers } from '../users.reads.ts';

export interface CopyRolesDialogProps {
  user: CustomerUser;
  roles: readonly RoleText[];
  /** The roles as they stand on the page, saved or not. */
  chosen: ReadonlySet<string>;
  onClose: () => void;
  /** Gives the user these roles, to be looked at and saved. */
  onCopy: (roleIds: readonly string[]) => void;
}

/** Takes the roles of somebody else, after showing what that changes. */
export function CopyRolesDialog({ user, roles, chosen, onClose, onCopy }: CopyRolesDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const api = useApi();
  const found = useRef(new Map<string, CustomerUser>());
  const [from, setFrom] = useState<CustomerUser>();
  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }) => {
      const users = (await findUsers(api, text, signal)).filter(({ id }) => id !== user.id);
      for (const each of users) found.current.set(each.id, each);
      return users.map(({ id: value, fullName, roles: own }) => ({
        value,
        label: fullName,
        description: formatList(
          language,
          roleNames(
            own.map(({ id }) => id),
            roles,
          ),
        ),
      }));
    },
    [api, user.id, language, roles],
  );
  const wanted = from?.roles.map(({ id }) => id);
  const changes = wanted && roleChanges(chosen, new Set(wanted));
  const isSame = changes && changes.added.length + changes.removed.length === 0;
  const listed = (ids: readonly string[]) => formatList(language, roleNames(ids, roles));
  return (
    <Dialog
      isOpen
      width="small"
      title={formatMessage({ id: 'users.copy.title' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {formatMessage({ id: 'users.copy.cancel' })}
          </Button>
          <Button
            variant="primary"
            disabled={!changes || isSame}
            onClick={() => {
              if (wanted) onCopy(wanted);
            }}
          >
            {formatMessage({ id: 'users.copy.confirm' })}
          </Button>
        </>
      }
    >
      <Stack>
        <Text as="p" tone="muted">
          {formatMessage({ id: 'users.copy.help' }, { fullName: user.fullName })}
        </Text>
        <Combobox
          label={formatMessage({ id: 'users.copy.person' })}
          loadOptions={loadOptions}
          value={from && { value: from.id, label: from.fullName }}
          onValueChange={(option) => setFrom(option ? found.current.get(option.value) : undefined)}
          nothingFoundText={formatMessage({ id: 'users.copy.noneFound' })}
        />
        {changes && (
          <Note tone={wanted.length === 0 ? 'attention' : 'neutral'}>
            {isSame && <Text as="p">{formatMessage({ id: 'users.copy.same' })}</Text>}
            {!isSame && wanted.length === 0 && (
              <Text as="p">{formatMessage({ id: 'users.copy.none' }, { fullName: from?.fullName ?? '' })}</Text>
            )}
            {changes.added.length > 0 && (
              <Text as="p">{formatMessage({ id: 'users.copy.added' }, { roles: listed(changes.added) })}</Text>
            )}
            {changes.removed.length > 0 && (
              <Text as="p">{formatMessage({ id: 'users.copy.removed' }, { roles: listed(changes.removed) })}</Text>
            )}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}
