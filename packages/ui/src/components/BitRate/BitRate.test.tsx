import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { BitRate } from './BitRate.tsx';

describeComponent<HTMLSpanElement>('BitRate', (props) => <BitRate value={748_000_000} {...props} />);

it('BitRate shows signs and speaks words', () => {
  renderWithTheme(<BitRate value={748_000_000} data-testid="rate" />, { theme: { locale: 'nb-NO' } });
  const [shown, spoken] = screen.getByTestId('rate').children;
  expect(shown).toHaveTextContent('748 Mbit/s');
  expect(shown).toHaveAttribute('aria-hidden', 'true');
  expect(spoken).toHaveTextContent('748 megabit per sekund');
});

it('BitRate keeps its unit apart in a key figure, and speaks the same words', () => {
  renderWithTheme(<BitRate value={748_000_000} size="figure" data-testid="rate" />);
  const [shown, spoken] = screen.getByTestId('rate').children;
  expect(shown).toHaveTextContent('748 Mbit/s');
  expect(shown?.querySelector('span')).toHaveTextContent(/^Mbit\/s$/);
  expect(spoken).toHaveTextContent('748 megabits per second');
});
