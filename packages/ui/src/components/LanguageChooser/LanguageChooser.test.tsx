import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleLanguages } from '../ProfileMenu/exampleProfile.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';

const ignore = () => undefined;
describeComponent<HTMLDivElement>('LanguageChooser', (props) => (
  <LanguageChooser options={exampleLanguages} value="sv" onValueChange={ignore} {...props} />
));

function setUp() {
  const onValueChange = jest.fn();
  renderWithTheme(
    <>
      <LanguageChooser options={exampleLanguages} value="sv" onValueChange={onValueChange} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Language Svenska' });
  return { onValueChange, button, open: () => userEvent.click(button) };
}
const list = () => screen.queryByRole('listbox', { name: 'Language' });

describe('LanguageChooser', () => {
  it('opens on click, with the focus on the current language', async () => {
    const { open } = setUp();
    expect(list()).not.toBeInTheDocument();
    await open();
    expect(screen.getByRole('option', { name: 'Svenska', selected: true })).toHaveFocus();
  });

  it.each([
    ['Svenska', 'sv'],
    ['English', 'en'],
    ['Norsk', 'nb'],
    ['Dansk', 'da'],
  ])('marks %s as %s', async (label, lang) => {
    const { open } = setUp();
    await open();
    expect(within(screen.getByRole('option', { name: label })).getByText(label)).toHaveAttribute('lang', lang);
  });

  it('closes on a choice, tells it and gives the focus back', async () => {
    const { open, onValueChange, button } = setUp();
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Norsk' }));
    expect(onValueChange).toHaveBeenCalledWith('no');
    expect(list()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('keeps the language by itself where nobody else does, the first at first', async () => {
    const { unmount } = renderWithTheme(<LanguageChooser options={exampleLanguages} />);
    await userEvent.click(screen.getByRole('button', { name: 'Language Svenska' }));
    await userEvent.click(screen.getByRole('option', { name: 'Norsk' }));
    expect(screen.getByRole('button', { name: 'Language Norsk' })).toBeInTheDocument();
    unmount();
    renderWithTheme(<LanguageChooser options={exampleLanguages} defaultValue="en" />);
    expect(screen.getByRole('button', { name: 'Language English' })).toBeInTheDocument();
  });

  it('tells nothing when the same language is chosen', async () => {
    const { open, onValueChange } = setUp();
    await open();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(list()).not.toBeInTheDocument();
  });

  it('is operated with arrow keys, Home, End and Space', async () => {
    const { open, onValueChange } = setUp();
    await open();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowUp} ');
    expect(onValueChange).toHaveBeenCalledWith('no');
  });

  it('closes on Escape, with the focus back on its button', async () => {
    const { open, button } = setUp();
    await open();
    await userEvent.keyboard('{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes when pressed outside', async () => {
    const { open } = setUp();
    await open();
    await userEvent.click(document.body);
    expect(list()).not.toBeInTheDocument();
  });

  it('closes on blur, but not while the pointer is over the list', async () => {
    const { open } = setUp();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await open();
    await userEvent.hover(screen.getByRole('option', { name: 'Dansk' }));
    act(() => elsewhere.focus());
    expect(list()).toBeInTheDocument();
    act(() => screen.getByRole('option', { name: 'Dansk' }).focus());
    await userEvent.unhover(screen.getByRole('listbox'));
    act(() => elsewhere.focus());
    expect(list()).not.toBeInTheDocument();
  });

  it('sets the language of the staff apart', async () => {
    renderWithTheme(
      <LanguageChooser
        options={[...exampleLanguages, { value: 'key', label: 'key', lang: 'en', isInternal: true }]}
        value="en"
        onValueChange={ignore}
      />,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('option', { name: /internal only/ })).toHaveTextContent('key');
  });
});
