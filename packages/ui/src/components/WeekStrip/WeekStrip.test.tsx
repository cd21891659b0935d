import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { WeekStrip } from './WeekStrip.tsx';

describeComponent<HTMLDivElement>('WeekStrip', (props) => (
  <WeekStrip label="Week 50" day="2024-12-12" from="2024-11-18" {...props} />
));

describe('WeekStrip', () => {
  it('is a picture that its label says all of', () => {
    renderWithTheme(<WeekStrip label="Week 50, between two freezes" day="2024-12-12" from="2024-11-18" />);
    expect(screen.getByRole('img', { name: 'Week 50, between two freezes' })).toBeInTheDocument();
  });

  it('numbers its weeks by ISO 8601 across the turn of the year', () => {
    renderWithTheme(<WeekStrip label="Week 50" day="2024-12-12" from="2024-11-20" />);
    expect(screen.getByRole('img')).toHaveTextContent('47484950515212');
  });

  it('names each month at its first week', () => {
    renderWithTheme(<WeekStrip label="Week 50" day="2024-12-12" from="2024-11-20" />);
    expect(screen.getByRole('img')).toHaveTextContent(/NovDecJan$/);
  });
});
