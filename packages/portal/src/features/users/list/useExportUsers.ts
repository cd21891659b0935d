import { asFile, useFileDownload } from '../../../platform/files/useFileDownload.ts';
import { userFilterOf } from '../userFilter.ts';
import type { UsersListView } from '../usersListAddress.ts';

/** Fetches exactly the users that are found as a file, and hands it to the browser. */
export function useExportUsers() {
  const { isPending, start } = useFileDownload({
    failed: 'users.list.exportFailed',
    invalid: 'users.list.invalidFile',
  });
  return {
    isExporting: isPending,
    start: (view: UsersListView) =>
      start((api) => api.userAdmin.GET('/customer/users/export', { params: { query: userFilterOf(view) }, ...asFile })),
  };
}
