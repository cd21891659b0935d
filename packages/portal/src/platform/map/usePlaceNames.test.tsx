import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { seas } from './seas.ts';
import { usePlaceNames } from './usePlaceNames.ts';

it('the names on a map stay the same array when other texts come, and change with the language', () => {
  const said = (word: string) => Object.fromEntries(seas.map(({ name }) => [name, `${word} ${name}`]));
  let messages: Record<string, string> = said('Sea');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en" messages={messages}>
      {children}
    </IntlProvider>
  );
  const { result, rerender } = renderHook(usePlaceNames, { wrapper });
  const before = result.current;
  messages = { ...messages, 'form.save': 'Save' };
  rerender();
  expect(result.current).toBe(before);
  messages = said('Hav');
  rerender();
  expect(result.current.find(({ kind }) => kind === 'sea')?.name).toMatch(/^Hav /);
});
