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

  it.each([
    ['dateTime', '22 Nov 2024, 13:05 GMT+14'],
    ['time', '13:05 GMT+14'],
    ['date', '22 Nov 2024'],
  ] as const)('is written as %s in the zone of the provider, which is named where a clock is shown', (format, text) => {
    renderWithTheme(<DateTime value={moment} format={format} />, { theme: { timeZone: 'Pacific/Kiritimati' } });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('names no zone to a reader whose clock shows the same', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    renderWithTheme(<DateTime value={moment} format="time" />, { theme: { timeZone } });
    expect(screen.getByText(/^\d\d:\d\d$/)).toBeInTheDocument();
  });

  it.each([Date.parse(moment), new Date(moment)])('takes %s too', (value) => {
    renderWithTheme(<DateTime value={value} format="isoDate" timeZone="UTC" />);
    expect(screen.getByText('2024-11-21')).toBeInTheDocument();
  });
});
