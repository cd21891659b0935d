import { Button, FileDrop, Inline, Stack, Text, token } from '@skerry/ui';
import { IconFileDownload } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useSiteFiles } from './siteLists.mutations.ts';

/** Bytes of a file of sites. */
const maxFileSize = 5_000_000;

interface SiteFileProps {
  isReadOnly: boolean;
  /** It is on its way, or its rows are being checked. */
  isReading: boolean;
  /** It is sent at once, and its rows are the next page. */
  onFile: (file: File) => void;
}

/** A file of sites, and what one looks like. */
export function SiteFile({ isReadOnly, isReading, onFile }: SiteFileProps) {
  const { formatMessage } = useIntl();
  const files = useSiteFiles('quoteMany.fileFailed');
  return (
    <Stack gap={8}>
      <FileDrop
        label={formatMessage({ id: 'quoteMany.file' })}
        isLabelHidden
        accept=".xlsx,.csv"
        maxSize={maxFileSize}
        maxCount={1}
        value={[]}
        onValueChange={() => {
          // What arrives is not kept here.
        }}
        readOnly={isReadOnly}
        upload={(file) => {
          onFile(file);
          return Promise.resolve(file);
        }}
      />
      <Inline gap={8} align="center" style={{ marginInlineStart: `calc(-1 * ${token.space[12]})` }}>
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
        <span role="status">{isReading && <Text tone="muted">{formatMessage({ id: 'quoteMany.reading' })}</Text>}</span>
      </Inline>
    </Stack>
  );
}
