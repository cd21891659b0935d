import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Note } from './Note.tsx';

describeComponent<HTMLDivElement>('Note', (props) => <Note {...props}>At least one NOC contact must remain.</Note>);

it('interrupts only when it is told to', () => {
  const { rerender } = renderWithTheme(<Note tone="critical">Failed</Note>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(
    <Note tone="critical" role="alert">
      Failed
    </Note>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
});
