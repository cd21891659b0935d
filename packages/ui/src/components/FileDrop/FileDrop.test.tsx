import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { UploadedFile, UploadOptions } from './useUploads.ts';

describeComponent<HTMLInputElement>(
  'FileDrop',
  (props) => (
    <FileDrop
      label="Attachments"
      error="Wrong"
      value={[{ id: '1', name: 'sites.xlsx', size: 41_000, result: 1 }]}
      onValueChange={() => undefined}
      upload={async () => 1}
      {...props}
    />
  ),
  { propsReach: 'control' },
);

/** An upload that the test carries on by hand. */
function deferred() {
  const runs: { options: UploadOptions; resolve: (result: string) => void; reject: (error: Error) => void }[] = [];
  const upload = (_: File, options: UploadOptions) =>
    new Promise<string>((resolve, reject) => runs.push({ options, resolve, reject }));
  return { runs, upload };
}

function Attachments({ value: initial = [], onValueChange, upload, ...props }: Partial<FileDropProps<string>>) {
  const [value, setValue] = useState(initial);
  return (
    <FileDrop<string>
      label="Attachments"
      upload={upload ?? (async ({ name }) => name)}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const file = (name: string, size = 100) => new File(['x'.repeat(size)], name);
const input = () => screen.getByLabelText<HTMLInputElement>(/Attachments/);
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files);

beforeAll(() => {
  // jsdom has none.
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `id-${Math.random()}` });
});

describe('FileDrop', () => {
  it('uploads what is chosen, shows how far it is, and gives what has arrived', async () => {
    const { runs, upload } = deferred();
    const onValueChange = jest.fn();
    renderWithTheme(<Attachments upload={upload} onValueChange={onValueChange} />);
    await choose(file('trace.txt', 1500));
    expect(screen.getByRole('status')).toHaveTextContent('Uploading trace.txt');
    act(() => runs[0]?.options.onProgress(0.62));
    expect(screen.getByRole('progressbar', { name: 'Uploading trace.txt' })).toHaveAttribute('aria-valuenow', '62');
    expect(onValueChange).not.toHaveBeenCalled();
    await act(async () => runs[0]?.resolve('stored'));
    expect(onValueChange).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'trace.txt', size: 1500, result: 'stored' }),
    ]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('trace.txt has been uploaded');
    expect(screen.getByRole('listitem')).toHaveTextContent('trace.txt1.5 kB');
  });

  it('says of a file that stays on the device that it is read', async () => {
    const { runs, upload } = deferred();
    renderWithTheme(<Attachments action="read" upload={upload} />);
    await choose(file('texts.csv'));
    expect(screen.getByRole('status')).toHaveTextContent('Reading texts.csv');
    expect(screen.getByRole('progressbar', { name: 'Reading texts.csv' })).toBeInTheDocument();
    await act(async () => runs[0]?.reject(new Error('Broken.')));
    expect(screen.getByRole('status')).toHaveTextContent('texts.csv could not be read');
    expect(screen.getByRole('listitem')).toHaveTextContent('texts.csv could not be read');
    await userEvent.click(screen.getByRole('button', { name: 'Try again with texts.csv' }));
    await act(async () => runs[1]?.resolve('text'));
    expect(screen.getByRole('status')).toHaveTextContent('texts.csv has been read');
  });

  it('loses none of several files that arrive at once', async () => {
    const { runs, upload } = deferred();
    const onValueChange = jest.fn<undefined, [readonly UploadedFile<string>[]]>();
    renderWithTheme(<Attachments upload={upload} onValueChange={onValueChange} />);
    await choose(file('a.txt'), file('b.txt'));
    await act(async () => {
      runs[0]?.resolve('a');
      runs[1]?.resolve('b');
    });
    expect(onValueChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
  });

  it('takes what is dropped', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Attachments onValueChange={onValueChange} />);
    fireEvent.drop(input(), { dataTransfer: { files: [file('a.txt')] } });
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.txt' })]));
  });

  it('keeps a file that failed, says so, and tries it again on request', async () => {
    const { runs, upload } = deferred();
    const onValueChange = jest.fn();
    renderWithTheme(<Attachments upload={upload} onValueChange={onValueChange} />);
    await choose(file('a.txt'));
    await act(async () => runs[0]?.reject(new Error('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('a.txt could not be uploaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again with a.txt' }));
    await act(async () => runs[1]?.resolve('stored'));
    expect(onValueChange).toHaveBeenCalledWith([expect.objectContaining({ result: 'stored' })]);
  });

  it('says what the portal knows about a failure', async () => {
    const { runs, upload } = deferred();
    renderWithTheme(<Attachments upload={upload} failureMessage={(error) => `Scanner: ${String(error)}`} />);
    await choose(file('a.txt'));
    await act(async () => runs[0]?.reject(new Error('virus')));
    expect(screen.getByText('Scanner: Error: virus')).toBeInTheDocument();
  });

  it('cancels an upload, and forgets what it gives afterwards', async () => {
    const { runs, upload } = deferred();
    const onValueChange = jest.fn();
    renderWithTheme(<Attachments upload={upload} onValueChange={onValueChange} />);
    await choose(file('a.txt'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of a.txt' }));
    expect(runs[0]?.options.signal.aborted).toBe(true);
    expect(input()).toHaveFocus();
    await act(async () => runs[0]?.resolve('stored'));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('removes a file that has arrived', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(
      <Attachments value={[{ id: '1', name: 'a.txt', size: 10, result: 'a' }]} onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }));
    expect(onValueChange).toHaveBeenCalledWith([]);
  });

  it('gives up its uploads when it leaves the page', async () => {
    const { runs, upload } = deferred();
    const { unmount } = renderWithTheme(<Attachments upload={upload} />);
    await choose(file('a.txt'));
    unmount();
    expect(runs[0]?.options.signal.aborted).toBe(true);
  });

  it('tells whether files are on their way', async () => {
    const { runs, upload } = deferred();
    const onUploadingChange = jest.fn();
    renderWithTheme(<Attachments upload={upload} onUploadingChange={onUploadingChange} />);
    await choose(file('a.txt'));
    expect(onUploadingChange).toHaveBeenLastCalledWith(true);
    await act(async () => runs[0]?.resolve('stored'));
    expect(onUploadingChange).toHaveBeenLastCalledWith(false);
  });

  describe('props: accept, maxSize, maxCount', () => {
    it('tells the rules beforehand', () => {
      renderWithTheme(<Attachments accept=".pdf,image/*" maxSize={10_000_000} maxCount={10} />);
      expect(input()).toHaveAccessibleDescription('At most 10 files of 10 MB each. Accepted: pdf, image.');
    });

    it.each([
      ['a file of another type', file('a.exe'), /a\.exe is of a type .* Accepted: txt/],
      ['a file that is too large', file('a.txt', 2001), /a\.txt is larger than 2 kB/],
      ['an empty file', file('a.txt', 0), /a\.txt is empty/],
    ])('refuses %s and says why', async (_, refused, message) => {
      const upload = jest.fn(async () => '');
      renderWithTheme(<Attachments accept=".txt" maxSize={2000} upload={upload} />);
      await choose(refused);
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(upload).not.toHaveBeenCalled();
    });

    it('takes as many as there is room for and names the rest', async () => {
      const upload = jest.fn(async () => '');
      renderWithTheme(
        <Attachments maxCount={2} upload={upload} value={[{ id: '1', name: 'old.txt', size: 10, result: '' }]} />,
      );
      await choose(file('a.txt'), file('b.txt'), file('c.txt'));
      expect(upload).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('alert')).toHaveTextContent('There is room for 2 files. Not included: b.txt, c.txt.');
    });
  });
});
