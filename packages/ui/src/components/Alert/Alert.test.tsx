import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { meta } from './Alert.meta.ts';
import { Alert, type AlertProps } from './Alert.tsx';
import { AlertStack } from './AlertStack.tsx';

describeComponent<HTMLDivElement>('Alert', (props) => (
  <Alert tone="positive" autoHide={false} onClose={() => undefined} {...props}>
    Saved
  </Alert>
));
describeComponent<HTMLElement>('AlertStack', (props) => <AlertStack {...props} />);

describe('Alert', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function raise(props: Partial<AlertProps> = {}) {
    const onClose = jest.fn();
    renderWithTheme(
      <Alert tone="positive" onClose={onClose} {...props}>
        {props.children ?? 'Saved'}
      </Alert>,
    );
    return onClose;
  }

  function passes(ms: number) {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  }

  function turnTab(hidden: boolean) {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    fireEvent(document, new Event('visibilitychange'));
  }

  it('leaves after 4 seconds', () => {
    const onClose = raise();
    passes(3_999);
    expect(onClose).not.toHaveBeenCalled();
    passes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays where autoHide is off', () => {
    const onClose = raise({ autoHide: false });
    passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays for good once it has been pointed at, and can be closed then', async () => {
    const onHold = jest.fn();
    const onClose = raise({ isClosable: false, onHold });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    passes(3_000);
    await user.hover(screen.getByText('Saved'));
    await user.unhover(screen.getByText('Saved'));
    passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
    expect(onHold).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays for good once it has had the focus', async () => {
    const onClose = raise();
    await user.tab();
    await user.tab();
    passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('waits while the tab is hidden, and then has the time that was left', () => {
    const onClose = raise();
    passes(3_000);
    turnTab(true);
    passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
    turnTab(false);
    passes(999);
    expect(onClose).not.toHaveBeenCalled();
    passes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('tells politely what went well and interrupts for what failed', () => {
    raise();
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    raise({ tone: 'critical', children: 'Failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });
});

function Four({ texts = ['four', 'three', 'two', 'one'] }: { readonly texts?: readonly string[] }) {
  return (
    <AlertStack>
      {texts.map((text) => (
        <Alert key={text} tone="positive" autoHide={false} onClose={() => undefined}>
          {text}
        </Alert>
      ))}
    </AlertStack>
  );
}

describe('AlertStack', () => {
  it('shows the two newest', () => {
    renderWithTheme(<Four />);
    expect(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
    expect(screen.getAllByRole('status').map((alert) => alert.textContent)).toEqual(['four', 'three']);
    expect(screen.getByRole('button', { name: 'Show 2 more' })).toBeInTheDocument();
  });

  it.each([
    [1440, ['four', 'three'], 2],
    [600, ['four', 'three'], 2],
    [599, ['four'], 3],
  ])(
    'has at %i px those in view, and all on request: the first of the others has the focus',
    async (width, first, rest) => {
      const { innerWidth } = window;
      window.innerWidth = width;
      const said = () => screen.getAllByRole('status').map((alert) => alert.textContent);
      renderWithTheme(<Four />);
      expect(said()).toEqual(first);
      await userEvent.click(screen.getByRole('button', { name: `Show ${rest} more` }));
      expect(said()).toEqual(['four', 'three', 'two', 'one']);
      expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
      expect(within(screen.getAllByRole('status')[first.length] as HTMLElement).getByRole('button')).toHaveFocus();
      window.innerWidth = innerWidth;
    },
  );

  it('lets what comes after all others have left wait again', async () => {
    const { rerender } = renderWithTheme(<Four />);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    rerender(<Four texts={['five']} />);
    rerender(<Four texts={['eight', 'seven', 'six', 'five']} />);
    expect(screen.getByRole('button', { name: 'Show 2 more' })).toBeInTheDocument();
  });

  it('shows one on a phone, and how many wait', () => {
    const { innerWidth } = window;
    window.innerWidth = 320;
    renderWithTheme(<Four texts={['two', 'one']} />);
    expect(screen.getAllByRole('status').map((alert) => alert.textContent)).toEqual(['two']);
    expect(screen.getByRole('button', { name: 'Show 1 more' })).toBeInTheDocument();
    window.innerWidth = innerWidth;
  });
});

it.each([
  ['sv', 'varning'],
  ['no', 'advarsel'],
  ['da', 'advarsel'],
] as const)('is found in Storybook by its word in %s', (language, word) => {
  expect(meta.keywords[language]).toContain(word);
});
