import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { DateTime } from './DateTime.tsx';

describeComponent<HTMLTimeElement>('DateTime', (props) => <DateTime value={0} {...props} />);

describe('DateTime', () => {
  const moment = '2024-11-21T23:05:00Z';

  it("writes the moment in the reader's language and time zone, and for machines", () => {
    renderWithTheme(<DateTime value={moment} format="dateTime" timeZone="Europe/Oslo" />, {
      theme: { locale: 'nb-NO' },
    });
    const time = screen.getByText('22. nov. 2024, 00:05');
    expect(time).toHaveAttribute('datetime', '2024-11-21T23:05:00.000Z');
  });

  it.each([Date.parse(moment), new Date(moment)])('takes %s too', (value) => {
    renderWithTheme(<DateTime value={value} format="isoDate" timeZone="UTC" />);
    expect(screen.getByText('2024-11-21')).toBeInTheDocument();
  });
});
