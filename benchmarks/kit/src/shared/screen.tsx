// The page as a user gets it: sizes, paints and blocking time are read here.
import { createRoot } from 'react-dom/client';
import { Provider, Screen } from '#kit/screen.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <Provider>
    <Screen />
  </Provider>,
);
