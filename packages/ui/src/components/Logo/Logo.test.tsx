import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Logo } from './Logo.tsx';
import { WideLogo } from './WideLogo.tsx';

describeComponent<SVGSVGElement>('Logo', (props) => <Logo {...props} />);
describeComponent<SVGSVGElement>('WideLogo', (props) => <WideLogo {...props} />);

describe('Logo', () => {
  it('is decoration where something else names it', () => {
    renderWithTheme(<Logo />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has a name where it stands alone', () => {
    renderWithTheme(<Logo label="Skerry" />);
    expect(screen.getByRole('img', { name: 'Skerry' })).toBeInTheDocument();
  });
});
