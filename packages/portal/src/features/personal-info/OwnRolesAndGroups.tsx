import { Button, Sheet, Skeleton, Tag, Text, token } from '@skerry/ui';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { useRoleRequest } from '../../platform/roles/role-request.ts';
import { useRoles } from '../../platform/roles/useRoles.ts';
import { useOwnGroups } from './ownAccount.queries.ts';
import { SideRow, SideRows } from './SideRows.ts';
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
      padding="none"
      {...(requestRoles &&
        !hasAll && {
          actions: (
            <Button variant="ghost" size="small" onClick={requestRoles}>
              {formatMessage({ id: 'profile.access.ask' })}
            </Button>
          ),
        })}
    >
      <SideRows>
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
      </SideRows>
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
    <SideRow>
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
            <li key={name}>
              <Tag>{name}</Tag>
            </li>
          ))}
        </List>
      )}
      {note !== undefined && (
        <Text as="p" variant="caption" tone="muted" style={{ marginTop: 8 }}>
          {note}
        </Text>
      )}
    </SideRow>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[6]};
  margin: ${token.space[8]} 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
