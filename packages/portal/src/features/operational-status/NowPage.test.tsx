import type { StatusGroup } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { compilePages } from '../../testing/compilePages.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { aStatusApiStub, type StatusApiStub } from '../../testing/operational-status/aStatusApiStub.ts';
import { renderAt } from '../../testing/renderAt.tsx';

beforeAll(() => compilePages('/operational-status'), 60_000);

const responsible = { roles: ['OperationResponsible'] };
const aGroup = (parts: Partial<StatusGroup> = {}): StatusGroup => ({
  siteId: 'S-30005',
  siteName: 'København kontor',
  city: 'København',
  country: 'DK',
  productGroup: 'sd-wan-edge',
  productTranslations: [{ language: 'en', displayName: 'SD-WAN' }],
  state: 'DOWN',
  services: 3,
  affectedServices: 2,
  serviceIds: ['DK-033615'],
  asOf: new Date().toISOString(),
  ...parts,
});

async function open(parts: Partial<StatusApiStub> = {}, path = '/operational-status') {
  const stub = aStatusApiStub(parts);
  const view = await renderAt(path, { user: responsible });
  await screen.findByRole('heading', { level: 1, name: 'Operational status' });
  return { ...view, stub };
}

describe('the operational status now', () => {
  it('tells of a disturbance what it is, since when, what was written last and when more will be', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Fibre break at Amager' });
    expect(link).toHaveAttribute('href', '/operational-status/disturbances/fault-1');
    expect(await screen.findByText('The break is located in a cable duct.')).toBeInTheDocument();
    for (const text of ['1 disturbance now', 'Cause found', 'Next update', 'No estimated end yet'])
      expect(screen.getByRole('main')).toHaveTextContent(text);
    expect(await findViolations()).toEqual([]);
  });

  it('says by site and product how services do, and leads to them in the list', async () => {
    await open({ groups: [aGroup()] });
    const row = within(await screen.findByRole('row', { name: /København kontor/ }));
    expect(row.getByText('Disturbance')).toBeInTheDocument();
    expect(row.getByRole('link', { name: '2 of 3 services' })).toHaveAttribute(
      'href',
      '/services?site=S-30005&product=sd-wan-edge',
    );
  });

  it('never calls working what nothing new is known of', async () => {
    const old = '2024-11-20T08:00:00.000Z';
    await open(
      { groups: [aGroup({ state: 'OK', affectedServices: 0, asOf: old })], asOf: old },
      '/operational-status?sites=all',
    );
    const row = within(await screen.findByRole('row', { name: /København kontor/ }));
    expect(row.getByText('Last known: operating')).toBeInTheDocument();
    expect(screen.queryByText('Operating')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing new has been reported, so we do not know')).toBeInTheDocument();
  });

  it('says that no disturbance is known, and of whose services that is', async () => {
    await open({ disturbances: [] });
    expect(await screen.findByText('No known disturbance affects your services')).toBeInTheDocument();
  });

  it('asks for all in the country where that is wanted', async () => {
    const { user, stub, router } = await open();
    await user.click(await screen.findByRole('switch', { name: 'Only my services' }));
    await waitFor(() => expect(router.state.location.search).toBe('?scope=country'));
    await waitFor(() => expect(stub.lists).toContainEqual(expect.objectContaining({ onlyMine: 'false' })));
    expect(screen.getByRole('link', { name: /^Planned works/ })).toHaveAttribute(
      'href',
      '/operational-status/planned-works?scope=country',
    );
  });

  it('lets no purchaser in', async () => {
    aStatusApiStub();
    await renderAt('/operational-status', { user: { roles: ['Purchaser'] } });
    expect(screen.queryByRole('heading', { name: 'Operational status' })).not.toBeInTheDocument();
  });
});
