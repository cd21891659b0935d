import type { MemberEffect } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Avatar, from, Table, Text, token, type TableColumn } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { useAccessWords, type AccessWords } from '../access/useAccessWords.ts';

/* Wide enough for most e-mail addresses in one line. */
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};

  ${from.small} {
    min-width: 17rem;
  }
`;

export interface EffectTableProps {
  members: readonly MemberEffect[];
  roles: readonly RoleText[];
}

/** Who loses what, what they keep, and why. On a phone all of it in one column. */
export function EffectTable({ members, roles }: EffectTableProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const words = useAccessWords(roles);
  const isPhone = !useIsAtLeast('small');
  const columns = useMemo<TableColumn<MemberEffect>[]>(() => {
    const loses = (member: MemberEffect) => <Loses member={member} words={words} language={language} />;
    const keeps = (member: MemberEffect) => <Keeps member={member} words={words} />;
    return [
      {
        id: 'who',
        header: formatMessage({ id: 'userGroups.delete.who' }),
        cell: (member) => (
          <Who>
            {!isPhone && <Avatar name={member.user.fullName} size="small" />}
            <div>
              <CellLine>
                <Text variant="bodyStrong">{member.user.fullName}</Text>
              </CellLine>
              <CellDetail>{member.user.email}</CellDetail>
              {isPhone && (
                <>
                  <CellLine>
                    <Text variant="body">
                      <Text tone="muted">{formatMessage({ id: 'userGroups.delete.loses' })}</Text> {loses(member)}
                    </Text>
                  </CellLine>
                  <CellLine>
                    <Text variant="body">
                      <Text tone="muted">{formatMessage({ id: 'userGroups.delete.keeps' })}</Text> {keeps(member)}
                    </Text>
                  </CellLine>
                </>
              )}
            </div>
          </Who>
        ),
      },
      ...(isPhone
        ? []
        : [
            { id: 'loses', header: formatMessage({ id: 'userGroups.delete.loses' }), cell: loses },
            { id: 'keeps', header: formatMessage({ id: 'userGroups.delete.keeps' }), cell: keeps },
          ]),
    ];
  }, [formatMessage, language, words, isPhone]);
  return (
    <Table
      label={formatMessage({ id: 'userGroups.delete.loses' })}
      isPlain
      columns={columns}
      rows={members}
      rowKey={({ user }) => user.id}
      isHeadHidden={isPhone}
      isVirtual={false}
    />
  );
}

interface LosesProps {
  member: MemberEffect;
  words: AccessWords;
  language: string;
}

function Loses({ member: { outcome, loses }, words, language }: LosesProps) {
  const { formatMessage } = useIntl();
  if (loses.length === 0) return formatMessage({ id: 'userGroups.delete.nothing' });
  const rights = formatList(language, loses.map(words.extent));
  return outcome === 'losesAll' ? formatMessage({ id: 'userGroups.delete.everything' }, { rights }) : rights;
}

function Keeps({ member: { outcome, keeps }, words }: Omit<LosesProps, 'language'>) {
  const { formatMessage } = useIntl();
  if (outcome === 'losesAll' || keeps.length === 0)
    return <Text tone="critical">{formatMessage({ id: 'userGroups.delete.nothingLeft' })}</Text>;
  return words.origins(keeps).join('; ');
}
