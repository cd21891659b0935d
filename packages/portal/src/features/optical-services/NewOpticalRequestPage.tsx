import { PageHeader, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLastListHref } from '../../platform/list/useLastList.ts';
import { LoadedOptions } from './components/LoadedOptions.tsx';
import { MayNotAsk } from './components/NoOptical.tsx';
import { OpticalRequestForm } from './new/OpticalRequestForm.tsx';
import { opticalListId, opticalPath } from './optical-services.paths.ts';
import { useOpticalOptions } from './optical-services.queries.ts';
import { useOpticalRights } from './useOpticalRights.ts';

/** Asks for an optical service. */
export function NewOpticalRequestPage() {
  const { formatMessage } = useIntl();
  const { mayAsk, isActing } = useOpticalRights();
  const options = useOpticalOptions();
  const listHref = useLastListHref(opticalListId, opticalPath);
  return (
    <Stack>
      <PageHeader
        back={{ href: listHref, label: formatMessage({ id: 'optical.back' }) }}
        title={formatMessage({ id: 'optical.form.title' })}
        meta={formatMessage({ id: 'optical.intro' })}
      />
      {mayAsk ? (
        <LoadedOptions query={options}>
          {(found) => <OpticalRequestForm options={found} listHref={listHref} />}
        </LoadedOptions>
      ) : (
        <MayNotAsk isActing={isActing} />
      )}
    </Stack>
  );
}
