import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { NumberField } from './NumberField.tsx';

describeComponent<HTMLInputElement>('NumberField', (props) => <NumberField label="Ports" {...props} />, {
  propsReach: 'control',
});

const field = (name = 'Ports') => screen.getByRole('textbox', { name });

describe('NumberField', () => {
  it('has a name, a description and named buttons', async () => {
    renderWithTheme(<NumberField label="Ports" hint="On the router." error="Three are left." isOptional />);
    expect(field('Ports optional')).toHaveAccessibleDescription('On the router. Three are left.');
    expect(field('Ports optional')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Increase Ports' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Decrease Ports' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('gives the number when the field is left, not while it is typed', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<NumberField label="Ports" onValueChange={onValueChange} />);
    await userEvent.type(field(), '12');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange.mock.calls).toEqual([[12]]);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('takes no letters', async () => {
    renderWithTheme(<NumberField label="Ports" />);
    await userEvent.type(field(), '1a2');
    expect(field()).toHaveValue('12');
  });

  it('writes and reads numbers as the language does', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<NumberField label="Ports" defaultValue={1250.5} onValueChange={onValueChange} />, {
      theme: { locale: 'sv-SE' },
    });
    expect(field()).toHaveValue('1\u00A0250,5');
    await userEvent.clear(field());
    await userEvent.type(field(), '2 300,25{Enter}');
    expect(onValueChange.mock.calls).toEqual([[2300.25]]);
  });

  it.each([
    ['{ArrowUp}', '300'],
    ['{ArrowDown}', '100'],
    ['{End}', '900'],
    ['{Home}', '100'],
  ])('goes by %s to %s', async (key, value) => {
    renderWithTheme(<NumberField label="Ports" min={100} max={900} step={100} defaultValue={200} />);
    await userEvent.click(field());
    await userEvent.keyboard(key);
    expect(field()).toHaveValue(value);
  });

  it('takes steps by its buttons, which the Tab key passes over', async () => {
    renderWithTheme(<NumberField label="Ports" defaultValue={1} min={0} max={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase Ports' }));
    expect(field()).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'Increase Ports' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Decrease Ports' }));
    expect(field()).toHaveValue('1');
    await userEvent.click(field());
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['99', 'Enter at least 100 m.'],
    ['1001', 'Enter at most 1,000 m.'],
    ['150', 'Enter a number in steps of 100 m.'],
    ['300', ''],
  ])('keeps %s as it was written and says “%s”', async (written, problem) => {
    renderWithTheme(<NumberField label="Height" unit="m" min={100} max={1000} step={100} />);
    await userEvent.type(field('Height m'), written);
    await userEvent.tab();
    expect(field('Height m')).toHaveAccessibleDescription(problem.replaceAll(/(\d) m/g, '$1\u00A0m'));
    expect(field('Height m').getAttribute('aria-invalid')).toBe(problem ? 'true' : null);
  });

  it('knows tenths as steps', () => {
    renderWithTheme(<NumberField label="Ports" step={0.1} defaultValue={0.3} />);
    expect(field()).toBeValid();
  });

  it('can be read and not changed where it is read-only', async () => {
    renderWithTheme(<NumberField label="Ports" readOnly defaultValue={4} />);
    await userEvent.type(field(), '5{ArrowUp}');
    expect(field()).toHaveValue('4');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('NumberField value', () => {
  it('is kept by the page where it is given', async () => {
    const onValueChange = jest.fn();
    const { rerender } = renderWithTheme(<NumberField label="Ports" value={1} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase Ports' }));
    expect(onValueChange.mock.calls).toEqual([[2]]);
    expect(field()).toHaveValue('1');
    rerender(<NumberField label="Ports" value={null} onValueChange={onValueChange} />);
    expect(field()).toHaveValue('');
  });
});

describe('NumberField name', () => {
  it('sends the number as machines write it, also when Enter sends the form', async () => {
    let sent: FormDataEntryValue | null = null;
    renderWithTheme(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent = new FormData(event.currentTarget).get('ports');
        }}
      >
        <NumberField label="Ports" name="ports" />
      </form>,
      { theme: { locale: 'sv-SE' } },
    );
    await userEvent.type(field(), '1200,5{Enter}');
    expect(sent).toBe('1200.5');
  });
});
