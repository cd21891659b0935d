import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createAlertStore } from '../alerts/alert-store.ts';
import { AlertStoreContext } from '../alerts/useAlerts.ts';
import type { Api } from '../api/create-api.ts';
import { ApiContext } from '../api/useApi.ts';
import { useFileDownload } from './useFileDownload.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <ApiContext value={{} as Api}>
    <AlertStoreContext value={createAlertStore()}>{children}</AlertStoreContext>
  </ApiContext>
);

it('fetches one file of a double click, and another one after it', async () => {
  const { result } = renderHook(() => useFileDownload(), { wrapper });
  const answers: ((answer: { response: Response }) => void)[] = [];
  const start = () => result.current.start(() => new Promise((resolve) => answers.push(resolve)));
  act(() => {
    start();
    start();
  });
  expect(answers).toHaveLength(1);
  expect(result.current.isPending).toBe(true);
  await act(async () => answers[0]?.({ response: new Response() }));
  expect(result.current.isPending).toBe(false);
  act(start);
  expect(answers).toHaveLength(2);
});
