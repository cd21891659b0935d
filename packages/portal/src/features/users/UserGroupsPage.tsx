import type { RoleGroupDraft } from '@skerry/contracts';
import { Button, from, Link, PageHeader, Stack, token } from '@skerry/ui';
import { IconPlus, IconUserQuestion } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Location } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { UnsavedChangesDialog } from '../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { ExplainAccess } from './access/ExplainAccess.tsx';
import { UsersSubMenu } from './components/UsersSubMenu.tsx';
import { GroupEditor } from './groups/GroupEditor.tsx';
import { GroupsList } from './groups/GroupsList.tsx';
import { groupsFormat, newGroup } from './groups/groupsAddress.ts';
import { userGroupsPath } from './users.paths.ts';

/* The list with what explains access below it; the group that is open takes the half beside them. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]};

  ${from.extraLarge} {
    &[data-is-open] {
      grid-template-columns: minmax(0, 14fr) minmax(0, 13fr);
    }
  }
`;

const groupOf = ({ search }: Location) => new URLSearchParams(search).get('group') ?? '';
const leavesGroup = (before: Location, after: Location) =>
  before.pathname !== after.pathname || groupOf(before) !== groupOf(after);

/** Groups of users: what each gives to whom, and for what. */
export function UserGroupsPage() {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const address = useListAddress(groupsFormat);
  const isBeside = useIsAtLeast('extraLarge');
  const { group, person } = address.view;
  const [draft, setDraft] = useState<RoleGroupDraft>();
  // Where the page goes when nothing is unsaved any more: the guard must have heard of it.
  const [move, setMove] = useState<{ from: string; to: string }>();
  const next = move?.from === group ? move.to : undefined;
  const guard = useUnsavedChangesGuard(draft !== undefined && next === undefined, leavesGroup);
  const explanation = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (next !== undefined) address.correct({ group: next });
  }, [next, address]);

  const open = (id: string) => {
    setMove(undefined);
    address.change({ group: id, page: address.view.page });
  };
  const close = useCallback(() => {
    address.change({ group: '', page: address.view.page });
    // Back to the row that was opened; from a full view the list does that itself.
    const link = [...(root.current?.querySelectorAll<HTMLElement>('a[data-row-link]') ?? [])].find(
      (each) => new URL(each.getAttribute('href') ?? '', location.href).searchParams.get('group') === group,
    );
    link?.focus();
  }, [address, group]);

  const isOpen = group !== '';
  const isAlone = isOpen && !isBeside;
  const editor = isOpen && (
    <GroupEditor
      key={group}
      groupId={group}
      isAlone={isAlone}
      onClose={close}
      onCreated={({ id }) => setMove({ from: group, to: id })}
      onDeleted={() => {
        alerts.success('userGroups.alert.deleted');
        setDraft(undefined);
        setMove({ from: group, to: '' });
      }}
      onDraftChange={setDraft}
    />
  );
  const explain = (
    <div ref={explanation}>
      <ExplainAccess
        userId={person}
        onUserChange={(id) => address.change({ person: id, page: address.view.page })}
        draft={draft}
      />
    </div>
  );

  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.users' })}
        {...(!isAlone && {
          actions: (
            <Button {...(!isOpen && { variant: 'primary' as const })} icon={IconPlus} onClick={() => open(newGroup)}>
              {formatMessage({ id: 'userGroups.new' })}
            </Button>
          ),
          more: [
            {
              items: [
                {
                  label: formatMessage({ id: 'userAccess.title' }),
                  icon: IconUserQuestion,
                  onSelect: () => explanation.current?.querySelector('input')?.focus(),
                },
              ],
            },
          ],
        })}
        tabs={<UsersSubMenu currentPath={userGroupsPath} />}
      />
      <Columns ref={root} data-is-open={isOpen ? '' : undefined}>
        {!isAlone && (
          <Stack key="list" gap={20}>
            <GroupsList
              address={address}
              isBeside={isBeside}
              isNarrow={isBeside && isOpen}
              onNew={() => open(newGroup)}
            />
            {isOpen && explain}
          </Stack>
        )}
        {isOpen ? (
          // In one place, however wide the window is: what is typed stays when a tablet is turned.
          <Stack key="editor" gap={12}>
            {isAlone && (
              <div>
                <Link variant="back" href={address.hrefOf({ group: '', page: address.view.page })}>
                  {formatMessage({ id: 'userGroups.editor.back' })}
                </Link>
              </div>
            )}
            {editor}
            {isAlone && explain}
          </Stack>
        ) : (
          explain
        )}
      </Columns>
      <UnsavedChangesDialog {...guard} />
    </Stack>
  );
}
