import { fireEvent, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const given: BarChartProps = {
  label: 'Transferred',
  labels: ['Oct', 'Nov'],
  series: [
    { id: 'in', label: 'In', values: [10, 20] },
    { id: 'out', label: 'Out', values: [5, 5] },
  ],
  unit: 'TB',
};
describeComponent<HTMLDivElement>('BarChart', (props) => <BarChart {...given} {...props} />);

const bars = (container: HTMLElement) =>
  [...container.querySelectorAll('rect[fill]')].map((bar) => ({
    y: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));

describe('BarChart', () => {
  it('draws bars in proportion, from one base', () => {
    const { container } = renderWithTheme(<BarChart {...given} />);
    const [oct, , nov] = bars(container);
    expect(nov?.height).toBeCloseTo(2 * (oct?.height ?? 0));
    expect(new Set(bars(container).map(({ y, height }) => Math.round(y + height))).size).toBe(1);
  });

  it('stacks parts of a whole on each other', () => {
    const { container } = renderWithTheme(<BarChart {...given} isStacked />);
    const [below, above] = bars(container);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(below?.y ?? 0);
  });

  it('is read by a slider', () => {
    renderWithTheme(<BarChart {...given} />);
    const slider = screen.getByRole('slider', { name: 'Transferred' });
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Oct, In 10\u00a0TB, Out 5\u00a0TB');
  });
});
