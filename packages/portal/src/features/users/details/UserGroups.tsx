import type { RoleGroupReference, RoleGroupSummary } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { EmptyState, Icon, IconButton, Link, Sheet, Text, below, token } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { IconLock, IconUsersGroup, IconX } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames } from '../../../platform/roles/role-texts.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { useAllGroups } from '../groups/groups.queries.ts';
import { groupsFormat } from '../groups/groupsAddress.ts';
import { readGroups } from '../groups/groups.reads.ts';
import { scopeWord } from '../groups/groupWords.ts';
import { userGroupsPath } from '../users.paths.ts';
import { useSaveUserGroups } from '../users.mutations.ts';
import { userFailure } from '../userRefusal.ts';
import { TabSection } from './TabSection.tsx';
import type { UserTabProps } from './userTabProps.ts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
  overflow-wrap: anywhere;

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
`;

const Finder = styled.div`
  width: 18rem;
  max-width: 100%;

  ${below.small} {
    width: 100%;
  }
`;

const searchView = groupsFormat.read(new URLSearchParams());

/** The groups that the user is in, each with what it gives. Every change is saved at once. */
export function UserGroups({ user, onOutdated }: UserTabProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const alerts = useAlerts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPending, start } = useSaveUserGroups();
  const known = useAllGroups();
  const [round, setRound] = useState(0);
  const { roleGroups } = user;

  function save(groups: readonly RoleGroupReference[], done: () => void) {
    start(
      { user, roleGroupIds: groups.map(({ id }) => id) },
      {
        done,
        failed: (error) => {
          const { message, isOutdated } = userFailure(error);
          alerts.failure(error, {
            title: { id: 'users.groups.notSaved', values: { fullName: user.fullName } },
            message,
          });
          if (isOutdated) void onOutdated();
        },
      },
    );
  }

  const loadOptions = useCallback(
    async (text: string) => {
      const { items } = await readGroups(api, { ...searchView, filter: text });
      const own = new Set(roleGroups.map(({ id }) => id));
      return items
        .filter(({ id, source }) => source === 'local' && !own.has(id))
        .map(({ id: value, name: label, description }) => ({ value, label, description }));
    },
    [api, roleGroups],
  );

  return (
    <TabSection
      title={formatMessage({ id: 'userMembership.title' })}
      help={formatMessage({ id: 'userMembership.help' })}
      headingRef={heading}
      actions={
        <Finder>
          <Combobox
            // Ready for the next one.
            key={round}
            label={formatMessage({ id: 'userMembership.add' })}
            placeholder={formatMessage({ id: 'userMembership.find' })}
            loadOptions={loadOptions}
            value={undefined}
            onValueChange={(option) => {
              if (!option || isPending) return;
              const group = { id: option.value, name: option.label };
              save([...roleGroups, group], () => {
                setRound((number) => number + 1);
                alerts.success('userMembership.added', { fullName: user.fullName, group: group.name });
              });
            }}
            nothingFoundText={formatMessage({ id: 'userMembership.noneFound' })}
          />
        </Finder>
      }
    >
      <Sheet padding="none">
        {roleGroups.length === 0 ? (
          <EmptyState
            level={3}
            icon={IconUsersGroup}
            title={formatMessage({ id: 'userMembership.empty' }, { fullName: user.fullName })}
          />
        ) : (
          <Rows>
            {roleGroups.map((group) => (
              <Membership
                key={group.id}
                group={group}
                known={known?.find(({ id }) => id === group.id)}
                isDisabled={isPending}
                onRemove={() =>
                  save(
                    roleGroups.filter(({ id }) => id !== group.id),
                    () => {
                      // The button goes with the row.
                      heading.current?.focus();
                      alerts.success('userMembership.removed', { fullName: user.fullName, group: group.name });
                    },
                  )
                }
              />
            ))}
          </Rows>
        )}
      </Sheet>
    </TabSection>
  );
}

interface MembershipProps {
  group: RoleGroupReference;
  /** What the group gives, once it is known. */
  known: RoleGroupSummary | undefined;
  isDisabled: boolean;
  onRemove: () => void;
}

function Membership({ group, known, isDisabled, onRemove }: MembershipProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const roles = useRoles().data ?? [];
  const { formatMessage } = intl;
  const given =
    known &&
    (known.roleIds.length > 0
      ? formatList(language, roleNames(known.roleIds, roles))
      : formatMessage({ id: 'userMembership.noRoles' }));
  return (
    <Row>
      <div>
        <Link href={`${userGroupsPath}?${groupsFormat.write({ ...searchView, group: group.id })}`}>{group.name}</Link>
        {known && (
          <Text as="div" variant="caption" tone="muted">
            {[given, scopeWord(intl, known.scope)].join(' · ')}
          </Text>
        )}
        {known?.source === 'idp' && (
          <Text as="div" variant="caption" tone="muted">
            <Icon icon={IconLock} size="small" /> {formatMessage({ id: 'userMembership.fromDirectory' })}
          </Text>
        )}
      </div>
      {known?.source !== 'idp' && (
        <IconButton
          icon={IconX}
          size="small"
          disabled={isDisabled}
          label={formatMessage({ id: 'userMembership.remove' }, { group: group.name })}
          onClick={onRemove}
        />
      )}
    </Row>
  );
}
