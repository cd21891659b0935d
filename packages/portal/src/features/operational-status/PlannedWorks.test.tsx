import type { Disturbance } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { aStatusApiStub } from '../../testing/operational-status/aStatusApiStub.ts';
import { aDisturbance, aPlannedWork } from '../../testing/operational-status/someDisturbances.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { disturbancesUrl, server, servicesUrl, sitesUrl } from '../../testing/server.ts';

beforeAll(async () => {
  await compilePages('/operational-status/planned-works', '/operational-status/planned-works/:disturbanceId');
  await Promise.all([import('./detail/AskDialog.tsx'), import('./detail/AskDateDialog.tsx')]);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const responsible = { roles: ['OperationResponsible'] };
async function open(parts: Partial<Disturbance> = {}, user: object = responsible) {
  const stub = aStatusApiStub({ disturbances: [aPlannedWork(parts)] });
  const view = await renderAt('/operational-status/planned-works/work-1', { user });
  await screen.findByRole('heading', { level: 1, name: /Fibre reroute/ });
  return { ...view, stub };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the list of planned works', () => {
  it('has those that need an answer first, with until when and what they do', async () => {
    const later = aPlannedWork({
      id: 'work-2',
      title: [{ language: 'en', displayName: 'Power work' }],
      answer: {
        state: 'ACKNOWLEDGED',
        answerBy: null,
        answeredAt: '2024-11-12T08:00:00.000Z',
        answeredBy: 'Magnus Dahl',
      },
    });
    const stub = aStatusApiStub({ disturbances: [aPlannedWork(), later] });
    await renderAt('/operational-status/planned-works', { user: responsible });
    await screen.findByText('Power work');
    const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
    expect(rows.join('|')).toMatch(
      /Needs your answer 1.*Fibre reroute.*Answer by.*Coming up 1.*Power work.*Magnus Dahl/,
    );
    expect(stub.lists).toContainEqual(
      expect.objectContaining({ type: 'PLANNED_WORK', period: 'current', onlyMine: 'true', waitingFirst: 'true' }),
    );
  });

  it('asks for what the address names, and leaves out what is not ours to ask', async () => {
    const stub = aStatusApiStub();
    await renderAt('/operational-status/planned-works?impact=OUTAGE,WORSE&risk=true&scope=country&service=SE-1', {
      user: responsible,
    });
    await screen.findByText('Fibre reroute at Skeppsbron');
    expect(stub.lists).toContainEqual(
      expect.objectContaining({ impact: 'OUTAGE', atRisk: 'true', onlyMine: 'false', serviceId: 'SE-1' }),
    );
  });

  it('is asked by tag, site, service and days, each of which can be taken away', async () => {
    const stub = aStatusApiStub();
    server.use(
      http.get(servicesUrl('/tags'), () => HttpResponse.json({ items: [{ id: 'tag-hq', name: 'HQ', version: 1 }] })),
      http.get(sitesUrl('/sites/:siteId'), () => HttpResponse.json(aProblem(404), { status: 404 })),
    );
    const { user } = await renderAt(
      '/operational-status/planned-works?tag=tag-hq&site=S-1&service=SE-1&from=2024-12-01&to=2024-11-20',
      { user: responsible },
    );
    await screen.findByText('Fibre reroute at Skeppsbron');
    expect(stub.lists).toContainEqual(
      expect.objectContaining({
        ...{ tagIds: 'tag-hq', siteId: 'S-1', serviceId: 'SE-1' },
        ...{ from: '2024-11-20', to: '2024-12-01' },
      }),
    );
    for (const name of ['HQ', 'S-1', 'Service SE-1', '20 Nov 2024 to 1 Dec 2024'])
      expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Service SE-1' }));
    await waitFor(() => expect(stub.lists.at(-1)).not.toHaveProperty('serviceId'));
  });
});

describe('the page of a planned work', () => {
  it('says when, from when it was moved, the back-up window, and what happens to each service', async () => {
    const { container } = await open();
    for (const text of [
      '6 Dec',
      '19 Nov',
      '8 Dec',
      'Used only if the first is stopped',
      'Leave your equipment powered on.',
    ])
      expect(container).toHaveTextContent(text);
    const services = within(screen.getByRole('table', { name: 'Affected services' }));
    expect(services.getByRole('row', { name: /SE-198032.*Outage/ })).toBeInTheDocument();
    expect(services.getByRole('link', { name: 'IP Link' })).toHaveAttribute('href', '/services?service=SE-198032');
  });

  it('is acknowledged, once', async () => {
    const { user, stub } = await open();
    await user.click(await button('Acknowledge'));
    expect(await screen.findByText('The work has been acknowledged')).toBeInTheDocument();
    expect(stub.writes).toEqual([
      expect.objectContaining({ path: '/disturbances/work-1/acknowledgements', key: expect.any(String) as string }),
    ]);
  });

  it('takes a wish for the back-up window, with why', async () => {
    const { user, stub } = await open();
    await user.click(await button('Request another date'));
    await user.type(await screen.findByRole('textbox', { name: /^Why/ }), 'Night sorting.');
    await user.click(await button('Send request'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stub.writes[0]).toMatchObject({
      path: '/disturbances/work-1/inquiries',
      body: { kind: 'RESCHEDULE', text: 'Night sorting.', usesBackupWindow: true },
    });
  });

  it('says so when the time to answer has passed, and asks how it is now', async () => {
    const { user, stub } = await open();
    server.use(
      http.post(disturbancesUrl('/disturbances/:id/acknowledgements'), () =>
        HttpResponse.json(aProblem(409, { code: 'DEADLINE_PASSED' }), { status: 409 }),
      ),
    );
    stub.disturbances = [
      aPlannedWork({
        actions: [],
        answer: { state: 'PASSED', answerBy: '2024-11-28T15:00:00.000Z', answeredAt: null, answeredBy: null },
      }),
    ];
    await user.click(await button('Acknowledge'));
    expect(await screen.findByText(/The time to answer ended/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  });

  it('warns that both paths of a pair are hit, and offers to ask for one at a time', async () => {
    const touch = {
      kind: 'PLANNED_WORK',
      id: 'work-1',
      reference: 'PW-24-1187',
      title: [],
      startsAt: '2024-12-06T22:00:00.000Z',
      endsAt: '2024-12-07T03:00:00.000Z',
    };
    const member = { serviceName: 'IP Link', siteName: 'Malmö kontor', city: 'Malmö' };
    await open({
      risks: [
        {
          pair: 'Malmö-Helsingborg',
          pairKind: 'diversityGroup',
          members: [
            { ...member, serviceId: 'SE-198032' },
            { ...member, serviceId: 'SE-201116' },
          ],
          touches: [
            { ...touch, serviceId: 'SE-198032' },
            { ...touch, serviceId: 'SE-201116' },
          ],
          overlapStartsAt: '2024-12-06T23:10:00.000Z',
          overlapEndsAt: '2024-12-06T23:20:00.000Z',
          gapMinutes: 0,
        },
      ],
    });
    expect(screen.getByText('Both paths of the pair Malmö-Helsingborg are hit.')).toBeInTheDocument();
    expect(await button('Request one path at a time')).toBeInTheDocument();
  });

  it('shows those who may not answer who can', async () => {
    await open({ actions: [] }, { roles: ['BillingResponsible'] });
    expect(screen.getByText(/Operation responsible at your company can answer/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  });

  it('offers staff who act as somebody nothing to answer', async () => {
    await open({}, { ...responsible, isInternal: true, impersonatedUserId: 'user-astrid' });
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask a question' })).not.toBeInTheDocument();
  });
});

describe('the page of a disturbance', () => {
  it('has a reason for the outage once it is over', async () => {
    const reason = [{ language: 'en' as const, displayName: 'A digger cut the cable.' }];
    aStatusApiStub({
      disturbances: [
        aDisturbance({
          state: 'RESOLVED',
          endsAt: '2024-11-21T10:00:00.000Z',
          resolvedAt: '2024-11-21T10:00:00.000Z',
          rootCause: reason,
          actions: [],
        }),
      ],
    });
    await renderAt('/operational-status/disturbances/fault-1', { user: responsible });
    const section = within(await screen.findByRole('region', { name: 'Reason for outage' }));
    expect(section.getByText('A digger cut the cable.')).toBeInTheDocument();
  });

  it('is found at the address of a planned work, too', async () => {
    aStatusApiStub();
    const { router } = await renderAt('/operational-status/planned-works/fault-1', { user: responsible });
    await screen.findByRole('heading', { level: 1, name: 'Fibre break at Amager' });
    expect(router.state.location.pathname).toBe('/operational-status/disturbances/fault-1');
  });
});
