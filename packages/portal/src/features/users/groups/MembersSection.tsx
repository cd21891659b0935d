import type { RoleGroupMember } from '@skerry/contracts';
import { formatList, formatNumber } from '@skerry/i18n';
import { Avatar, Button, Heading, Icon, IconButton, Text, below, from, token } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { IconMinus, IconPlus, IconRestore, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../../platform/api/useApi.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import { findUsers } from '../users.reads.ts';
import { EditorPart, PartAction, PartHead } from './GroupEditor.styles.ts';
import { memberOf } from './groupForm.ts';
import type { GroupSectionProps } from './groupSection.ts';

/** Members that are shown before somebody asks for all. */
const shownAtFirst = 12;

const People = styled.ul`
  display: grid;
  gap: ${token.space[4]} ${token.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const PersonRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  padding-block: ${token.space[4]};
  overflow-wrap: anywhere;

  & > [data-words] {
    flex: 1 1 auto;
    min-width: 0;
  }
  &[data-change='removed'] [data-words] > :first-child {
    text-decoration: line-through;
  }
`;

const Change = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.tone.draft.fg};
  ${token.type.label}
`;

const Finder = styled.div`
  max-width: 24rem;
  margin-bottom: ${token.space[12]};

  ${below.small} {
    max-width: none;
  }
`;

export interface MembersSectionProps extends GroupSectionProps {
  roles: readonly RoleText[];
  /** Undefined for a group that is not made yet. */
  groupId: string | undefined;
}

/** Who is in the group, and what each has besides. */
export function MembersSection({ values, saved, isReadOnly, onChange, roles, groupId }: MembersSectionProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const titleId = useId();
  const [isFinding, setFinding] = useState(groupId === undefined && !isReadOnly);
  const [isAll, setAll] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const { members, memberIds } = values;
  const chosen = new Set(memberIds);
  const before = new Set(saved.memberIds);
  // Who was added stands first: the list may be long.
  const people = members
    .filter(({ id }) => chosen.has(id) || before.has(id))
    .toSorted((one, other) => Number(before.has(one.id)) - Number(before.has(other.id)));
  const shown = isAll ? people : people.slice(0, shownAtFirst);

  return (
    <EditorPart aria-labelledby={titleId}>
      <PartHead>
        <Heading level={3} variant="subsection" id={titleId}>
          {formatMessage({ id: 'userGroups.field.members' })} {formatNumber(language, memberIds.length)}
        </Heading>
        {!isReadOnly && (
          <PartAction>
            <Button
              ref={adder}
              variant="ghost"
              size="small"
              icon={IconPlus}
              aria-expanded={isFinding}
              onClick={() => setFinding(!isFinding)}
            >
              {formatMessage({ id: 'userGroups.members.add' })}
            </Button>
          </PartAction>
        )}
      </PartHead>
      {isFinding && (
        <MemberFinder
          isFirstField={groupId === undefined}
          chosen={chosen}
          onFound={(member) => {
            const known = members.some(({ id }) => id === member.id);
            onChange({ members: known ? members : [...members, member], memberIds: [...memberIds, member.id] });
          }}
          onClose={() => {
            setFinding(false);
            adder.current?.focus();
          }}
        />
      )}
      {people.length === 0 ? (
        <Text as="p" tone="muted">
          {formatMessage({ id: 'userGroups.members.none' })}
        </Text>
      ) : (
        <People>
          {shown.map((member) => {
            const isIn = chosen.has(member.id);
            return (
              <Member
                key={member.id}
                member={member}
                roles={roles}
                roleIds={values.roleIds}
                change={isIn === before.has(member.id) ? undefined : isIn ? 'added' : 'removed'}
                onToggle={
                  isReadOnly
                    ? undefined
                    : () => {
                        onChange({
                          memberIds: isIn ? memberIds.filter((id) => id !== member.id) : [...memberIds, member.id],
                        });
                        // One who was only just added goes with the button.
                        if (!before.has(member.id)) adder.current?.focus();
                      }
                }
              />
            );
          })}
        </People>
      )}
      {shown.length < people.length && (
        <Button variant="ghost" size="small" onClick={() => setAll(true)}>
          {formatMessage({ id: 'userGroups.members.all' }, { count: people.length })}
        </Button>
      )}
    </EditorPart>
  );
}

interface MemberFinderProps {
  /** The form begins with it, so that it must not take the focus. */
  isFirstField: boolean;
  chosen: ReadonlySet<string>;
  onFound: (member: RoleGroupMember) => void;
  onClose: () => void;
}

/** Finds users to add, one after the other. */
function MemberFinder({ isFirstField, chosen, onFound, onClose }: MemberFinderProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [round, setRound] = useState(0);
  const found = useRef(new Map<string, RoleGroupMember>());
  const chosenIds = useRef(chosen);
  const field = useRef<HTMLInputElement>(null);
  // The next one is found at once.
  useEffect(() => {
    if (round > 0 || !isFirstField) field.current?.focus();
  }, [round, isFirstField]);
  useEffect(() => {
    chosenIds.current = chosen;
  });
  const isMember = formatMessage({ id: 'userGroups.members.isMember' });
  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }) => {
      const users = await findUsers(api, text, signal);
      for (const user of users) found.current.set(user.id, memberOf(user));
      return users.map(({ id, fullName, email }) => {
        const isChosen = chosenIds.current.has(id);
        return { value: id, label: fullName, description: isChosen ? isMember : email, disabled: isChosen };
      });
    },
    [api, isMember],
  );
  return (
    <Finder>
      <Combobox
        key={round}
        size="small"
        ref={field}
        label={formatMessage({ id: 'userGroups.members.find' })}
        isLabelHidden
        placeholder={formatMessage({ id: 'userGroups.members.find' })}
        loadOptions={loadOptions}
        value={undefined}
        onValueChange={(option) => {
          const member = option && found.current.get(option.value);
          if (!member) return;
          setRound(round + 1);
          onFound(member);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && event.currentTarget.value === '') onClose();
        }}
        nothingFoundText={formatMessage({ id: 'userGroups.members.noneFound' })}
        failedText={formatMessage({ id: 'userGroups.members.failed' })}
      />
    </Finder>
  );
}

interface MemberProps {
  member: RoleGroupMember;
  roles: readonly RoleText[];
  /** Of the group. */
  roleIds: readonly string[];
  change: 'added' | 'removed' | undefined;
  /** Undefined where members can't be changed. */
  onToggle: (() => void) | undefined;
}

function Member({ member, roles, roleIds, change, onToggle }: MemberProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { fullName, active, otherGroups } = member;
  const own = member.roleIds.filter((id) => roleIds.includes(id));
  const besides =
    otherGroups.length > 0
      ? formatMessage(
          { id: 'userGroups.members.alsoIn' },
          {
            groups: formatList(
              language,
              otherGroups.map(({ name }) => name),
            ),
          },
        )
      : own.length > 0 && own.length === roleIds.length
        ? formatMessage({ id: 'userGroups.members.sameRoles' })
        : member.roleIds.length > 0
          ? formatMessage(
              { id: 'userGroups.members.someRoles' },
              { roles: formatList(language, roleNames(own.length > 0 ? own : member.roleIds, roles)) },
            )
          : formatMessage({ id: 'userGroups.members.onlyHere' });
  return (
    <PersonRow data-change={change}>
      <Avatar name={fullName} size="small" />
      <div data-words="">
        <Text as="div" variant="bodyStrong">
          {fullName}
        </Text>
        <Text as="div" variant="caption" tone="muted">
          {active ? besides : [formatMessage({ id: 'userGroups.members.inactive' }), besides].join(' · ')}
        </Text>
        {change && (
          <Change>
            <Icon icon={change === 'added' ? IconPlus : IconMinus} size="small" />
            {formatMessage({ id: `userGroups.members.${change}` })}
          </Change>
        )}
      </div>
      {onToggle && (
        <IconButton
          size="small"
          icon={change === 'removed' ? IconRestore : IconX}
          label={formatMessage(
            { id: change === 'removed' ? 'userGroups.members.restore' : 'userGroups.members.remove' },
            { fullName },
          )}
          onClick={onToggle}
        />
      )}
    </PersonRow>
  );
}
