import '@skerry/ui/fonts.css';
import '@skerry/ui/tokens.css';
import '@skerry/ui/textures.css';
import './brand.css';
import { Kit } from './Kit.jsx';
import { StyleRegistry } from './StyleRegistry.jsx';

export const metadata = { title: 'Sites' };

/** The brand is in the page from the start: what the server sends is already in its colours. */
export default function Layout({ children }) {
  return (
    <html lang="en" data-brand="harbour">
      <body>
        <StyleRegistry>
          <Kit>{children}</Kit>
        </StyleRegistry>
      </body>
    </html>
  );
}
