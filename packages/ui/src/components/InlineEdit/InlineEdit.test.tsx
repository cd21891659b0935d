import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { InlineEdit, type InlineEditProps } from './InlineEdit.tsx';

const field = (props: Partial<InlineEditProps> = {}) => <InlineEdit label="name" defaultValue="Oslo" {...props} />;
describeComponent<HTMLDivElement>('InlineEdit', (props) => field(props));

const open = () => userEvent.click(screen.getByRole('button', { name: /Edit name/ }));
const box = () => screen.getByRole('textbox', { name: 'name' });
const shown = (text: string) => screen.getByRole('button', { name: `${text} Edit name` });

describe('InlineEdit', () => {
  it('becomes a field with all of its text selected, and has names for everything', async () => {
    renderWithTheme(field());
    await open();
    expect(box()).toHaveFocus();
    await userEvent.keyboard('Bergen');
    expect(box()).toHaveValue('Bergen');
    expect(await findViolations()).toEqual([]);
  });

  it('saves by Enter, and gives the text the focus again', async () => {
    const onValueChange = jest.fn();
    const onSave = jest.fn();
    renderWithTheme(field({ onSave, onValueChange }));
    await open();
    await userEvent.keyboard(' Bergen {Enter}');
    expect(onSave.mock.calls).toEqual([['Bergen']]);
    expect(onValueChange.mock.calls).toEqual([['Bergen']]);
    expect(shown('Bergen')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('takes back by Escape, and leaves what is around it open', async () => {
    const onKeyDown = jest.fn();
    const onSave = jest.fn();
    renderWithTheme(<div onKeyDown={({ key }) => void onKeyDown(key)}>{field({ onSave })}</div>);
    await open();
    await userEvent.keyboard('B{Escape}');
    expect(shown('Oslo')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
  });

  it('saves nothing where nothing was changed', async () => {
    const onSave = jest.fn();
    renderWithTheme(field({ onSave }));
    await open();
    await userEvent.keyboard('{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    expect(shown('Oslo')).toHaveFocus();
  });

  it('keeps what was typed when it is left', async () => {
    renderWithTheme(
      <>
        {field()}
        <button>Elsewhere</button>
      </>,
    );
    await open();
    await userEvent.keyboard('Bergen');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(box()).toHaveValue('Bergen');
  });

  it('sends no form around it', async () => {
    const onSubmit = jest.fn();
    renderWithTheme(<form onSubmit={onSubmit}>{field()}</form>);
    await open();
    await userEvent.keyboard('Bergen{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('onSave', () => {
  it('is waited for, once, with the field as it is', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const onSave = jest.fn(() => promise);
    renderWithTheme(field({ onSave }));
    await open();
    await userEvent.keyboard('Bergen{Enter}{Enter}{Escape}');
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(box()).toHaveValue('Bergen');
    expect(box()).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => resolve(undefined));
    expect(shown('Bergen')).toHaveFocus();
  });

  it('says in its place that it was refused, keeps what was typed, and can be tried again', async () => {
    const onSave = jest.fn().mockRejectedValueOnce(new Error('No network')).mockResolvedValueOnce(undefined);
    renderWithTheme(field({ onSave }));
    await open();
    await userEvent.keyboard('Bergen{Enter}');
    expect(box()).toHaveAccessibleDescription('Could not be saved. Try again.');
    expect(box()).toHaveValue('Bergen');
    await userEvent.keyboard('{Enter}');
    expect(shown('Bergen')).toBeInTheDocument();
  });

  it('leaves the focus where somebody has put it meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    renderWithTheme(
      <>
        {field({ onSave: () => promise })}
        <button>Elsewhere</button>
      </>,
    );
    await open();
    await userEvent.keyboard('Bergen{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await act(async () => resolve(undefined));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});

describe('validate', () => {
  it('says what is wrong, and saves nothing', async () => {
    const onSave = jest.fn();
    renderWithTheme(field({ onSave, validate: (value) => (value === '' ? 'A name is needed.' : undefined) }));
    await open();
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(box()).toHaveAccessibleDescription('A name is needed.');
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('value', () => {
  it('is kept by the page where it is given', async () => {
    renderWithTheme(field({ value: 'Oslo' }));
    await open();
    await userEvent.keyboard('Bergen{Enter}');
    expect(shown('Oslo')).toBeInTheDocument();
  });

  it('says that there is none', () => {
    renderWithTheme(field({ defaultValue: '' }));
    expect(shown('Not entered')).toBeInTheDocument();
  });
});

describe('readOnly', () => {
  it('is text alone, also while the dialog around it is saved', () => {
    const { rerender } = renderWithTheme(field({ readOnly: true }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<ReadOnlyContext value>{field()}</ReadOnlyContext>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Oslo')).toBeInTheDocument();
  });
});
