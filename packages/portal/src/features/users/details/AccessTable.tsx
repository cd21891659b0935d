import type { AccessRight, EffectiveAccess } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { StatusLabel, Table, Text, token, type TableColumn } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleMinus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { accessRows, isByServices, type AccessRow } from '../access/accessRows.ts';
import { RightLines, RightsBlock } from '../access/RightLines.styles.ts';
import { useAccessWords } from '../access/useAccessWords.ts';

const noRoles: readonly RoleText[] = [];

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[12]};
`;

/** The parts of the portal, whether somebody can open them, how far that reaches, and through what. On a phone all of it in one column. */
export function AccessTable({ access }: { access: EffectiveAccess }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const words = useAccessWords(useRoles().data ?? noRoles);
  const columns = useMemo<TableColumn<AccessRow>[]>(() => {
    const header = (id: 'what' | 'open' | 'reaches' | 'through') => formatMessage({ id: `userAccess.field.${id}` });
    const what = ({ areas, isOpen }: AccessRow) => (
      <Text variant={isOpen ? 'bodyStrong' : 'body'}>
        {capitalised(
          formatList(
            language,
            areas.map((area) => formatMessage({ id: `userAccess.area.${area}` })),
          ),
          language,
        )}
      </Text>
    );
    const open = ({ isOpen }: AccessRow) => (
      <StatusLabel tone={isOpen ? 'positive' : 'neutral'} icon={isOpen ? IconCircleCheckFilled : IconCircleMinus}>
        {formatMessage({ id: isOpen ? 'userAccess.yes' : 'userAccess.no' })}
      </StatusLabel>
    );
    const reach = ({ isOpen, holds, areas: [first] }: AccessRow) =>
      !isOpen
        ? undefined
        : holds === null || first === undefined
          ? formatMessage({ id: 'userAccess.everything' })
          : isByServices(first)
            ? formatMessage({ id: 'userAccess.services' }, { count: holds.services })
            : formatMessage({ id: 'userAccess.sites' }, { count: holds.sites });
    const through = ({ isOpen, rightIds, neededRoleIds }: AccessRow) =>
      isOpen
        ? words.origins(rightsOf(rightIds, access.rights))
        : neededRoleIds.length > 0
          ? [formatMessage({ id: 'userAccess.needs' }, { roles: words.anyOf(neededRoleIds) })]
          : [];
    const lines = (row: AccessRow) => (
      <RightLines>
        {through(row).map((line) => (
          <Text
            as="div"
            key={line}
            variant={isPhone ? 'caption' : 'body'}
            {...((isPhone || !row.isOpen) && { tone: 'muted' })}
          >
            {line}
          </Text>
        ))}
      </RightLines>
    );
    if (isPhone)
      return [
        {
          id: 'what',
          header: header('what'),
          cell: (row) => (
            <RightsBlock>
              <Head>
                {what(row)}
                {open(row)}
              </Head>
              <Text as="div" variant="body">
                {reach(row)}
              </Text>
              {lines(row)}
            </RightsBlock>
          ),
        },
      ];
    return [
      { id: 'what', header: header('what'), width: '27%', cell: (row) => <RightsBlock>{what(row)}</RightsBlock> },
      { id: 'open', header: header('open'), width: '11%', cell: open },
      { id: 'reaches', header: header('reaches'), width: '14%', cell: reach },
      {
        id: 'through',
        header: header('through'),
        width: '48%',
        cell: (row) => <RightsBlock>{lines(row)}</RightsBlock>,
      },
    ];
  }, [formatMessage, language, words, isPhone, access.rights]);
  return (
    <Table
      label={formatMessage({ id: 'users.tabs.access' })}
      columns={columns}
      rows={accessRows(access, undefined)}
      rowKey={({ areas }) => areas.join()}
      layout="fixed"
      lines={2}
      isHeadHidden={isPhone}
      isVirtual={false}
    />
  );
}

function rightsOf(ids: readonly string[], rights: readonly AccessRight[]): readonly AccessRight[] {
  return ids.map((id) => rights.find((right) => right.id === id)).filter((right) => right !== undefined);
}

function capitalised(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
