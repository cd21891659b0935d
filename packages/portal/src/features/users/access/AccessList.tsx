import type { AccessRight, EffectiveAccess } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Icon, Text, below, token } from '@skerry/ui';
import { IconChevronDown, IconCircleCheckFilled, IconCircleMinus, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { accessRows, isByServices, type AccessRow } from './accessRows.ts';
import { useAccessWords } from './useAccessWords.ts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const RowRoot = styled.li`
  display: flex;
  gap: ${token.space[12]};
  padding: ${token.space[8]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  overflow-wrap: anywhere;

  ${below.small} {
    padding-inline: ${token.space[16]};
  }

  &[data-change] {
    background: ${token.tone.draft.bg};
  }
  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${token.text.muted};
  }
  &[data-is-open] > svg {
    color: ${token.tone.positive.icon};
  }
  &[data-change] > svg {
    color: ${token.tone.draft.fg};
  }
`;

const More = styled.div`
  padding: ${token.space[6]} ${token.space[8]};
  border-top: ${token.border.hairline} solid ${token.border.default};
`;

export interface AccessListProps {
  access: EffectiveAccess;
  /** What it would be if what is being changed were saved. */
  planned?: EffectiveAccess | undefined;
}

/** The parts of the portal, whether somebody can open them, and why. */
export function AccessList({ access, planned }: AccessListProps) {
  const { formatMessage } = useIntl();
  const [showsClosed, setShowsClosed] = useState(false);
  const rows = accessRows(access, planned);
  const open = rows.filter(({ isOpen, change }) => isOpen || change);
  const closed = rows.filter((row) => !open.includes(row));
  const closedParts = closed.reduce((sum, { areas }) => sum + areas.length, 0);
  const rights = [...access.rights, ...(planned?.rights ?? [])];
  const isFolded = closed.length > 3 && !showsClosed;
  return (
    <>
      {!access.user.active && (
        <More>
          <Text as="p" tone="muted">
            {formatMessage({ id: 'userAccess.inactive' }, { fullName: access.user.fullName })}
          </Text>
        </More>
      )}
      <Rows>
        {[...open, ...(isFolded ? [] : closed)].map((row) => (
          <Row key={row.areas.join()} row={row} rights={rights} />
        ))}
      </Rows>
      {isFolded && (
        <More>
          <Button variant="ghost" size="small" icon={IconChevronDown} onClick={() => setShowsClosed(true)}>
            {formatMessage({ id: 'userAccess.showClosed' }, { count: closedParts })}
          </Button>
        </More>
      )}
    </>
  );
}

const noRoles: readonly RoleText[] = [];

function Row({ row, rights }: { row: AccessRow; rights: readonly AccessRight[] }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const roles = useRoles().data ?? noRoles;
  const words = useAccessWords(roles);
  const { areas, isOpen, change, holds } = row;
  const names = capitalised(
    formatList(
      language,
      areas.map((area) => formatMessage({ id: `userAccess.area.${area}` })),
    ),
    language,
  );
  const [first] = areas;
  const title =
    holds === null || first === undefined
      ? names
      : isByServices(first)
        ? formatMessage({ id: 'userAccess.forServices' }, { areas: names, count: holds.services })
        : formatMessage({ id: 'userAccess.atSites' }, { areas: names, count: holds.sites });
  // What is planned comes after what is, and says where the new right is from.
  const why = words.origins(
    row.rightIds.map((id) => rights.findLast((right) => right.id === id)).filter((right) => right !== undefined),
  );
  const details =
    change === 'opens'
      ? [formatMessage({ id: 'userAccess.whenSaved' }, { text: why.join(', ') })]
      : change === 'closes'
        ? [formatMessage({ id: 'userAccess.lostWhenSaved' })]
        : isOpen
          ? why
          : [
              row.neededRoleIds.length > 0
                ? formatMessage({ id: 'userAccess.closed' }, { roles: words.anyOf(row.neededRoleIds) })
                : formatMessage({ id: 'userAccess.closedForAll' }),
            ];
  return (
    <RowRoot data-is-open={isOpen || undefined} data-change={change}>
      <Icon icon={change ? IconPencil : isOpen ? IconCircleCheckFilled : IconCircleMinus} />
      <div>
        <Text
          as="div"
          variant={isOpen || change ? 'bodyStrong' : 'body'}
          {...(!isOpen && !change && { tone: 'muted' })}
        >
          {title}
        </Text>
        {details.map((line) => (
          <Text as="div" key={line} variant="caption" tone="muted">
            {line}
          </Text>
        ))}
      </div>
    </RowRoot>
  );
}

function capitalised(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
