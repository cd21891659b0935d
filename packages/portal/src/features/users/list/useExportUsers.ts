import { useState } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { fileNameOf } from '../../../platform/files/file-name.ts';
import type { UsersListView } from '../usersListAddress.ts';
import { userFilterOf } from '../userFilter.ts';

/** An answer that is no file with a name. */
class InvalidFileError extends Error {
  override name = 'InvalidFileError';
}

/** Fetches exactly the users that are found as a file, and hands it to the browser. */
export function useExportUsers() {
  const api = useApi();
  const alerts = useAlerts();
  const [isExporting, setExporting] = useState(false);

  async function exportUsers(view: UsersListView): Promise<void> {
    setExporting(true);
    try {
      const { data, response } = await api.userAdmin.GET('/customer/users/export', {
        params: { query: userFilterOf(view) },
        headers: { Accept: '*/*' },
        parseAs: 'blob',
      });
      const name = fileNameOf(response.headers.get('Content-Disposition'));
      if (name === undefined || data === undefined || data.size === 0)
        throw new InvalidFileError('The answer is not a file with a name.');
      saveFile(data, name);
    } catch (error) {
      alerts.failure(error, error instanceof InvalidFileError ? 'users.list.invalidFile' : 'users.list.exportFailed');
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, start: (view: UsersListView) => void exportUsers(view) };
}
