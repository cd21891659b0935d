import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Duration } from './Duration.tsx';

describeComponent<HTMLTimeElement>('Duration', (props) => <Duration seconds={7_500} {...props} />);

describe('Duration', () => {
  it('shows short units, speaks words and has a form for machines', () => {
    renderWithTheme(<Duration seconds={7_500} data-testid="duration" />, { theme: { locale: 'sv-SE' } });
    const time = screen.getByTestId('duration');
    expect(time).toHaveAttribute('datetime', 'PT2H5M');
    expect(time.children[0]).toHaveTextContent('2 tim 5 min');
    expect(time.children[1]).toHaveTextContent('2 timmar, 5 minuter');
  });

  it('is words alone where it is long', () => {
    renderWithTheme(<Duration seconds={60} width="long" />);
    expect(screen.getByText('1 minute')).toBeInTheDocument();
  });
});
