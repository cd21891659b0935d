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
    expect(alert).toHaveTextContent('You still see page 1; page 2 is loaded when you are back online.');
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

describe('a list without a network', () => {
  const goOffline = () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
  };

  it('does not show the rows of another order or filter, and has the new ones when the network is back', async () => {
    const { user, directory } = await aList();
    directory.fail(() => HttpResponse.error());
    goOffline();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(await screen.findByRole('heading', { name: 'This list is not on this device' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'User 0' })).not.toBeInTheDocument();
    expect(screen.queryByText(/30 users/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    directory.recover();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'User 1' }, { timeout: 4_000 })).toBeInTheDocument();
  });

  it('leaves it to the strip at the top to say that the rows are from before', async () => {
    const { directory } = await aList();
    directory.fail(() => HttpResponse.error());
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    goOffline();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'User 0' })).toBeInTheDocument();
  });
});
