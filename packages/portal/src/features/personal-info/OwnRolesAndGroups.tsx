import { below, Button, from, Sheet, Skeleton, Stack, Text, token } from '@skerry/ui';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { useRoleRequest } from '../../platform/roles/role-request.ts';
import { useRoles } from '../../platform/roles/useRoles.ts';
import { useOwnGroups } from './ownAccount.queries.ts';
import { useOwnRoleNames } from './useOwnRoleNames.ts';

/** What one may do here, and the way to ask for more. */
export function OwnRolesAndGroups() {
  const { formatMessage } = useIntl();
  const requestRoles = useRoleRequest();
  const roles = useRoles();
  const names = useOwnRoleNames();
  const groups = useOwnGroups();
  const hasAll = roles.data !== undefined && names !== undefined && names.length >= roles.data.length;
  return (
    <Sheet
      title={formatMessage({ id: 'profile.access.title' })}
      {...(requestRoles &&
        !hasAll && {
          actions: (
            <Button variant="ghost" size="small" onClick={requestRoles}>
              {formatMessage({ id: 'profile.access.ask' })}
            </Button>
          ),
        })}
    >
      <Stack gap={16}>
        <Names
          title={formatMessage({ id: 'profile.access.roles' })}
          names={names}
          none={formatMessage({ id: 'profile.access.noRoles' })}
          failure={
            roles.error !== undefined && (
              <FetchFailure
                level={4}
                title="profile.access.rolesFailed"
                error={roles.error}
                isRetrying={roles.isValidating}
                onRetry={() => void roles.mutate()}
              />
            )
          }
          {...(hasAll && { note: formatMessage({ id: 'profile.access.allRoles' }) })}
        />
        <Names
          title={formatMessage({ id: 'profile.access.groups' })}
          names={groups.data?.items.map(({ name }) => name)}
          none={formatMessage({ id: 'profile.access.noGroups' })}
          failure={
            groups.error !== undefined && (
              <FetchFailure
                level={4}
                title="profile.access.groupsFailed"
                error={groups.error}
                isRetrying={groups.isValidating}
                onRetry={() => void groups.mutate()}
              />
            )
          }
        />
      </Stack>
    </Sheet>
  );
}

interface NamesProps {
  title: string;
  names: readonly string[] | undefined;
  /** Said where there are none. */
  none: string;
  failure: ReactNode;
  /** Said below them. */
  note?: string;
}

function Names({ title, names, none, failure, note }: NamesProps) {
  const titleId = useId();
  return (
    <div>
      <Text as="div" variant="label" tone="muted" id={titleId}>
        {title}
      </Text>
      {names === undefined ? (
        failure || <Skeleton width={60} />
      ) : names.length === 0 ? (
        <Text as="p">{none}</Text>
      ) : (
        <List aria-labelledby={titleId}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </List>
      )}
      {note !== undefined && (
        <Text as="p" variant="caption" tone="muted" style={{ marginTop: 8 }}>
          {note}
        </Text>
      )}
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin: ${token.space[4]} 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  /* Below the details it has the whole width. */
  ${from.small} {
    ${below.large} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${token.space[40]};
    }
  }
`;
