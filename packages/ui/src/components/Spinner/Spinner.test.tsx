import { uiMessagesSv } from '@skerry/i18n/ui';
import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Spinner } from './Spinner.tsx';

describeComponent<HTMLSpanElement>('Spinner', (props) => <Spinner {...props} />);

it('says that something is loading where it is given no label', () => {
  renderWithTheme(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('speaks the language of the provider, and its own label before that', () => {
  const { rerender } = renderWithTheme(<Spinner />, { theme: { messages: uiMessagesSv, locale: 'sv-SE' } });
  expect(screen.getByRole('status')).toHaveTextContent('Hämtar');
  rerender(<Spinner label="Hämtar användare…" />);
  expect(screen.getByRole('status')).toHaveTextContent('Hämtar användare…');
});
