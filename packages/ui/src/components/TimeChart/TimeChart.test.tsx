import { fireEvent, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { TimeChart, type TimeChartProps } from './TimeChart.tsx';

const given: TimeChartProps = {
  label: 'Traffic',
  times: [0, 1, 2].map((day) => new Date(2024, 10, 11 + day, 10, 45).getTime()),
  series: [
    { id: 'in', label: 'In', values: [827e6, 300e6, 748e6] },
    { id: 'out', label: 'Out', values: [342e6, null, 327e6] },
  ],
  unit: 'bit/s',
};
describeComponent<HTMLDivElement>('TimeChart', (props) => <TimeChart {...given} {...props} />);

const slider = () => screen.getByRole('slider', { name: 'Traffic' });
const linesOf = (container: HTMLElement) => [...container.querySelectorAll<SVGPathElement>('[data-part="line"]')];

describe('TimeChart', () => {
  it('is read by a slider, in words, from the latest value on', () => {
    renderWithTheme(<TimeChart {...given} />);
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      'Wed 13 Nov, 10:45, In 748 megabits per second, Out 327 megabits per second',
    );
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Mon 11 Nov.*In 827 mega/));
  });

  it('shows a card with the values while it has the focus, and a gap as such', () => {
    renderWithTheme(<TimeChart {...given} />);
    expect(screen.queryByText('300 Mbit/s')).not.toBeInTheDocument();
    fireEvent.focus(slider());
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(screen.getByText('300 Mbit/s')).toBeInTheDocument();
    expect(screen.getByText('–')).toBeInTheDocument();
    fireEvent.blur(slider());
    expect(screen.queryByText('300 Mbit/s')).not.toBeInTheDocument();
  });

  it('leaves out hidden series, and the others keep their colours', () => {
    const { container } = renderWithTheme(<TimeChart {...given} hiddenSeries={new Set(['in'])} />);
    expect(linesOf(container).map(({ dataset }) => dataset['series'])).toEqual(['2']);
    expect(slider()).toHaveAttribute('aria-valuetext', expect.not.stringMatching(/\bIn\b/));
  });

  it('speaks the language of the provider', () => {
    renderWithTheme(<TimeChart {...given} />, { theme: { locale: 'sv-SE' } });
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/748 megabit per sekund/));
  });
});
