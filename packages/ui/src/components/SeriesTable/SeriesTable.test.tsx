import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { SeriesTable } from './SeriesTable.tsx';

const series = [
  { id: 'in', label: 'In', values: [748e6, null] },
  { id: 'out', label: 'Out', values: [327e6, 1e9] },
];
describeComponent<HTMLDivElement>('SeriesTable', (props) => (
  <SeriesTable
    label="Traffic"
    labels={['Oct', 'Nov']}
    series={series}
    unit="bit/s"
    ref={props.ref}
    className={props.className}
    data-testid={props['data-testid']}
  />
));

it('SeriesTable has a row for each place and a column for each series', () => {
  renderWithTheme(
    <SeriesTable label="Traffic" labels={['Oct', 'Nov']} series={series} unit="bit/s" firstHeader="Month" />,
  );
  expect(screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Month', 'In', 'Out'],
    ['Oct', '748\u00a0Mbit/s', '327\u00a0Mbit/s'],
    ['Nov', '–', '1\u00a0Gbit/s'],
  ]);
});
