import { portalType, type RuntimeConfig } from '@skerry/contracts';
import { act, render } from '@testing-library/react';
import { fetchUntilTestEnds } from '../../testing/requests.ts';
import { startSignIn } from '../start-sign-in.tsx';

const runtimeConfig: RuntimeConfig = {
  appName: 'Skerry',
  portalType,
  country: 'se',
  variant: 'customer',
  identity: { issuer: 'http://portal.example/oidc', clientId: 'skerry-portal' },
  contact: { supportPhone: '+46 8 465 004 20', supportEmail: 'support@skerry.example' },
  links: { privacyPolicy: 'https://skerry.example/privacy' },
  notices: [],
};

/** Opens an address of the sign-in pages as a browser would. `left` lists where the page sent the browser. */
export async function renderSignIn(
  address: string,
  config: Partial<RuntimeConfig> = {},
): Promise<{ left: string[]; container: HTMLElement; unmount: () => void }> {
  window.history.replaceState(null, '', address);
  const left: string[] = [];
  const page = await startSignIn({
    config: { ...runtimeConfig, ...config },
    window,
    fetch: fetchUntilTestEnds(),
    leave: (path) => left.push(path),
  });
  const { container, unmount } = render(page);
  await act(async () => {});
  return { left, container, unmount };
}
