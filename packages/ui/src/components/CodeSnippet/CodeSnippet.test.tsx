import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { CodeSnippet } from './CodeSnippet.tsx';
import { exampleCode } from './exampleCode.ts';

describeComponent<HTMLDivElement>('CodeSnippet', (props) => (
  <CodeSnippet label="Router" code={exampleCode} {...props} />
));

describe('CodeSnippet', () => {
  it('copies the text as it stands', async () => {
    const user = userEvent.setup();
    renderWithTheme(<CodeSnippet label="Router" code={exampleCode} />);
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription('Router');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(exampleCode);
  });

  it('can be reached by keyboard, for lines that scroll', async () => {
    renderWithTheme(<CodeSnippet label="Router" code={exampleCode} isCopyable={false} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Router' })).toHaveFocus();
  });
});
