import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { TagInput, type TagInputProps } from './TagInput.tsx';

describeComponent<HTMLInputElement>(
  'TagInput',
  (props) => <TagInput label="Notify" value={['alva@example.se']} onValueChange={() => undefined} {...props} />,
  { propsReach: 'control' },
);

function Notify(props: Partial<TagInputProps>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  return (
    <TagInput
      label="Notify"
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Notify' });
const tags = () => screen.queryAllByRole('listitem').map((tag) => tag.textContent);

describe('TagInput', () => {
  it.each([
    ['Enter', 'alva{Enter}'],
    ['a comma', 'alva,'],
    ['a semicolon', 'alva;'],
    ['leaving the field', 'alva{Tab}'],
  ])('adds what was typed by %s', async (_, keys) => {
    const onValueChange = jest.fn();
    renderWithTheme(<Notify value={['maja']} onValueChange={onValueChange} />);
    await userEvent.type(field(), keys);
    expect(onValueChange.mock.calls).toEqual([[['maja', 'alva']]]);
    expect(field()).toHaveValue('');
    expect(screen.getByText('Added alva')).toHaveAttribute('role', 'status');
    expect(await findViolations()).toEqual([]);
  });

  it.each(['Backspace', 'Delete', 'Enter'])(
    'removes a tag by %s on its button, and stays in the field',
    async (key) => {
      renderWithTheme(<Notify value={['maja', 'alva']} />);
      act(() => screen.getByRole('button', { name: 'Remove maja' }).focus());
      await userEvent.keyboard(`{${key}}`);
      expect(tags()).toEqual(['alva']);
      expect(field()).toHaveFocus();
    },
  );

  it('splits what is pasted, lines too, after what was typed; each once, and tells what came again', async () => {
    renderWithTheme(<Notify value={['maja']} />);
    await userEvent.type(field(), 'al');
    await userEvent.paste('va, maja\r\nnils;;alva\tella');
    expect(tags()).toEqual(['maja', 'alva', 'nils', 'ella']);
    expect(field()).toHaveValue('maja, alva');
    expect(screen.getByText('Already added: maja and alva')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Added alva, nils and ella')).toBeInTheDocument();
  });

  it('keeps in the field what is there already, and says so until it is mended', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Notify value={['alva']} onValueChange={onValueChange} />);
    await userEvent.type(field(), 'alva{Enter}');
    expect(field()).toHaveValue('alva');
    expect(screen.getByText('Already added: alva')).toHaveAttribute('role', 'status');
    await userEvent.tab();
    expect(field()).toHaveValue('alva');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.type(field(), '2{Enter}');
    expect(tags()).toEqual(['alva', 'alva2']);
    expect(screen.queryByText(/^Already added/)).not.toBeInTheDocument();
  });

  it('leaves one pasted word in the field, to be mended', async () => {
    renderWithTheme(<Notify />);
    await userEvent.click(field());
    await userEvent.paste('alva');
    expect(field()).toHaveValue('alva');
    expect(tags()).toEqual([]);
  });

  it('adds nothing without a word', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Notify onValueChange={onValueChange} />);
    await userEvent.type(field(), ' , {Enter}{Tab}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('sends its form by Enter only when nothing is left to add', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderWithTheme(
      <form onSubmit={onSubmit}>
        <Notify />
      </form>,
    );
    await userEvent.type(field(), 'alva{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('leaves Enter to the writing system while it composes a word', async () => {
    renderWithTheme(<Notify />);
    await userEvent.type(field(), 'alva');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toHaveValue('alva');
  });

  it('removes a tag by its button, says so, and takes the focus', async () => {
    renderWithTheme(<Notify value={['alva', 'maja']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove alva' }));
    expect(tags()).toEqual(['maja']);
    expect(field()).toHaveFocus();
    expect(screen.getByText('Removed alva')).toHaveAttribute('role', 'status');
  });

  it('removes the last tag by Backspace in the empty field, and not by holding it', async () => {
    renderWithTheme(<Notify value={['alva', 'maja']} />);
    await userEvent.type(field(), 'x{Backspace}');
    expect(tags()).toEqual(['alva', 'maja']);
    fireEvent.keyDown(field(), { key: 'Backspace', repeat: true });
    expect(tags()).toEqual(['alva', 'maja']);
    await userEvent.keyboard('{Backspace}');
    expect(tags()).toEqual(['alva']);
  });

  it('takes the focus by a press on the room around its text', async () => {
    renderWithTheme(<Notify />);
    await userEvent.click(field().parentElement ?? document.body);
    expect(field()).toHaveFocus();
  });

  it('tells the listeners of its caller too', async () => {
    const heard = { onChange: jest.fn(), onKeyDown: jest.fn(), onPaste: jest.fn(), onBlur: jest.fn() };
    renderWithTheme(<Notify {...heard} />);
    await userEvent.type(field(), 'a');
    await userEvent.paste('b,c');
    await userEvent.tab();
    for (const listener of Object.values(heard)) expect(listener).toHaveBeenCalled();
  });

  it('tells how it is used', () => {
    renderWithTheme(<Notify hint="E-mail addresses." />);
    expect(field()).toHaveAccessibleDescription(
      'E-mail addresses. Enter or comma adds, Backspace removes the last one.',
    );
  });

  it.each([
    ['disabled', { disabled: true }],
    ['readOnly', { readOnly: true }],
  ])('shows its tags without buttons while %s', async (_, props) => {
    const onValueChange = jest.fn();
    renderWithTheme(<Notify value={['alva']} {...props} onValueChange={onValueChange} />);
    await userEvent.type(field(), 'x{Enter}{Backspace}');
    expect(tags()).toEqual(['alva']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is read-only while its form is updating', () => {
    renderWithTheme(
      <ReadOnlyContext value>
        <Notify value={['alva']} />
      </ReadOnlyContext>,
    );
    expect(field()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('sends each tag with a form under its name', () => {
    renderWithTheme(
      <form aria-label="Form">
        <Notify name="notify" value={['alva', 'maja']} />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('notify')).toEqual(['alva', 'maja']);
  });
});

describe('TagInput validate', () => {
  const validate = (tag: string) => (tag.includes('@') ? undefined : 'is no e-mail address.');

  it('keeps a wrong tag, says what is wrong with it, and that once it is removed no more', async () => {
    renderWithTheme(<Notify validate={validate} />);
    await userEvent.type(field(), 'alva@example.se,maja,');
    expect(tags()).toEqual(['alva@example.se', 'maja']);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/^maja is no e-mail address\./);
    expect(screen.getByText('Added maja. maja is no e-mail address.')).toHaveAttribute('role', 'status');
    expect(await findViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove maja' }));
    expect(field()).toBeValid();
    expect(field()).not.toHaveAccessibleDescription(/is no e-mail address/);
  });
});

describe('TagInput max', () => {
  it('keeps in the field what has no room, and says so until it is mended', async () => {
    const note = 'At most 2. Not added: nils and ella';
    renderWithTheme(<Notify value={['alva']} max={2} />);
    await userEvent.click(field());
    await userEvent.paste('maja,nils,ella');
    expect(tags()).toEqual(['alva', 'maja']);
    expect(field()).toHaveValue('nils, ella');
    expect(screen.getByText(note)).toHaveAttribute('role', 'status');
    await userEvent.clear(field());
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('tells both what has no room and what is there already', async () => {
    renderWithTheme(<Notify value={['alva']} max={2} />);
    await userEvent.click(field());
    await userEvent.paste('alva,maja,nils,nils');
    expect(tags()).toEqual(['alva', 'maja']);
    expect(field()).toHaveValue('nils, alva');
    expect(screen.getByText('At most 2. Not added: nils. Already added: alva')).toBeInTheDocument();
  });

  it('adds it when there is room again', async () => {
    renderWithTheme(<Notify value={['alva']} max={1} />);
    await userEvent.type(field(), 'maja{Enter}');
    expect(tags()).toEqual(['alva']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove alva' }));
    await userEvent.keyboard('{Enter}');
    expect(tags()).toEqual(['maja']);
  });
});
