import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { KeyFigure, KeyFigures, type KeyFigureProps } from './KeyFigure.tsx';

const one = (props: Partial<KeyFigureProps> = {}) => (
  <KeyFigures>
    <KeyFigure label="Highest, in" value="844" unit="Mbit/s" {...props} />
  </KeyFigures>
);
describeComponent<HTMLDivElement>('KeyFigure', one);
describeComponent<HTMLDListElement>('KeyFigures', (props) => <KeyFigures {...props} />);

describe('KeyFigure', () => {
  it('pairs what is counted with the figure and its unit', () => {
    renderWithTheme(one());
    expect(screen.getByRole('term')).toHaveTextContent('Highest, in');
    expect(screen.getByRole('definition')).toHaveTextContent('844 Mbit/s');
  });

  it.each([
    ['rise', 'up 12 %'],
    ['fall', 'down 12 %'],
  ] as const)('says a %s in words', (direction, words) => {
    renderWithTheme(one({ trend: { direction, change: '12 %' } }));
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('shows the shape of the figure while loading', () => {
    renderWithTheme(one({ isLoading: true }));
    expect(screen.getByRole('definition')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('844')).not.toBeInTheDocument();
  });

  it('has a mark beside the figure', () => {
    renderWithTheme(one({ mark: 'In 10 weeks' }));
    expect(screen.getByRole('definition')).toHaveTextContent('844 Mbit/sIn 10 weeks');
  });

  it('leads where the figure is explained', () => {
    renderWithTheme(one({ href: '/traffic' }));
    expect(screen.getByRole('link', { name: 'Highest, in' })).toHaveAttribute('href', '/traffic');
  });
});
