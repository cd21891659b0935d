import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.ts';
import { renderSignIn } from '../testing/renderSignIn.tsx';
import { answer, json, noAnswer, problem, serveForTests } from '../testing/server.ts';
import { text } from '../testing/text.ts';

const call = '/dev/mail/messages';
const invitation = {
  id: '2',
  to: 'torbjorn.vik@havstrand.example',
  subject: 'Your account for Skerry',
  text: 'Hi Torbjørn,\n\nChoose a password here:\nhttp://portal.example/sign-in/invitation#q83vEjRWeJCr\n\nBye',
  createdAt: '2024-11-21T09:14:20.000Z',
};
const older = {
  id: '1',
  to: 'astrid@havstrand.example',
  subject: 'Ditt konto i Skerry',
  text: '<b>Hej</b>',
  createdAt: '2024-11-20T09:14:20.000Z',
};

serveForTests();
beforeEach(() => localStorage.setItem('skerry.language', 'en'));
afterEach(() => localStorage.clear());

const refreshButton = () => screen.getByRole('button', { name: text('signIn.demoMail.refresh') });

it('shows the messages in the order of the server, with links that can be followed and markup as text', async () => {
  answer(call, json({ items: [invitation, older] }));
  await renderSignIn('/dev/mail');
  const messages = await screen.findAllByRole('article');
  expect(messages.map((message) => within(message).getByRole('heading').textContent)).toEqual([
    invitation.subject,
    older.subject,
  ]);
  const [first, second] = messages;
  if (!first || !second) throw new Error('There are two messages.');
  expect(within(first).getByText(/torbjorn\.vik@havstrand\.example/)).toBeVisible();
  expect(within(first).getByRole('link')).toHaveAttribute(
    'href',
    'http://portal.example/sign-in/invitation#q83vEjRWeJCr',
  );
  expect(within(second).getByText('<b>Hej</b>')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

it('says that it is the demo’s', async () => {
  answer(call, json({ items: [] }));
  await renderSignIn('/dev/mail');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(text('signIn.demoMail.title'));
  expect(screen.getByText(text('signIn.demoMail.lead'))).toBeVisible();
  expect(document.title).toBe(`Skerry – ${text('signIn.demoMail.title')}`);
});

it('says what will come where there is nothing yet', async () => {
  answer(call, json({ items: [] }));
  await renderSignIn('/dev/mail');
  expect(await screen.findByRole('heading', { level: 2, name: text('signIn.demoMail.empty.title') })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

it('fetches again on demand', async () => {
  answer(call, json({ items: [older] }), json({ items: [invitation, older] }));
  await renderSignIn('/dev/mail');
  await screen.findByRole('article');
  await userEvent.click(refreshButton());
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

it('fetches again when the reader comes back to the tab', async () => {
  answer(call, json({ items: [] }), json({ items: [invitation] }));
  await renderSignIn('/dev/mail');
  await screen.findByRole('heading', { name: text('signIn.demoMail.empty.title') });
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('article')).toBeVisible();
});

it.each([
  ['no network', noAnswer, 'fetchErrors.0'],
  ['a page that this installation does not have', problem(404), 'fetchErrors.404'],
  ['an answer of another shape', json({ messages: [] }), 'fetchErrors.500'],
] as const)('offers to try again after %s', async (_what, failure, id) => {
  answer(call, failure, json({ items: [invitation] }));
  await renderSignIn('/dev/mail');
  expect(await screen.findByText(text(id))).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: text('ui.errorState.tryAgain') }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText(text(id))).not.toBeInTheDocument();
});

it('keeps the messages where a refresh fails', async () => {
  answer(call, json({ items: [invitation] }), problem(500));
  await renderSignIn('/dev/mail');
  await screen.findByRole('article');
  await userEvent.click(refreshButton());
  expect(await screen.findByText(text('fetchErrors.500'))).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
});
