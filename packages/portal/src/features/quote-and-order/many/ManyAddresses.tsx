import { FormWide, Note } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessage, type MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { FormPart, FormParts } from '../../../platform/form/FormPart.tsx';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';
import { useCreateSiteList } from '../purchase.mutations.ts';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';
import { useDataCentres } from '../where/useDataCentres.ts';
import { useOwnPlaces } from '../where/useOwnPlaces.ts';
import { addRowsFormId } from './AddRowsDialog.tsx';
import { maxListSites } from './pastedRows.ts';
import { DataCentres, OwnSites, PastedRows } from './PickFields.tsx';
import { PickedSummary } from './PickedSummary.tsx';
import { PinsField } from './pins/PinsField.tsx';
import { SiteFile } from './SiteFile.tsx';
import { useSendSiteFile } from './siteLists.mutations.ts';
import { usePickedSites } from './usePickedSites.ts';

/** Many places at once: by a file, or by pasted lines, the map, the company's own sites and data centres together. They are checked on the next page. */
export function ManyAddresses() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const own = useOwnPlaces();
  const sending = useSendSiteFile();
  const creation = useCreateSiteList();
  const dataCentres = useDataCentres();
  const picked = usePickedSites('quoteMany');
  const [error, setError] = useState<unknown>();
  const isPending = sending.isPending || creation.isPending;
  const { sites } = picked;
  // What is sent is nothing to lose: the next page is its rows.
  useUnsavedForm('quoteMany', sites.length > 0 && !isPending);

  const outcome = {
    done: ({ id }: { id: string }) =>
      void navigate(quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'multi', listId: id })),
    failed: setError,
  };
  return (
    <SummaryLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (!picked.canBeSent || isPending) return;
        setError(undefined);
        const list = { sites: [...sites] };
        creation.start({ list, idempotencyKey: keyOf(list) }, outcome);
      }}
    >
      <SummaryMain>
        {error !== undefined && (
          <Note tone="critical" role="alert">
            <FailureText title="quoteMany.failed" message={fileMessage(error)} error={error} />
          </Note>
        )}
        <FormParts>
          <FormPart
            title={formatMessage({ id: 'quoteMany.file' })}
            description={formatMessage({ id: 'quoteMany.file.help' }, { max: maxListSites })}
          >
            <FormWide>
              <SiteFile
                isReadOnly={isPending}
                isReading={sending.isPending}
                onFile={(file) => {
                  setError(undefined);
                  const content = [file.name, file.size, file.lastModified];
                  sending.start(
                    { file, idempotencyKey: keyOf(content) },
                    {
                      done(list) {
                        // What else was named is added to its rows next.
                        if (sites.length > 0) picked.leaveTo(addRowsFormId(list));
                        outcome.done(list);
                      },
                      failed: outcome.failed,
                    },
                  );
                }}
              />
            </FormWide>
          </FormPart>
        </FormParts>
        <FormParts>
          <FormPart
            title={formatMessage({ id: 'quoteMany.paste' })}
            description={formatMessage({ id: 'quoteMany.paste.help' })}
          >
            <FormWide>
              <PastedRows picked={picked} isReadOnly={isPending} isLabelHidden />
            </FormWide>
          </FormPart>
          <FormPart
            title={formatMessage({ id: 'quoteMany.map' })}
            description={formatMessage({ id: 'quoteMany.map.help' })}
          >
            <FormWide>
              <PinsField picked={picked} isReadOnly={isPending} />
            </FormWide>
          </FormPart>
          {own.length > 0 && (
            <FormPart title={formatMessage({ id: 'quoteMany.sites' })}>
              <FormWide>
                <OwnSites picked={picked} isReadOnly={isPending} isLabelHidden own={own} />
              </FormWide>
            </FormPart>
          )}
          {dataCentres.length > 0 && (
            <FormPart title={formatMessage({ id: 'quoteMany.dataCentres' })}>
              <FormWide>
                <DataCentres picked={picked} isReadOnly={isPending} isLabelHidden />
              </FormWide>
            </FormPart>
          )}
        </FormParts>
      </SummaryMain>
      <PickedSummary picked={picked} isChecking={creation.isPending} canBeSent={picked.canBeSent && !isPending} />
    </SummaryLayout>
  );
}

const fileTexts = {
  FILE_MISSING: 'quoteMany.file.missing',
  FILE_TYPE_UNKNOWN: 'quoteMany.file.type',
  FILE_HAS_MACROS: 'quoteMany.file.macros',
  FILE_PROTECTED: 'quoteMany.file.protected',
  FILE_UNREADABLE: 'quoteMany.file.unreadable',
  FILE_EMPTY: 'quoteMany.file.empty',
  FILE_TOO_COMPLEX: 'quoteMany.file.complex',
  FILE_TOO_MANY_ROWS: 'quoteMany.file.tooMany',
  FILE_COLUMNS_UNKNOWN: 'quoteMany.file.columns',
} as const;

/** What is wrong with a file, or the catalogue's text. */
function fileMessage(error: unknown): MessageDescriptor {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === undefined || !(code in fileTexts)) return errorMessage(error);
  return { id: fileTexts[code as keyof typeof fileTexts], values: { max: maxListSites } };
}
