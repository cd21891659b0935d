import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';

const given: ChartFrameProps = {
  title: 'Traffic',
  unit: 'bit/s',
  series: [
    { id: 'in', label: 'In' },
    { id: 'out', label: 'Out' },
  ],
  children: (hidden) => <p>without {[...hidden].join(' ') || 'nothing'}</p>,
  table: <p>The numbers</p>,
};
describeComponent<HTMLElement>('ChartFrame', (props) => <ChartFrame {...given} {...props} level={1} />);

describe('ChartFrame', () => {
  it('is a section with its title, and its unit once', () => {
    renderWithTheme(<ChartFrame {...given} />);
    expect(screen.getByRole('region', { name: 'Traffic' })).toBeInTheDocument();
    expect(screen.getByText('bit/s')).toBeInTheDocument();
  });

  it('hides and shows series by its legend', async () => {
    renderWithTheme(<ChartFrame {...given} />);
    const button = screen.getByRole('button', { name: 'Out', pressed: true });
    await userEvent.click(button);
    expect(screen.getByText('without out')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    expect(screen.getByText('without nothing')).toBeInTheDocument();
  });

  it('needs no legend for a single series', () => {
    renderWithTheme(<ChartFrame {...given} series={given.series.slice(0, 1)} />);
    expect(screen.queryByRole('button', { name: 'In' })).not.toBeInTheDocument();
  });

  it('shows the same numbers as a table and back, and keeps the focus on the button', async () => {
    renderWithTheme(<ChartFrame {...given} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByText('The numbers')).toBeInTheDocument();
    expect(screen.queryByText('without nothing')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  });

  it('is busy while loading', () => {
    renderWithTheme(<ChartFrame {...given} isLoading />);
    expect(screen.getByRole('region', { name: 'Traffic' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['error', 'empty'] as const)('shows what stands for %s in the place of the chart', (prop) => {
    renderWithTheme(<ChartFrame {...given} {...{ [prop]: 'Instead' }} />);
    expect(screen.getByText('Instead')).toBeInTheDocument();
    expect(screen.queryByText('without nothing')).not.toBeInTheDocument();
  });
});
