import { Button, FileDrop, FormWide, Inline, Note, Stack, Text, token } from '@skerry/ui';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessage, type MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { FormPart, FormParts } from '../../../platform/form/FormPart.tsx';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';
import { useCreateSiteList } from '../purchase.mutations.ts';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';
import { useDataCentres } from '../where/useDataCentres.ts';
import { useOwnPlaces } from '../where/useOwnPlaces.ts';
import { maxListSites } from './pastedRows.ts';
import { DataCentres, OwnSites, PastedRows } from './PickFields.tsx';
import { useSendSiteFile, useSiteFiles } from './siteLists.mutations.ts';
import { usePickedSites } from './usePickedSites.ts';

/** Bytes of a file of sites. */
const maxFileSize = 5_000_000;

/** Many places at once: by a file, pasted lines, the company's own sites, or data centres. They are checked on the next page. */
export function ManyAddresses() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const own = useOwnPlaces();
  const files = useSiteFiles('quoteMany.fileFailed');
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
    <Stack gap={16}>
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
            <Stack gap={12}>
              <FileDrop
                label={formatMessage({ id: 'quoteMany.file' })}
                isLabelHidden
                accept=".xlsx,.csv"
                maxSize={maxFileSize}
                maxCount={1}
                value={[]}
                onValueChange={() => {
                  // It is sent at once, and its rows are the next page.
                }}
                readOnly={isPending}
                upload={async (file) => {
                  setError(undefined);
                  const content = [file.name, file.size, file.lastModified];
                  sending.start({ file, idempotencyKey: keyOf(content) }, outcome);
                  return file;
                }}
              />
              <Inline gap={8} style={{ marginInlineStart: `calc(-1 * ${token.space[12]})` }}>
                {(['xlsx', 'csv'] as const).map((format) => (
                  <Button
                    key={format}
                    size="small"
                    variant="ghost"
                    icon={IconFileDownload}
                    disabled={files.isPending}
                    onClick={() => files.template(format)}
                  >
                    {formatMessage({ id: 'quoteMany.template' }, { format })}
                  </Button>
                ))}
              </Inline>
              <div role="status">
                {sending.isPending && <Text tone="muted">{formatMessage({ id: 'quoteMany.reading' })}</Text>}
              </div>
            </Stack>
          </FormWide>
        </FormPart>
        <FormPart
          title={formatMessage({ id: 'quoteMany.paste' })}
          description={formatMessage({ id: 'quoteMany.paste.help' })}
        >
          <FormWide>
            <PastedRows picked={picked} isReadOnly={isPending} isLabelHidden />
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
      <Inline gap={12} align="center">
        <Button
          variant="primary"
          disabled={!picked.canBeSent}
          isLoading={creation.isPending}
          loadingText={formatMessage({ id: 'quoteMany.checking' })}
          onClick={() => {
            setError(undefined);
            const list = { sites: [...sites] };
            creation.start({ list, idempotencyKey: keyOf(list) }, outcome);
          }}
        >
          {formatMessage({ id: 'quoteMany.check' }, { count: sites.length })}
        </Button>
        <Text variant="caption" tone="muted">
          {formatMessage({ id: 'quoteMany.check.about' })}
        </Text>
      </Inline>
    </Stack>
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
