import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

beforeAll(fetchOverlays);

describeComponent<HTMLDivElement>('Drawer', (props) => (
  <Drawer isOpen onClose={() => undefined} title="Order 4 471 203" {...props}>
    Confirmed delivery
  </Drawer>
));

function Page(props: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <main>
        <Button onClick={() => setOpen(true)}>Show order</Button>
      </main>
      <Drawer title="Order 4 471 203" {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        {props.children ?? <a href="#site">Open site</a>}
      </Drawer>
    </>
  );
}

async function open(props: Partial<DrawerProps> = {}) {
  renderWithTheme(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show order' }));
}

describe('Drawer', () => {
  it('says above its body why it could not be saved', async () => {
    await open({ error: 'The order could not be saved.' });
    expect(screen.getByRole('alert')).toHaveTextContent('The order could not be saved.');
  });

  it('is a dialog with the name of its title; the page behind waits', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Order 4 471 203' })).toBeInTheDocument();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  it('takes the focus and gives it back', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Open site' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show order' })).toHaveFocus());
  });

  it('closes when the page behind is pressed', async () => {
    await open();
    await userEvent.click(screen.getByTestId('scrim'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with a form stays then, so that nothing typed is lost', async () => {
    await open({ onSubmit: (event) => event.preventDefault(), children: <TextField label="Name" /> });
    await userEvent.click(screen.getByTestId('scrim'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes in no way while it is updating', async () => {
    await open({ isUpdating: true });
    await userEvent.click(screen.getByTestId('scrim'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
