import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Card } from './Card.tsx';

describeComponent<HTMLDivElement>('Card', (props) => <Card title="Havnegade 29" level={1} {...props} />);

describe('Card', () => {
  it('has its title as a heading of the level that is asked for', () => {
    renderWithTheme(<Card title="Havnegade 29" level={2} />);
    expect(screen.getByRole('heading', { name: 'Havnegade 29', level: 2 })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('with an address is named by its title alone as a link', () => {
    renderWithTheme(
      <Card title="Havnegade 29" href="/sites/29" foot={<button type="button">Copy</button>}>
        SD-WAN
      </Card>,
    );
    expect(screen.getByRole('link', { name: 'Havnegade 29' })).toHaveAttribute('href', '/sites/29');
    expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button', { name: 'Copy' }));
  });
});
