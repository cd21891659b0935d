import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { SkipLink } from './SkipLink.tsx';

describeComponent<HTMLAnchorElement>('SkipLink', (props) => (
  <>
    <SkipLink {...props} />
    <main id="main" tabIndex={-1} />
  </>
));

it('SkipLink leads to the main content', () => {
  renderWithTheme(<SkipLink />);
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main');
});
