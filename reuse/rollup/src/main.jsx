import { AppHeader, Box, SkipLink, ThemeProvider } from '@skerry/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Sites } from './Sites.jsx';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <ThemeProvider brand="rowan">
      <SkipLink />
      <AppHeader logo={<b>Rowan</b>} brand="Rowan" homeHref="/" />
      <Box as="main" id="main" tabIndex={-1} padding={24}>
        <Sites />
      </Box>
    </ThemeProvider>
  </StrictMode>,
);
