import { composeTokens, type ComposedTheme } from '../src/brands/compose.ts';
import { measureContrasts } from '../src/brands/contrast.ts';
import { customProperty } from '../src/brands/css.ts';
import tokens from '../src/tokens/tokens.json' with { type: 'json' };

const themes = composeTokens(tokens);
const themeOf = (brand: string, mode: string) => themes.find((theme) => theme.brand === brand && theme.mode === mode);

/** Every token of a kind, with its custom property and its value, light and dark. */
export function TokenTable({ type, brand = 'skerry' }: { readonly type: string; readonly brand?: string }) {
  const [light, dark] = [themeOf(brand, 'light'), themeOf(brand, 'dark')];
  const rows = (light?.tokens ?? []).map((token, index) => ({ token, inDark: dark?.tokens[index] }));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Custom property</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ token }) => token.type === type)
          .map(({ token, inDark }) => (
            <tr key={token.path.join('.')}>
              <td>{token.path.join('.')}</td>
              <td>
                <code>{customProperty(token.path)}</code>
              </td>
              <td>
                <Value type={type} css={token.css} />
              </td>
              <td>{inDark?.css === token.css ? '=' : <Value type={type} css={inDark?.css ?? ''} />}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The pairs of colours that must be told apart, as they are in a brand. */
export function ContrastTable({ theme }: { readonly theme: ComposedTheme }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">Ratio</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {measureContrasts(theme).map(
          ({ use, foreground, background, foregroundColor, backgroundColor, ratio, floor, isEnough }) => (
            <tr key={`${foreground} ${background}`}>
              <td>
                <span style={{ color: foregroundColor, background: backgroundColor, padding: '2px 6px' }}>Aa</span>{' '}
                {use}
              </td>
              <td>{foreground}</td>
              <td>{background}</td>
              <td>
                {(Math.floor(ratio * 100) / 100).toFixed(2)} {isEnough ? '✓' : '✗ too low'}
              </td>
              <td>{floor}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

export function BrandContrast({ brand, mode }: { readonly brand: string; readonly mode: 'light' | 'dark' }) {
  const theme = themeOf(brand, mode);
  return theme ? <ContrastTable theme={theme} /> : null;
}

function Value({ type, css }: { readonly type: string; readonly css: string }) {
  if (type !== 'color') return <code>{css}</code>;
  return (
    <>
      <span
        style={{
          display: 'inline-block',
          width: 16,
          height: 16,
          marginInlineEnd: 6,
          verticalAlign: 'text-bottom',
          background: css,
          border: '1px solid #697d82',
        }}
      />
      <code>{css}</code>
    </>
  );
}
