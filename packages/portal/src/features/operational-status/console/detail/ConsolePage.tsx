import type { ProviderDisturbance } from '@skerry/contracts';
import { IconBroadcast } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useKnown } from '../../../../platform/data/useKnown.ts';
import { LoadedDetail } from '../../../../platform/detail/LoadedDetail.tsx';
import { SheetShape } from '../../../../platform/detail/SheetShape.tsx';
import { useLastListHref } from '../../../../platform/list/useLastList.ts';
import { UnsavedForms } from '../../../../platform/unsaved-changes/UnsavedForms.tsx';
import { consoleListId, consolePath } from '../../disturbance-console.paths.ts';
import { consoleResources, useProviderDisturbance, type ConsoleAnswer } from '../console.queries.ts';
import { ConsoleDetails } from './ConsoleDetails.tsx';
import { useConsoleHead } from './useConsoleHead.tsx';

/** One disturbance or planned work as its writer handles it: what is said next, whom it touches, and what they ask. */
export function ConsolePage() {
  const { disturbanceId = '' } = useParams();
  return (
    <UnsavedForms>
      <LoadedConsole key={disturbanceId} id={disturbanceId} />
    </UnsavedForms>
  );
}

function LoadedConsole({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const headOf = useConsoleHead();
  const query = useProviderDisturbance(id);
  const known = useKnown<ProviderDisturbance>(consoleResources.lists, ({ items }: ConsoleAnswer) =>
    items.find((each) => each.id === id),
  );
  return (
    <LoadedDetail
      query={query}
      back={{
        href: useLastListHref(consoleListId, consolePath),
        label: formatMessage({ id: 'disturbanceConsole.back' }),
      }}
      known={known && headOf(known)}
      shape={{
        main: (
          <>
            <SheetShape title={formatMessage({ id: 'disturbanceConsole.update.title' })} rows={4} />
            <SheetShape title={formatMessage({ id: 'disturbanceForm.part.affected' })} rows={2} />
          </>
        ),
        side: <SheetShape title={formatMessage({ id: 'disturbanceForm.see' })} rows={4} />,
      }}
      icon={IconBroadcast}
      texts={{
        failed: 'disturbancePage.error',
        gone: {
          title: 'disturbancePage.gone.title',
          body: 'disturbanceConsole.gone.body',
          action: 'disturbanceConsole.back',
        },
      }}
    >
      {(disturbance) => <ConsoleDetails disturbance={disturbance} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}
