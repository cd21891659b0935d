import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { TextArea } from './TextArea.tsx';

describeComponent<HTMLTextAreaElement>(
  'TextArea',
  (props) => <TextArea label="Description" hint="What happened?" error="Wrong" characterLimit={10} {...props} />,
  { propsReach: 'control' },
);

describe('TextArea', () => {
  it('cannot be changed while what surrounds it is being saved', async () => {
    renderWithTheme(
      <ReadOnlyContext value>
        <TextArea label="Description" defaultValue="Old" />
      </ReadOnlyContext>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('textbox')).toHaveValue('Old');
  });

  describe('prop: characterLimit', () => {
    it('counts what is there from the start and what is typed', async () => {
      renderWithTheme(<TextArea label="Description" defaultValue="Four" characterLimit={4000} />);
      expect(screen.getByText('4 of 4,000')).toBeInTheDocument();
      await userEvent.type(screen.getByRole('textbox'), '!');
      expect(screen.getByRole('textbox')).toHaveAccessibleDescription('5 of 4,000');
    });

    it('lets more be typed and says how many are too many', async () => {
      renderWithTheme(<TextArea label="Description" characterLimit={4} />);
      await userEvent.type(screen.getByRole('textbox'), 'seven!!');
      expect(screen.getByRole('textbox')).toHaveValue('seven!!');
      expect(screen.getByText('3 characters too many')).toBeInTheDocument();
    });

    it('counts again after the form has been reset', async () => {
      renderWithTheme(
        <form>
          <TextArea label="Description" defaultValue="Four" characterLimit={20} />
          <button type="reset">Reset</button>
        </form>,
      );
      await userEvent.type(screen.getByRole('textbox'), ' more');
      expect(screen.getByText('9 of 20')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button'));
      expect(await screen.findByText('4 of 20')).toBeInTheDocument();
    });

    it('announces what is left only near the limit, once the typing has paused', () => {
      jest.useFakeTimers();
      try {
        renderWithTheme(<TextArea label="Description" characterLimit={10} />);
        const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });
        const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
        type('123');
        wait(1000);
        expect(screen.getByRole('status')).toBeEmptyDOMElement();
        type('123456789');
        wait(999);
        expect(screen.getByRole('status')).toBeEmptyDOMElement();
        wait(1);
        expect(screen.getByRole('status')).toHaveTextContent('1 character left');
      } finally {
        jest.useRealTimers();
      }
    });
  });
});
