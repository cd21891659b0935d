import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Tag } from './Tag.tsx';

describeComponent<HTMLSpanElement>('Tag', (props) => <Tag {...props}>Operation staff</Tag>);

it('Tag is removed by a button that says what it removes', async () => {
  const onRemove = jest.fn();
  renderWithTheme(
    <Tag onRemove={onRemove} removeLabel="Remove In service">
      In service
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove In service' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
