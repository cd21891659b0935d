import { addDays, dayOf } from '@skerry/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createDrafts } from '../../../platform/session/drafts.ts';
import { principalOf } from '../../../platform/session/identity.ts';
import { anIdentity } from '../../../testing/builders.ts';
import { emptyRequest } from '../opticalForm.ts';

export async function choose(user: UserEvent, group: string, field: RegExp, option: RegExp): Promise<void> {
  const section = within(await screen.findByRole('group', { name: group }));
  await user.click(section.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** All that dark fibre between two data centres needs, with a reference. */
export async function fillRequest(user: UserEvent): Promise<void> {
  await choose(user, 'A end', /Data centre/, /Stockholm 1/);
  await choose(user, 'Z end', /Data centre/, /Oslo 1/);
  // It has one term only, which is chosen with it.
  await user.click(screen.getByRole('radio', { name: /Dark fibre/ }));
  await user.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
  await user.keyboard(wantedDay().split('-').reverse().join(''));
  await user.click(screen.getByRole('textbox', { name: /Your reference/ }));
  await user.paste('NET-2027');
}

/** The same, filled in before the session ended: the form takes it back. */
export function aFilledOpticalRequest(): void {
  const values = {
    ...emptyRequest({ name: 'Astrid Lindqvist', email: 'astrid@havstrand.example', phone: '+46701740605' }),
    aEndDataCentre: 'DC-STO1',
    zEndDataCentre: 'DC-OSL1',
    productId: 'dark-fibre',
    protection: 'none',
    termMonths: '36',
    wantedOn: wantedDay(),
    reference: 'NET-2027',
  };
  createDrafts(sessionStorage).put(principalOf(anIdentity()), 'opticalRequest', values);
}

/** Ahead, whenever the tests run. */
export function wantedDay(): string {
  return addDays(dayOf(new Date()), 100);
}
