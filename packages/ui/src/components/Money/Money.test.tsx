import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Money } from './Money.tsx';

describeComponent<HTMLSpanElement>('Money', (props) => <Money amount={184350.5} currency="SEK" {...props} />);

describe('Money', () => {
  it("writes the sign of the reader's own currency and speaks its name", () => {
    renderWithTheme(<Money amount={1200} currency="SEK" data-testid="money" />, { theme: { locale: 'sv-SE' } });
    const [shown, spoken] = screen.getByTestId('money').children;
    expect(shown).toHaveAttribute('aria-hidden', 'true');
    expect(shown?.textContent.replace(/\u00a0/g, ' ')).toBe('1 200,00 SEK');
    expect(spoken?.textContent.replace(/\u00a0/g, ' ')).toBe('1 200,00 svenska kronor');
  });

  it('leaves the currency to a column of its own', () => {
    renderWithTheme(<Money amount={1200} currency="SEK" currencyDisplay="none" decimals={0} />);
    expect(screen.getByText('1,200')).toBeInTheDocument();
  });
});
