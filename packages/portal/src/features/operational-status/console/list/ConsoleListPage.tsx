import { disturbancePageSize } from '@skerry/contracts';
import { Button, EmptyState, PageHeader, Stack } from '@skerry/ui';
import { IconBroadcast, IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { List } from '../../../../platform/list/List.tsx';
import { choiceFilter, oneFilter } from '../../../../platform/list/listFilters.tsx';
import { savedViewsOf } from '../../../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../../../platform/list/useListAddress.ts';
import { useRememberList } from '../../../../platform/list/useLastList.ts';
import { consoleDetailPath, consoleListId, newDisturbancePath, newWorkPath } from '../../disturbance-console.paths.ts';
import { isOver, stateWord } from '../../../../platform/disturbances/disturbanceWords.ts';
import { useProviderDisturbances } from '../console.queries.ts';
import { consoleFormat, consolePeriods, consoleQuery, consoleStates, consoleTypes } from './consoleAddress.ts';
import { useConsoleColumns } from './useConsoleColumns.tsx';

/** All that the provider has written of its network, what is not over first. */
export function ConsoleListPage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const address = useListAddress(consoleFormat);
  const { view, change } = address;
  useRememberList(consoleListId, address.hrefOf({}));
  const written = useProviderDisturbances(consoleQuery(view));
  const { columns, phone } = useConsoleColumns();
  const found = written.data?.totalItems;
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.disturbanceConsole' })}
        meta={formatMessage({ id: 'disturbanceConsole.intro' })}
        actions={
          <>
            <Button icon={IconCalendarPlus} href={newWorkPath}>
              {formatMessage({ id: 'disturbanceConsole.planWork' })}
            </Button>
            <Button variant="primary" icon={IconPlus} href={newDisturbancePath}>
              {formatMessage({ id: 'disturbanceConsole.report' })}
            </Button>
          </>
        }
      />
      <List
        id={consoleListId}
        label={formatMessage({ id: 'pages.disturbanceConsole' })}
        address={address}
        savedViews={savedViewsOf('providerDisturbances', consoleFormat, address)}
        query={written}
        rowKey={({ id }) => id}
        rowHref={consoleDetailPath}
        rowState={({ state }) => ({ isInactive: isOver(state) })}
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'disturbanceConsole.filter.text' }),
          placeholder: formatMessage({ id: 'disturbanceConsole.filter.text' }),
        }}
        filters={[
          oneFilter({
            id: 'type',
            label: formatMessage({ id: 'disturbanceConsole.filter.type' }),
            isPrimary: true,
            options: consoleTypes.map((value) => ({
              value,
              label: formatMessage({ id: `disturbanceConsole.filter.type.${value}` }),
            })),
            usual: 'all',
            value: view.type,
            onChange: (type) => change({ type }),
          }),
          choiceFilter({
            id: 'status',
            label: formatMessage({ id: 'disturbanceConsole.field.status' }),
            isPrimary: true,
            options: consoleStates.map((value) => ({ value, label: stateWord(intl, value) })),
            value: view.states,
            onChange: (states) => change({ states }),
          }),
          oneFilter({
            id: 'period',
            label: formatMessage({ id: 'disturbanceConsole.filter.period' }),
            isPrimary: true,
            options: consolePeriods.map((value) => ({
              value,
              label: formatMessage({ id: `disturbanceConsole.filter.period.${value}` }),
            })),
            usual: 'current',
            value: view.period,
            onChange: (period) => change({ period }),
          }),
        ]}
        sort={undefined}
        sortHint={formatMessage({ id: 'disturbanceConsole.sort' })}
        count={found === undefined ? undefined : formatMessage({ id: 'disturbanceConsole.found' }, { count: found })}
        found={found}
        perPage={formatMessage({ id: 'disturbanceConsole.perPage' }, { count: disturbancePageSize })}
        foot={formatMessage({ id: 'disturbanceConsole.localTime' })}
        errorTitle="disturbanceConsole.error"
        empty={
          <EmptyState icon={IconBroadcast} title={formatMessage({ id: 'disturbanceConsole.empty.title' })}>
            {formatMessage({ id: 'disturbanceConsole.empty.body' })}
          </EmptyState>
        }
      />
    </Stack>
  );
}
