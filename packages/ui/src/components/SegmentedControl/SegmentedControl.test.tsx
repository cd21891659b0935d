import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: '24h', label: '24 hours' },
  { value: '7d', label: '7 days' },
] as const;

describeComponent<HTMLFieldSetElement>('SegmentedControl', (props) => (
  <SegmentedControl label="Time range" options={options} value="24h" onValueChange={() => undefined} {...props} />
));

it('gives the chosen value', async () => {
  const onValueChange = jest.fn();
  renderWithTheme(<SegmentedControl label="Time range" options={options} value="24h" onValueChange={onValueChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Time range' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('7 days'));
  expect(onValueChange.mock.calls).toEqual([['7d']]);
});
