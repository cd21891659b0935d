import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: readonly AccordionItem[] = [
  { value: 'notice', title: 'Notice', content: 'Three months' },
  { value: 'move', title: 'Move', content: 'Ask for a quote' },
  { value: 'api', title: 'Webhooks', disabled: true, content: 'None' },
];

describeComponent<HTMLDivElement>('Accordion', (props) => <Accordion items={items} {...props} />);

const part = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => part(name).getAttribute('aria-expanded') === 'true';

describe('Accordion', () => {
  it('has a heading for each part, and shows nothing of what is closed', async () => {
    renderWithTheme(<Accordion items={items} defaultValue={['move']} headingLevel={2} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Notice',
      'Move',
      'Webhooks',
    ]);
    expect(screen.getByRole('group', { name: 'Move' })).toHaveTextContent('Ask for a quote');
    expect(screen.queryByRole('group', { name: 'Notice' })).not.toBeInTheDocument();
    expect(part('Move')).toHaveAttribute('aria-controls', screen.getByRole('group', { name: 'Move' }).id);
    expect(await findViolations()).toEqual([]);
  });

  it.each([
    ['a press', () => userEvent.click(part('Notice'))],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
  ])('opens and closes by %s, and leaves the others as they are', async (_, act) => {
    const onValueChange = jest.fn();
    renderWithTheme(<Accordion items={items} defaultValue={['move']} onValueChange={onValueChange} />);
    await userEvent.tab();
    await act();
    expect(['Notice', 'Move'].map(isOpen)).toEqual([true, true]);
    await act();
    expect(['Notice', 'Move'].map(isOpen)).toEqual([false, true]);
    expect(onValueChange.mock.calls).toEqual([[['move', 'notice']], [['move']]]);
  });

  it('opens what the search of the browser has found', () => {
    renderWithTheme(<Accordion items={items} />);
    const panel = document.getElementById(part('Notice').getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('hidden');
    if (panel) fireEvent(panel, new Event('beforematch', { bubbles: true }));
    expect(isOpen('Notice')).toBe(true);
  });

  it('opens nothing that is disabled', async () => {
    renderWithTheme(<Accordion items={items} />);
    expect(part('Webhooks')).toBeDisabled();
    await userEvent.click(part('Webhooks'));
    expect(isOpen('Webhooks')).toBe(false);
  });
});

describe('Accordion isSingle', () => {
  it('closes the others', async () => {
    renderWithTheme(<Accordion items={items} defaultValue={['move']} isSingle />);
    await userEvent.click(part('Notice'));
    expect(['Notice', 'Move'].map(isOpen)).toEqual([true, false]);
    await userEvent.click(part('Notice'));
    expect(['Notice', 'Move'].map(isOpen)).toEqual([false, false]);
  });
});

describe('Accordion value', () => {
  it('is kept by the page where it is given', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Accordion items={items} value={[]} onValueChange={onValueChange} />);
    await userEvent.click(part('Notice'));
    expect(onValueChange.mock.calls).toEqual([[['notice']]]);
    expect(isOpen('Notice')).toBe(false);
  });
});
