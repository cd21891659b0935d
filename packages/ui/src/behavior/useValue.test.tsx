import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { useChecked, useValue, type CheckedOptions, type ValueOptions } from './useValue.ts';

function Chooser(props: ValueOptions<string>) {
  const [value, choose] = useValue(props, null);
  return <button onClick={() => choose(value === 'a' ? 'b' : 'a')}>{value ?? 'nothing'}</button>;
}

function Box(props: CheckedOptions) {
  const [isChecked, setChecked] = useChecked(props);
  return <button onClick={() => setChecked(!isChecked)}>{String(isChecked)}</button>;
}

const press = () => userEvent.click(screen.getByRole('button'));

describe('A value', () => {
  it('is kept by the component that is given none, from the default on', async () => {
    const onValueChange = jest.fn();
    render(<Chooser defaultValue="a" onValueChange={onValueChange} />);
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('b');
    expect(onValueChange.mock.calls).toEqual([['b']]);
  });

  it('is kept without anybody being told', async () => {
    render(<Chooser />);
    expect(screen.getByRole('button')).toHaveTextContent('nothing');
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('a');
  });

  it.each(['b', undefined])('of the caller, %s, stays until the caller changes it', async (value) => {
    const onValueChange = jest.fn();
    render(<Chooser value={value} onValueChange={onValueChange} />);
    await press();
    await press();
    expect(screen.getByRole('button')).toHaveTextContent(value ?? 'nothing');
    expect(onValueChange.mock.calls).toEqual([['a'], ['a']]);
  });

  it('that the caller takes back does not come up again', async () => {
    const Owner = (props: Omit<ComponentProps<typeof Chooser>, 'value'>) => {
      const [value, setValue] = useState<string>();
      return (
        <>
          <Chooser {...props} value={value} onValueChange={setValue} />
          <input aria-label="Take back" onFocus={() => setValue(undefined)} />
        </>
      );
    };
    render(<Owner />);
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('a');
    await userEvent.click(screen.getByRole('textbox'));
    expect(screen.getByRole('button')).toHaveTextContent('nothing');
  });
});

describe('On or off', () => {
  it('is kept by the component that is not told', async () => {
    const onCheckedChange = jest.fn();
    render(<Box defaultChecked onCheckedChange={onCheckedChange} />);
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('false');
    expect(onCheckedChange.mock.calls).toEqual([[false]]);
  });

  it('stays as the caller says', async () => {
    render(<Box checked={false} />);
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('false');
  });
});
