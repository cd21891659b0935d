import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderAt } from '../../testing/renderAt.tsx';

afterEach(() => jest.useRealTimers());

it('what is printed says whose it is and of which day: that of printing', async () => {
  await renderAt('/not-found', { customer: { name: 'Havstrand "Logistik" AB', id: '4471820' } });
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  jest.useFakeTimers({ now: new Date('2027-03-05T12:00:00') });
  await act(async () => dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Havstrand "Logistik" AB, 4471820').parentElement).toHaveTextContent(/5 Mar 2027$/);
  // As texts of CSS, for the sheets after the first.
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--print-customer')).toBe(String.raw`"Havstrand \"Logistik\" AB, 4471820"`);
  expect(style.getPropertyValue('--print-day')).toBe('"5 Mar 2027"');
});
