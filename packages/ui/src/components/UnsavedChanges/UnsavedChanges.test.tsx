import { screen } from '@testing-library/react';
import { uiMessagesDa } from '@skerry/i18n/ui';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

describeComponent<HTMLSpanElement>('UnsavedChanges', (props) => <UnsavedChanges count={2} {...props} />);

describe('UnsavedChanges', () => {
  it.each([
    [1, '1 unsaved change'],
    [2, '2 unsaved changes'],
    [0, ''],
  ])('with %i changes says "%s"', (count, words) => {
    renderWithTheme(<UnsavedChanges count={count} />);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('speaks the language of the provider', () => {
    renderWithTheme(<UnsavedChanges count={2} />, { theme: { locale: 'da-DK', messages: uiMessagesDa } });
    expect(screen.getByRole('status')).toHaveTextContent('2 ændringer er ikke gemt');
  });
});
