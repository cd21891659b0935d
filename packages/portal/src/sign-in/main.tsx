import '@skerry/ui/fonts.css';
import '@skerry/ui/tokens.css';
import '@skerry/ui/textures.css';
import { createRoot } from 'react-dom/client';
import { readRuntimeConfig } from '../platform/runtime-config/runtime-config.ts';
import { startSignIn } from './start-sign-in.tsx';

// Another link in the same tab changes only the fragment, and a page that the browser kept may hold a login that is over.
window.addEventListener('hashchange', () => window.location.reload());
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to show anything in.');

createRoot(root).render(
  await startSignIn({
    config: readRuntimeConfig(document),
    window,
    fetch: (request) => fetch(request),
    // The page that is done with is nothing to come back to.
    leave: (path) => window.location.replace(path),
  }),
);
