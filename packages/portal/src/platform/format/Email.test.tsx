import { renderToStaticMarkup } from 'react-dom/server';
import { Email } from './Email.tsx';

describe('a long address', () => {
  it.each([
    ['elin.maria.wallgren@havstrand.example', 'elin.<wbr/>maria.<wbr/>wallgren@<wbr/>havstrand.example'],
    ['support@skerry.example', 'support@<wbr/>skerry.example'],
    ['no address', 'no address'],
  ])('breaks in %s after dots of the name and after the sign alone', (value, markup) => {
    expect(renderToStaticMarkup(<Email value={value} />)).toBe(markup);
  });
});
