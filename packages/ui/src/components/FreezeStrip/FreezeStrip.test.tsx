import { screen, within } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { FreezeStrip } from './FreezeStrip.tsx';
import { stripOf } from './weeks.ts';

const summer = { name: 'Summer freeze', from: '2024-07-08', to: '2024-08-05' };
const winter = { name: 'Winter freeze', from: '2024-12-16', to: '2025-01-06' };
const props = { label: 'Network freeze periods', todayLabel: 'Today', today: '2024-11-21' };

describeComponent<HTMLDivElement>('FreezeStrip', (given) => (
  <FreezeStrip {...props} periods={[summer, winter]} {...given} />
));

describe('FreezeStrip', () => {
  it('is a named list of periods for screen readers, and a drawing for nobody else', () => {
    renderWithTheme(<FreezeStrip {...props} periods={[summer, winter]} />, { theme: { locale: 'en-GB' } });
    const items = within(screen.getByRole('list', { name: 'Network freeze periods' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Summer freeze8 Jul\s?[–-]\s?5 Aug$/),
      expect.stringMatching(/^Winter freeze16 Dec\s?[–-]\s?6 Jan$/),
    ]);
    expect(screen.getByText(/^Today, Thu,? 21 Nov$/).closest('[aria-hidden]')).not.toBeNull();
  });
});

describe('the weeks of a strip', () => {
  const numbers = (...given: Parameters<typeof stripOf>) => stripOf(...given).weeks.map(({ number }) => number);

  it('begin two weeks before the first period and end with the last, past new year', () => {
    const weeks = numbers([summer, winter], '2024-11-21');
    expect([weeks[0], weeks.at(-1), weeks.length]).toEqual([26, 2, 29]);
  });

  it('hold today in any case, and are never more than can be read', () => {
    const far = { name: 'Far', from: '2027-06-01', to: '2027-06-30' };
    const strip = stripOf([far], '2024-11-21');
    expect(strip.weeks).toHaveLength(32);
    expect(strip.today).toBeGreaterThan(0);
    expect(strip.periods).toEqual([]);
  });

  it('give each period its share, last day included', () => {
    const [only] = stripOf([{ name: 'One week', from: '2024-12-02', to: '2024-12-08' }], '2024-11-28').periods;
    const { weeks } = stripOf([{ name: 'One week', from: '2024-12-02', to: '2024-12-08' }], '2024-11-28');
    expect((only?.length ?? 0) * weeks.length).toBeCloseTo(1);
    expect((only?.start ?? 0) * weeks.length).toBeCloseTo(weeks.findIndex(({ number }) => number === 49));
  });
});
