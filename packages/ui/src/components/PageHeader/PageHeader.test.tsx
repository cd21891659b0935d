import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { PageHeader } from './PageHeader.tsx';

describeComponent<HTMLDivElement>('PageHeader', (props) => (
  <PageHeader title="Users" back={{ href: '/home', label: 'Back' }} {...props} />
));

describe('PageHeader', () => {
  it('has its title as the h1, which takes the focus when it is moved there', () => {
    const heading = createRef<HTMLHeadingElement>();
    renderWithTheme(<PageHeader title="Users" headingRef={heading} />);
    heading.current?.focus();
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus();
  });

  it('keeps rarer actions in a menu, and shows none without items', async () => {
    const copy = jest.fn();
    const { rerender } = renderWithTheme(
      <PageHeader title="Order" more={[{ items: [{ label: 'Copy link', onSelect: copy }] }]} />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
    expect(copy).toHaveBeenCalledTimes(1);
    rerender(<PageHeader title="Order" more={[{ items: [] }]} />);
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });

  it('keeps the order back link, title, flag, meta, actions, tabs', () => {
    renderWithTheme(
      <PageHeader
        title="Title"
        back={{ href: '/', label: 'Back' }}
        flag="Flag"
        meta="Meta"
        actions="Actions"
        tabs="Tabs"
        data-testid="header"
      />,
    );
    expect(screen.getByTestId('header')).toHaveTextContent('Back Title Flag Meta Actions Tabs'.replaceAll(' ', ''));
  });
});
