import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleSitesByCountry } from '../Listbox/exampleOptions.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

describeComponent<HTMLButtonElement>(
  'MultiSelect',
  (props) => (
    <MultiSelect
      label="Sites"
      options={exampleSitesByCountry}
      value={['gbg-1']}
      onValueChange={() => undefined}
      {...props}
    />
  ),
  { propsReach: 'control' },
);

function Sites(props: Partial<MultiSelectProps<string>>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? ['gbg-1']);
  return (
    <MultiSelect
      label="Sites"
      options={exampleSitesByCountry}
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const asFilter = {
  variant: 'filter',
  label: 'Sites',
  options: exampleSitesByCountry,
  onValueChange: () => undefined,
} as const;
beforeAll(fetchOverlays);
const field = () => screen.getByRole('combobox', { name: 'Sites' });
const filter = () => screen.queryByRole('combobox', { name: 'Filter' });

describe('MultiSelect', () => {
  it('says what holds while nothing is chosen, as a field too', () => {
    renderWithTheme(<Sites value={[]} usualText="Not ended" />);
    expect(field()).toHaveTextContent('Not ended');
    expect(field()).not.toHaveTextContent('Choose');
  });

  it('stays open while options come that make its list one with a filter, and has that once it has been left', async () => {
    const { rerender } = renderWithTheme(<Sites options={exampleSitesByCountry.slice(0, 5)} />);
    await userEvent.click(field());
    rerender(<Sites />);
    expect(screen.getAllByRole('option')).toHaveLength(exampleSitesByCountry.length);
    expect(field()).toHaveFocus();
    await userEvent.tab();
    await userEvent.click(field());
    expect(filter()).toHaveFocus();
  });

  it.each([
    ['with a filter', {}],
    ['without', { filterThreshold: Infinity }],
  ])('stays open %s while one after the other is chosen, and takes back what is chosen again', async (_, props) => {
    const onValueChange = jest.fn();
    renderWithTheme(<Sites {...props} onValueChange={onValueChange} />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /Kista/ }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('option', { name: /Lindholmen/ }));
    expect(onValueChange.mock.calls).toEqual([
      [['gbg-1', 'sto-2']],
      [['gbg-1', 'sto-2', 'osl-1']],
      [['sto-2', 'osl-1']],
    ]);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    expect(field()).toHaveTextContent('2 chosen');
    expect(await findViolations()).toEqual([]);
  });

  it('chooses nothing by leaving', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Sites filterThreshold={Infinity} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('has a plate for each that is chosen, and the focus stays in the field when one is removed', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Sites value={['gbg-1', 'osl-1']} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove OSL-1 Nydalen' }));
    expect(onValueChange.mock.calls).toEqual([[['gbg-1']]]);
    expect(field()).toHaveFocus();
  });

  it.each([
    ['disabled', { disabled: true }],
    ['readOnly', { readOnly: true }],
  ])('shows its plates without buttons while %s', (_, props) => {
    renderWithTheme(<Sites {...props} />);
    expect(screen.getByText('GBG-1 Lindholmen')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('sends each value with a form under its name', () => {
    renderWithTheme(
      <form aria-label="Form">
        <Sites name="site" value={['gbg-1', 'osl-1']} />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('site')).toEqual(['gbg-1', 'osl-1']);
  });
});

describe('MultiSelect summary', () => {
  it('count has no plates', () => {
    renderWithTheme(<Sites summary="count" value={['gbg-1', 'gbg-2']} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(field()).toHaveTextContent('2 chosen');
  });

  it('names the only one that is chosen', () => {
    renderWithTheme(<Sites summary="count" />);
    const chosen = exampleSitesByCountry.find(({ value }) => value === 'gbg-1');
    expect(field()).toHaveTextContent(chosen?.label ?? 'an option');
  });

  it('says it in the words of the caller, where the label is hidden', () => {
    renderWithTheme(<Sites summary="count" isLabelHidden chosenText="Sites (1)" />);
    expect(field()).toHaveTextContent('Sites (1)');
  });
});

describe('MultiSelect variant filter', () => {
  it('says label and value on its button, and is marked while something is chosen', () => {
    const { rerender } = renderWithTheme(<MultiSelect {...asFilter} value={[]} />);
    expect(field()).toHaveTextContent(/^Sites$/);
    expect(field().parentElement).not.toHaveAttribute('data-chosen');
    rerender(<MultiSelect {...asFilter} value={['gbg-1']} />);
    expect(field()).toHaveTextContent('Sites: GBG-1 Lindholmen');
    expect(field().parentElement).toHaveAttribute('data-chosen');
    rerender(<MultiSelect {...asFilter} value={['gbg-1', 'osl-1']} />);
    expect(field()).toHaveTextContent('Sites: 2 chosen');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('MultiSelect below its list', () => {
  it('selects all that can be, keeping what the filter hides, and clears', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Sites onValueChange={onValueChange} />);
    await userEvent.click(field());
    await userEvent.keyboard('sk');
    await userEvent.click(screen.getByRole('button', { name: 'Select 1 match' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['gbg-1', 'aar-1']);
    await userEvent.clear(screen.getByRole('combobox', { name: 'Filter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    expect(onValueChange.mock.lastCall).toEqual([expect.not.arrayContaining(['bgo-1'])]);
    expect(field()).toHaveTextContent('6 chosen');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenLastCalledWith([]);
    expect(filter()).toBeInTheDocument();
  });

  it('is reached with Tab without closing, and Escape there closes', async () => {
    renderWithTheme(<Sites />);
    await userEvent.click(field());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Select all' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(filter()).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });
});
