import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Texture } from './Texture.tsx';

it('Texture is for the eye only and names its drawing for the stylesheet', () => {
  renderWithTheme(<Texture kind="page" data-testid="texture" />);
  expect(screen.getByTestId('texture')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('texture')).toHaveAttribute('data-sk-texture', 'page');
});
