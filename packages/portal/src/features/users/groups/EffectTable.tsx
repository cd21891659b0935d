import type { MemberEffect, ScopeHoldings } from '@skerry/contracts';
import { Avatar, below, from, Table, Text, token, type TableColumn } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { RightLines, RightsBlock } from '../access/RightLines.styles.ts';
import { useAccessWords, type AccessWords } from '../access/useAccessWords.ts';

/* Its lines reach from edge to edge of the dialog, its words begin and end where those around it do. */
const AtEdge = styled.div`
  margin-inline: calc(-1 * ${token.space[24]});

  ${from.small} {
    && tr > :first-child {
      padding-inline-start: ${token.space[24]};
    }
    && tr > :last-child {
      padding-inline-end: ${token.space[24]};
    }
  }

  /* What somebody loses and keeps begins beside the name. */
  & tbody > tr > * {
    vertical-align: top;
  }
  ${below.small} {
    margin-inline: calc(-1 * ${token.space[16]});

    && tr > * {
      padding-inline: ${token.space[16]};
    }
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  /* The name stands on the first line of what is beside it. */
  margin-block: calc(-1 * ${token.space[6]});
`;

/* All lines of a row begin at its upper edge. */
const Cell = styled(RightsBlock)`
  padding-block: ${token.space[12]};
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${token.space[8]};
  margin-top: ${token.space[4]};
  ${token.type.body}
`;

export interface EffectTableProps {
  members: readonly MemberEffect[];
  roles: readonly RoleText[];
}

/** Who loses what, what they keep, and why. On a phone all of it in one column. */
export function EffectTable({ members, roles }: EffectTableProps) {
  const { formatMessage } = useIntl();
  const words = useAccessWords(roles);
  const isPhone = !useIsAtLeast('small');
  const columns = useMemo<TableColumn<MemberEffect>[]>(() => {
    const loses = (member: MemberEffect) => <Loses member={member} words={words} />;
    const keeps = (member: MemberEffect) => <Keeps member={member} words={words} />;
    const header = (id: 'who' | 'loses' | 'keeps') => formatMessage({ id: `userGroups.delete.${id}` });
    if (isPhone)
      return [
        {
          id: 'who',
          header: header('who'),
          cell: (member) => (
            <RightsBlock>
              <Text variant="bodyStrong">{member.user.fullName}</Text>
              <Fact>
                <Text tone="muted">{header('loses')}</Text>
                {loses(member)}
              </Fact>
              <Fact>
                <Text tone="muted">{formatMessage({ id: 'userGroups.delete.keepsShort' })}</Text>
                {keeps(member)}
              </Fact>
            </RightsBlock>
          ),
        },
      ];
    return [
      {
        id: 'who',
        header: header('who'),
        width: '28%',
        cell: ({ user }) => (
          <Cell>
            <Who>
              <Avatar name={user.fullName} size="small" />
              <Text variant="bodyStrong">{user.fullName}</Text>
            </Who>
          </Cell>
        ),
      },
      {
        id: 'loses',
        header: header('loses'),
        width: '36%',
        cell: (member) => <Cell>{loses(member)}</Cell>,
      },
      {
        id: 'keeps',
        header: header('keeps'),
        width: '36%',
        cell: (member) => <Cell>{keeps(member)}</Cell>,
      },
    ];
  }, [formatMessage, words, isPhone]);
  return (
    <AtEdge>
      <Table
        label={formatMessage({ id: 'userGroups.delete.loses' })}
        isPlain
        columns={columns}
        rows={members}
        rowKey={({ user }) => user.id}
        layout="fixed"
        isHeadHidden={isPhone}
        isVirtual={false}
      />
    </AtEdge>
  );
}

interface RightsProps {
  member: MemberEffect;
  words: AccessWords;
}

function Loses({ member: { outcome, loses }, words }: RightsProps) {
  const { formatMessage } = useIntl();
  if (loses.length === 0) return <Text tone="muted">{formatMessage({ id: 'userGroups.delete.nothing' })}</Text>;
  return (
    <div>
      {outcome === 'losesAll' && (
        <Text as="div" variant="bodyStrong">
          {formatMessage({ id: 'userGroups.delete.everything' })}
        </Text>
      )}
      <Rights
        lines={loses.map(({ id }) => words.name(id))}
        holds={loses.map(({ isNarrowed, holds }) => (isNarrowed ? holds : null))}
      />
    </div>
  );
}

function Keeps({ member: { outcome, keeps }, words }: RightsProps) {
  const { formatMessage } = useIntl();
  if (outcome === 'losesAll' || keeps.length === 0)
    return <Text tone="critical">{formatMessage({ id: 'userGroups.delete.nothingLeft' })}</Text>;
  return (
    <Rights lines={words.eachOrigin(keeps)} holds={keeps.map(({ isNarrowed, holds }) => (isNarrowed ? holds : null))} />
  );
}

interface RightsListProps {
  lines: readonly string[];
  /** What each is narrowed to; null for everything. */
  holds: readonly (ScopeHoldings | null)[];
}

/** One line for each right. For how many services it holds stands below it, or once below all, where it is the same for them. */
function Rights({ lines, holds }: RightsListProps) {
  const { formatMessage } = useIntl();
  const counts = holds.map((each) => each && formatMessage({ id: 'userAccess.services' }, { count: each.services }));
  const [first] = counts;
  const common = first && counts.every((count) => count === first) ? first : undefined;
  return (
    <RightLines>
      {lines.map((line, at) => (
        <Text as="div" key={line}>
          {line}
          {common === undefined && counts[at] && (
            <Text as="div" variant="caption" tone="muted">
              {counts[at]}
            </Text>
          )}
        </Text>
      ))}
      {common !== undefined && (
        <Text as="div" variant="caption" tone="muted">
          {common}
        </Text>
      )}
    </RightLines>
  );
}
