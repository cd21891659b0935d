import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Badge } from './Badge.tsx';

describeComponent<HTMLSpanElement>('Badge', (props) => <Badge count={3} label="3 unread tickets" {...props} />);

describe('Badge', () => {
  it('shows the number, and says what is counted', () => {
    renderWithTheme(
      <button type="button" aria-describedby="badge">
        Tickets <Badge id="badge" count={3} label="3 unread tickets" />
      </button>,
    );
    expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('button')).toHaveAccessibleName('Tickets 3 unread tickets');
  });

  it('says no exact number above its limit', () => {
    renderWithTheme(<Badge count={120} label="120 unread" />);
    expect(screen.getByText('99+')).toBeInTheDocument();
  });

  it('is not there when there is nothing to count', () => {
    renderWithTheme(<Badge count={0} label="nothing unread" />);
    expect(screen.queryByText('nothing unread')).not.toBeInTheDocument();
  });

  it('as a dot says it without the number', () => {
    renderWithTheme(<Badge count={3} label="3 unread" variant="dot" />);
    expect(screen.queryByText('3')).not.toBeInTheDocument();
    expect(screen.getByText('3 unread')).toBeInTheDocument();
  });
});
