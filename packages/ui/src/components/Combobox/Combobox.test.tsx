import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import type { ChoiceOption } from '../Listbox/options.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { exampleAddresses, findAddresses } from './exampleAddresses.ts';

describeComponent<HTMLInputElement>(
  'Combobox',
  (props) => (
    <Combobox
      label="Address"
      loadOptions={findAddresses}
      value={undefined}
      onValueChange={() => undefined}
      {...props}
    />
  ),
  { propsReach: 'control' },
);

function Address(props: Partial<ComboboxProps<string>>) {
  const [value, setValue] = useState<ChoiceOption | undefined>(props.value);
  return (
    <Combobox
      label="Address"
      loadOptions={findAddresses}
      delay={0}
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Address' });
const type = (text: string) => userEvent.type(field(), text);

describe('Combobox', () => {
  it('suggests what fits, and takes the first with Enter', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Address onValueChange={onValueChange} />);
    await type('lind');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('listbox', { name: 'Address' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([[exampleAddresses[0]]]);
    expect(field()).toHaveValue('Lindholmspiren 7');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('asks nothing before it is typed in, nor before there are enough characters', async () => {
    const loadOptions = jest.fn(findAddresses);
    renderWithTheme(<Address loadOptions={loadOptions} minLength={3} />);
    await userEvent.click(field());
    await type('li');
    expect(loadOptions).not.toHaveBeenCalled();
    await type('n');
    await waitFor(() => expect(loadOptions).toHaveBeenCalledTimes(1));
  });

  it('asks once when the typing rests', async () => {
    const loadOptions = jest.fn(findAddresses);
    renderWithTheme(<Address loadOptions={loadOptions} delay={300} />);
    await type('lind');
    await screen.findAllByRole('option');
    expect(loadOptions.mock.calls.map(([text]) => text)).toEqual(['lind']);
  });

  it('ends the question that nobody waits for, and shows no late answer', async () => {
    const answers: ((options: ChoiceOption[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    const loadOptions: ComboboxProps<string>['loadOptions'] = (_, { signal }) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    };
    renderWithTheme(<Address loadOptions={loadOptions} />);
    await type('l');
    await waitFor(() => expect(answers).toHaveLength(1));
    await type('i');
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[1]?.([{ value: 'new', label: 'New' }]);
    expect(await screen.findByRole('option', { name: 'New' })).toBeInTheDocument();
    answers[0]?.([{ value: 'old', label: 'Old' }]);
    await Promise.resolve();
    expect(screen.queryByRole('option', { name: 'Old' })).not.toBeInTheDocument();
  });

  it('makes what was typed strong, and leaves the name of the suggestion as it is', async () => {
    renderWithTheme(<Address />);
    await type('lind');
    const option = await screen.findByRole('option', { name: 'Lindholmspiren 7 417 56 Göteborg' });
    expect([...option.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['Lind']);
  });

  it('tells which suggestion the keys or the pointer have come to', async () => {
    const onHighlightChange = jest.fn();
    renderWithTheme(<Address onHighlightChange={onHighlightChange} />);
    await type('lind');
    const [, second] = await screen.findAllByRole('option');
    expect(onHighlightChange).toHaveBeenLastCalledWith(exampleAddresses[0]);
    await userEvent.keyboard('{ArrowDown}');
    expect(onHighlightChange).toHaveBeenLastCalledWith(exampleAddresses[1]);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.hover(second as HTMLElement);
    expect(onHighlightChange).toHaveBeenLastCalledWith(exampleAddresses[1]);
    await userEvent.keyboard('{Escape}');
    expect(onHighlightChange).toHaveBeenLastCalledWith(undefined);
  });

  it('says that it is asking', async () => {
    renderWithTheme(<Address loadOptions={() => new Promise(() => undefined)} />);
    await type('l');
    expect(field()).toHaveAttribute('aria-busy', 'true');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says when nothing is found', async () => {
    renderWithTheme(<Address nothingFoundText="No such address" />);
    await type('xyz');
    expect(await screen.findByText('No such address')).toBeInTheDocument();
  });

  it('says when the question failed, and asks again', async () => {
    const loadOptions = jest.fn(findAddresses).mockRejectedValueOnce(new Error('offline'));
    renderWithTheme(<Address loadOptions={loadOptions} />);
    await userEvent.click(field());
    await userEvent.paste('lind');
    expect(await screen.findByRole('alert')).toHaveTextContent('The suggestions could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(field()).toHaveFocus();
  });

  it('brings the chosen one back when it is left', async () => {
    renderWithTheme(<Address value={exampleAddresses[2]} />);
    await type(' b');
    await userEvent.tab();
    expect(field()).toHaveValue('Nydalsveien 28');
  });

  it('chooses nothing when it is emptied', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Address value={exampleAddresses[2]} onValueChange={onValueChange} />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(onValueChange.mock.calls).toEqual([[undefined]]);
    expect(field()).toHaveValue('');
  });

  it('closes with Escape and keeps the text, and lets a second Escape through', async () => {
    const onEscape = jest.fn();
    renderWithTheme(
      <div
        role="presentation"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onEscape();
        }}
      >
        <Address />
      </div>,
    );
    await type('lind');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('lind');
  });
});

describe('Combobox isFreeText', () => {
  it('keeps what is typed, tells it, and forgets what was chosen', async () => {
    const onTextChange = jest.fn();
    const onValueChange = jest.fn();
    renderWithTheme(
      <Address isFreeText value={exampleAddresses[2]} onTextChange={onTextChange} onValueChange={onValueChange} />,
    );
    await type('b');
    await userEvent.tab();
    expect(field()).toHaveValue('Nydalsveien 28b');
    expect(onTextChange).toHaveBeenLastCalledWith('Nydalsveien 28b');
    expect(onValueChange.mock.calls).toEqual([[undefined]]);
  });

  it('leaves Enter to the form while no suggestion is picked out', async () => {
    const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
    renderWithTheme(
      <form onSubmit={onSubmit}>
        <Address isFreeText />
      </form>,
    );
    await type('lind');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
