import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { disturbancesUrl, server } from '../../../testing/server.ts';
import { aConsoleApiStub, aFault, aPlannedWork, staff } from './testing/aConsoleApiStub.ts';

beforeAll(async () => {
  await Promise.all([
    import('./list/ConsoleListPage.tsx'),
    import('./form/NewDisturbancePage.tsx'),
    import('./form/ChangePage.tsx'),
    import('./detail/ConsolePage.tsx'),
    import('./detail/MoveDialog.tsx'),
    import('./detail/AnswerDialog.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

async function addAffected(user: UserEvent, fill: (dialog: BoundFunctions<typeof queries>) => Promise<void>) {
  await press(user, 'Add a node, cable or site');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Node, cable or site' }), 'GOT-1');
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
}

describe('the list of what staff have written', () => {
  it('says what it touches, in red which update is overdue, and who waits for an answer', async () => {
    const book = aConsoleApiStub();
    await renderAt('/disturbance-console', staff);
    const table = await screen.findByRole('table', { name: 'Disturbances and works' });
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/Fibre break at Amager.*DI-24-0412.*Cause found.*3 services.*2 customers.*Due/);
    expect(second).toHaveTextContent(/Fibre reroute at Skeppsbron.*Confirmed.*1 question.*1 of 2 acknowledged/);
    expect(book.queries).toEqual([{ page: '0', pageSize: '25', period: 'current' }]);
    expect(await findViolations()).toEqual([]);
  });

  it('is narrowed by type, status and period, which the address keeps', async () => {
    const book = aConsoleApiStub();
    await renderAt('/disturbance-console?type=PLANNED_WORK&status=DRAFT,CONFIRMED&period=past&filter=amager', staff);
    await screen.findByRole('table', { name: 'Disturbances and works' });
    expect(book.queries).toEqual([
      { page: '0', pageSize: '25', text: 'amager', type: 'PLANNED_WORK', period: 'past', state: 'DRAFT,CONFIRMED' },
    ]);
  });

  it('is nobody’s but the staff’s', async () => {
    aConsoleApiStub();
    const { router } = await renderAt('/disturbance-console', { user: { roles: ['OperationResponsible'] } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
  });
});

describe('a disturbance that is reported', () => {
  it('says whom it touches and what they read before it is published', async () => {
    const book = aConsoleApiStub();
    const { user, router } = await renderAt('/disturbance-console/new', staff);
    await user.type(await field('Title'), 'Fibre break at Amager');
    await addAffected(user, async (dialog) => {
      await user.type(dialog.getByRole('searchbox'), 'SE-204');
      await user.click(await dialog.findByRole('checkbox', { name: 'Select all' }));
    });
    expect(await screen.findByText('3 services at 2 customers')).toBeInTheDocument();
    expect(screen.getByText('Øresund Handel A/S')).toBeInTheDocument();
    expect(screen.getByText(/^Dansk is missing. 1 customer reads it/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'DA' }));
    expect(screen.getByText(/^Not all of it is written in Dansk/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish to 2 customers' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/disturbance-console/fault-1'));
    expect(book.writes).toMatchObject([
      {
        body: {
          type: 'DISTURBANCE',
          state: 'INVESTIGATING',
          title: [{ language: 'en', displayName: 'Fibre break at Amager' }],
          affected: [
            {
              through: 'GOT-1',
              impact: 'OUTAGE',
              services: [
                { customerId: '4471820', serviceId: 'SE-204418' },
                { customerId: '4471820', serviceId: 'SE-204419' },
              ],
            },
          ],
        },
      },
    ]);
  });

  it('takes pasted ids, and leaves those that nothing is known of', async () => {
    aConsoleApiStub();
    const { user } = await renderAt('/disturbance-console/new', staff);
    await press(user, 'Add a node, cable or site');
    const dialog = within(await screen.findByRole('dialog'));
    const pasted = dialog.getByRole('textbox', { name: /^Or paste service ids/ });
    await user.click(pasted);
    await user.paste('SE-204418, SE-999');
    await user.click(dialog.getByRole('button', { name: 'Add the ids' }));
    expect(await dialog.findByText(/^1 service added. The id left here is not known/)).toBeInTheDocument();
    expect(pasted).toHaveValue('SE-999');
    expect(dialog.getByText('1 service chosen')).toBeInTheDocument();
  });

  it('is not sent while something is missing, and says what at its field', async () => {
    const book = aConsoleApiStub();
    const { user } = await renderAt('/disturbance-console/new', staff);
    await press(user, /^Publish/);
    expect(await field('Title')).toHaveAccessibleDescription(/must be filled in/);
    expect(screen.getByText(/^Add at least one, or choose the countries/)).toBeInTheDocument();
    expect(book.writes).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });
});

describe('a planned work', () => {
  it('that the server refuses for a freeze says so at the window that lies in it', async () => {
    const window = { startsAt: '2027-01-21T22:00:00.000Z', endsAt: '2027-01-22T03:00:00.000Z' };
    aConsoleApiStub([aPlannedWork({ backupWindows: [window] })]);
    server.use(
      http.put(disturbancesUrl('/provider/disturbances/work-1'), () =>
        HttpResponse.json(
          {
            ...aProblem(422),
            code: 'INVALID_FIELDS',
            errors: [{ field: 'backupWindows.0.startsAt', code: 'inFreeze' }],
          },
          { status: 422 },
        ),
      ),
    );
    const { user } = await renderAt('/disturbance-console/work-1/change', staff);
    await user.type(await field('Title'), ' again');
    await press(user, /^Save/);
    const group = await screen.findByRole('group', { name: 'Back-up window 1, start' });
    expect(group).toHaveAccessibleDescription(/in a network freeze/);
  });

  it('that somebody else has changed meanwhile keeps what was typed, and is saved by who tries again', async () => {
    const book = aConsoleApiStub();
    server.use(
      http.put(
        disturbancesUrl('/provider/disturbances/work-1'),
        () => HttpResponse.json({ ...aProblem(412), code: 'STALE_VERSION' }, { status: 412 }),
        { once: true },
      ),
    );
    const { user, router } = await renderAt('/disturbance-console/work-1/change', staff);
    const title = await field('Title');
    await user.clear(title);
    await user.type(title, 'My title');
    book.items = [aFault(), aPlannedWork({ version: 9 })];
    await press(user, /^Save/);
    expect(await screen.findByText(/^Somebody else has changed it in the meantime/)).toBeInTheDocument();
    expect(await field('Title')).toHaveValue('My title');
    await press(user, /^Save/);
    await waitFor(() => expect(router.state.location.pathname).toBe('/disturbance-console/work-1'));
    expect(book.writes).toMatchObject([
      { path: '/work-1', ifMatch: '"9"', body: { title: [{ language: 'en', displayName: 'My title' }] } },
    ]);
  });

  it('is moved to the date that a customer asked for, once that was agreed to', async () => {
    const book = aConsoleApiStub();
    const { user } = await renderAt('/disturbance-console/work-1', staff);
    await press(user, 'Answer Havstrand Logistik AB');
    await user.type(await field('Your answer'), 'We move it.');
    await press(user, 'Send answer');
    expect(await screen.findByRole('dialog', { name: 'Move PW-24-1187' })).toBeInTheDocument();
    await user.type(await field('Why is it moved?'), 'Night sorting');
    await press(user, 'Move and tell customers');
    await waitFor(() => expect(book.writes).toHaveLength(2));
    expect(book.writes).toMatchObject([
      { path: '/work-1/answers', body: { customerId: '4471820', state: 'ACCEPTED', answer: 'We move it.' } },
      { path: '/work-1/moves', body: { startsAt: '2027-01-26T23:00', endsAt: '2027-01-27T04:00' } },
    ]);
  });
});

describe('an update', () => {
  it('says the next state, the text and when customers hear more, and shows it as they read it', async () => {
    const book = aConsoleApiStub();
    const { user } = await renderAt('/disturbance-console/fault-1', staff);
    await user.click(await screen.findByRole('radio', { name: 'Monitoring' }));
    await user.type(await field('What has happened since?'), 'Both cables are spliced.');
    await user.click(screen.getByRole('checkbox', { name: 'CPH-7 Amager' }));
    await press(user, 'Next update in 60 minutes');
    const seen = within(screen.getByRole('region', { name: 'What customers see' }));
    expect(seen.getByText(/Both cables are spliced/)).toBeInTheDocument();
    await press(user, 'Publish to 2 customers');
    await waitFor(() =>
      expect(book.writes).toMatchObject([
        {
          path: '/fault-1/updates',
          body: {
            state: 'MONITORING',
            text: [{ language: 'en', displayName: 'Both cables are spliced.' }],
            restored: ['CPH-7 Amager'],
            nextUpdateAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/) as string,
          },
        },
      ]),
    );
    expect(await findViolations()).toEqual([]);
  });

  it('that resolves it asks for the cause, what solved it and what is done about it', async () => {
    const book = aConsoleApiStub();
    const { user } = await renderAt('/disturbance-console/fault-1', staff);
    await user.click(await screen.findByRole('radio', { name: 'Resolved' }));
    await user.type(await screen.findByRole('textbox', { name: /^Cause/ }), 'A digger.');
    await user.type(screen.getByRole('textbox', { name: /^What solved it/ }), 'New cable.');
    await press(user, 'Publish to 2 customers');
    await waitFor(() => expect(book.writes).toHaveLength(1));
    expect(book.writes[0]?.body).toEqual({
      state: 'RESOLVED',
      rootCause: [{ language: 'en', displayName: 'A digger.' }],
      resolution: [{ language: 'en', displayName: 'New cable.' }],
    });
  });

  it('that says nothing is not sent', async () => {
    const book = aConsoleApiStub();
    const { user } = await renderAt('/disturbance-console/fault-1', staff);
    await press(user, 'Publish to 2 customers');
    expect(await field('What has happened since?')).toHaveAccessibleDescription(/must be filled in/);
    expect(book.writes).toEqual([]);
  });
});
