import '@skerry/ui/fonts.css';
import '@skerry/ui/tokens.css';
import '@skerry/ui/textures.css';
import './brand.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { LanguageProvider } from './languages/LanguageProvider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </BrowserRouter>
  </StrictMode>,
);
