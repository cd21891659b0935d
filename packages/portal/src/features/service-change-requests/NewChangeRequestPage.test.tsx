import { addDays, dayOf } from '@skerry/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { aRedundancyStub } from '../../testing/operational-status/someRisks.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ordersUrl, server, serviceChangesUrl } from '../../testing/server.ts';
import { aChangeRequestApiStub } from '../../testing/services-section/aChangeRequestApiStub.ts';
import { aServiceInventory } from '../../testing/services-section/aServiceInventory.ts';
import { aService } from '../../testing/services-section/someServices.ts';
import { aFilledRequest } from '../../testing/services-section/aFilledRequest.ts';
import { fillWindow } from './testing/fillWindow.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/services', '/service-change-request/new', '/service-change-request/:requestId');
  await import('../../platform/unsaved-changes/LeaveDialog.tsx');
  await import('../../platform/redundancy/RedundancyChoice.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const formPath = '/service-change-request/new?service=SE-204418';
const open = (roles = ['OperationResponsible'], path = formPath) =>
  renderAt(path, { user: { roles }, hasMigratedCases: true });
const button = (name: string) => screen.findByRole('button', { name });
const goOn = async (user: UserEvent) => user.click(await button('Continue'));

async function fillDetails(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: /Wi-Fi network/ }));
  await goOn(user);
  await user.click(await screen.findByRole('radio', { name: 'Change' }));
  await user.click(screen.getByRole('textbox', { name: 'Name of the network' }));
  await user.paste('Vadsund gäst');
  await goOn(user);
}

describe('the details of a service', () => {
  it.each([
    [true, 'In service', true],
    [true, 'Terminated', false],
    [false, 'In service', false],
  ])('lead to the form where the customer has moved to cases (%s) and the service is %s: %s', async (...given) => {
    const [hasMigratedCases, status, isThere] = given;
    aServiceInventory([aService({ status })]);
    const { user } = await renderAt('/services?service=SE-204418', {
      user: { roles: ['OperationStaff'] },
      hasMigratedCases,
    });
    await screen.findByRole('button', { name: 'More actions' });
    for (const menu of screen.queryAllByRole('button', { name: 'Change service' })) await user.click(menu);
    const ways = screen.queryAllByRole('menuitem', { name: /^Request a change/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(isThere ? [formPath] : []);
  });
});

describe('a new change request', () => {
  it('is made in four steps, and leads to its page', async () => {
    const stub = aChangeRequestApiStub();
    const { user, router } = await open();
    await fillDetails(user);
    await user.click(await screen.findByRole('radio', { name: /Normal/ }));
    const day = await fillWindow(user);
    await goOn(user);
    await button('Submit request');
    const facts = screen.getAllByRole('definition').map((each) => each.textContent);
    expect(facts).toEqual(expect.arrayContaining(['DIA Static SE-204418', 'Vadsund gäst', 'Normal', '15 minutes']));
    expect(router.state.location.search).toBe('?service=SE-204418&step=review');
    // The keyboard gets to the window, which says what it is in UTC, once.
    const [start, end] = screen.getAllByText(/./, { selector: 'time[tabindex="0"]' });
    act(() => start?.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/UTC$/);
    await user.tab();
    expect(end).toHaveFocus();
    await user.click(await button('Submit request'));
    expect(await screen.findByText('Change request CR-108617 has been submitted')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/service-change-request/request-1'));
    expect(stub.writes).toEqual([
      expect.objectContaining({
        path: '/requests',
        key: expect.any(String) as string,
        body: expect.objectContaining({
          kind: 'wifi-ssid',
          serviceIds: ['SE-204418'],
          details: { action: 'change', ssid: 'Vadsund gäst' },
          changeClass: 'normal',
          allowedOutageMinutes: 15,
        }) as object,
      }),
    ]);
    expect((stub.writes[0]?.body as { windowStart: string }).windowStart.slice(0, 10)).toBe(day);
  });

  it('goes on with a window that touches both paths of a pair only once that is ticked', async () => {
    const redundancy = aRedundancyStub();
    const stub = aChangeRequestApiStub();
    const { user } = await open();
    await fillDetails(user);
    await user.click(await screen.findByRole('radio', { name: /Normal/ }));
    const day = await fillWindow(user);
    const consent = await screen.findByRole('checkbox', { name: /both paths are hit/ });
    expect(redundancy.asked.at(-1)).toMatchObject({ serviceIds: 'SE-204418', from: expect.stringContaining(day) });
    expect(screen.getByText('Both paths of the pair Malmö-Lund are hit.')).toBeInTheDocument();
    expect(await button('Continue')).toBeDisabled();
    await user.click(consent);
    await goOn(user);
    await user.click(await button('Submit request'));
    await waitFor(() => expect(stub.writes[0]?.body).toMatchObject({ redundancyAccepted: true }));
  });

  it('is for services that are found by typing, and can be taken away', async () => {
    aChangeRequestApiStub();
    const { user } = await open(undefined, '/service-change-request/new');
    await user.type(await screen.findByRole('combobox', { name: /Add a service/ }), 'dia');
    await user.click(await screen.findByRole('option', { name: /DIA Static SE-204418/ }));
    const chosen = within(await screen.findByRole('list', { name: 'Services' }));
    expect(chosen.getByText('Göteborg, Lindholmspiren')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /Add a service/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove DIA Static SE-204418' }));
    expect(screen.queryByRole('list', { name: 'Services' })).not.toBeInTheDocument();
    expect(await screen.findByText('This field must be filled in.')).toBeInTheDocument();
  });

  it('by operation staff is no emergency, and a normal one has to be approved', async () => {
    aChangeRequestApiStub();
    const { user } = await open(['OperationStaff']);
    await fillDetails(user);
    await user.click(await screen.findByRole('radio', { name: /Normal/ }));
    expect(screen.queryByRole('radio', { name: /Emergency/ })).not.toBeInTheDocument();
    expect(screen.getByText(/has to approve the change before we make it/)).toBeInTheDocument();
  });

  it('in a network freeze is for emergencies alone, which say so', async () => {
    aChangeRequestApiStub();
    const [from, to] = [addDays(dayOf(new Date()), 2), addDays(dayOf(new Date()), 60)];
    const translations = [{ language: 'en', displayName: 'Winter freeze' }];
    server.use(
      http.get(ordersUrl('/freeze-periods'), () =>
        HttpResponse.json({ items: [{ id: 'winter', translations, countries: ['se'], from, to }] }),
      ),
    );
    const { user } = await open();
    await fillDetails(user);
    await user.click(await screen.findByRole('radio', { name: /Normal/ }));
    await fillWindow(user);
    expect(
      screen.getByText(/during Winter freeze, except emergency changes\. Choose another time\./),
    ).toBeInTheDocument();
    expect(await button('Continue')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Emergency/ }));
    await user.click(screen.getByRole('checkbox', { name: /must be made anyway/ }));
    expect(await button('Continue')).toBeEnabled();
  });

  it('shows what the server objects to at the field, in its step', async () => {
    aChangeRequestApiStub();
    const errors = [{ field: 'details.ssid', code: 'invalidFormat' }];
    server.use(
      http.post(serviceChangesUrl('/requests'), () => HttpResponse.json(aProblem(422, { errors }), { status: 422 })),
    );
    aFilledRequest();
    const { user } = await open(undefined, '/service-change-request/new?step=review');
    await user.click(await button('Submit request'));
    const name = await screen.findByRole('textbox', { name: 'Name of the network' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(screen.getByText('The service change request could not be created')).toBeInTheDocument();
  });

  it('begins with the first step that something is missing in', async () => {
    aChangeRequestApiStub();
    const { router } = await open(undefined, '/service-change-request/new?step=review');
    expect(await screen.findByRole('group', { name: 'Change and services' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('that comes back after the session has ended says that its secrets do not', async () => {
    aChangeRequestApiStub();
    aFilledRequest();
    await open(undefined, '/service-change-request/new?step=review');
    expect(await screen.findByText('Vadsund gäst')).toBeInTheDocument();
    expect(screen.getByText(/passwords are never saved/)).toBeInTheDocument();
  });

  it('is not left by a slip', async () => {
    aChangeRequestApiStub();
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Other/ }));
    await user.click(screen.getByRole('link', { name: 'Back to change requests' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });
});
