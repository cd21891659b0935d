import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { aUserDirectory } from './testing/aUserDirectory.ts';
import { aProblem, aCustomerUser } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void jest.restoreAllMocks());

const thirty = () =>
  Array.from({ length: 30 }, (_, index) =>
    aCustomerUser({ id: `user-${index}`, fullName: `User ${index}`, email: `user${index}@havstrand.example` }),
  );

async function aList() {
  const directory = aUserDirectory(thirty());
  const view = await renderAt('/users', { triesAgain: false });
  await screen.findByRole('link', { name: 'User 0' });
  const goOn = () => view.user.click(screen.getByRole('link', { name: 'Next page' }));
  return { ...view, directory, goOn };
}

describe('a next page that cannot be loaded', () => {
  it('leaves the rows that are there, and says so once, with one button', async () => {
    const { user, directory, goOn } = await aList();
    directory.fail(() => HttpResponse.json(aProblem(503), { status: 503 }));
    await goOn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Page 2 could not be loaded. You still see page 1.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'User 0' })).toBeInTheDocument();
    directory.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'User 29' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is said to come by itself while there is no network, and there is no button that could not help', async () => {
    const { directory, goOn } = await aList();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    directory.fail(() => HttpResponse.error());
    await goOn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'You are offline. You still see page 1; page 2 is loaded when you are back online.',
    );
    expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'User 0' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toBeDisabled();
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search needs a connection');

    directory.recover();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'User 29' }, { timeout: 4_000 })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('searchbox')).toBeEnabled());
  });
});
