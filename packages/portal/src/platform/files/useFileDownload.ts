import type { MessageId } from '@skerry/i18n';
import { useRef, useState } from 'react';
import { useAlerts, type FailureSaid } from '../alerts/useAlerts.ts';
import type { Api } from '../api/create-api.ts';
import { useApi } from '../api/useApi.ts';
import { fileNameOf } from './file-name.ts';
import { saveFile } from './save-file.ts';

/** How a file is asked for: as it is, whatever its type. */
export const asFile = { headers: { Accept: '*/*' }, parseAs: 'blob' } as const;

type Ask = (api: Api) => Promise<{ data?: Blob | undefined; response: Response }>;

interface DownloadFailures {
  /** @default the catalogue's text */
  failed?: MessageId | FailureSaid;
  /** For an answer that is no file with a name. @default as for any other failure */
  invalid?: MessageId;
}

export interface FileDownload {
  readonly isPending: boolean;
  /** Does nothing while one is under way, so that a double click is one file. */
  readonly start: (ask: Ask) => void;
}

/** Fetches files and hands them to the browser under the name that the server gives them. A failure is an alert. */
export function useFileDownload({ failed, invalid }: DownloadFailures = {}): FileDownload {
  const api = useApi();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);

  async function fetchFile(ask: Ask): Promise<void> {
    isUnderWay.current = true;
    setPending(true);
    try {
      const { data, response } = await ask(api);
      const name = fileNameOf(response.headers.get('Content-Disposition'));
      if (name === undefined || data === undefined || data.size === 0)
        alerts.failure(new Error('The answer is not a file with a name.'), invalid ?? failed);
      else saveFile(data, name);
    } catch (error) {
      alerts.failure(error, failed);
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  }

  return {
    isPending,
    start(ask) {
      if (!isUnderWay.current) void fetchFile(ask);
    },
  };
}
