import { screen, waitFor, within } from '@testing-library/react';
import type { Identity } from '../../platform/session/identity.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { anOpticalApiStub } from './testing/anOpticalApiStub.ts';
import { anOpticalRequest } from './testing/someOpticalRequests.ts';

// Compiled before the clock of the first test runs.
beforeAll(() => compilePages('/order-optical-services/:requestId'), 60_000);

const open = (id = 'request-1', user: Partial<Identity> = { roles: ['Purchaser'] }) =>
  renderAt(`/order-optical-services/${id}`, { user });

it('a request shows all that was asked for', async () => {
  anOpticalApiStub([
    anOpticalRequest({
      status: 'ESTIMATED',
      diverseFrom: ['SE-204418', 'SE-204419'],
      maxLatencyMs: 4.5,
      note: 'At most 40,000 a month.',
      reference: 'NET-2027',
      updatedAt: '2026-11-09T12:00:00.000Z',
    }),
  ]);
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Stockholm 1 – Oslo 1' })).toBeInTheDocument();
  for (const text of [
    'OPT-110001',
    'Wavelength, 100 Gbit/s',
    'Your reference NET-2027',
    'OTU4',
    'Line: a second route',
    '4.5 ms',
    'SE-204418, SE-204419',
    'At most 40,000 a month.',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  const figures = screen.getAllByRole('term').slice(0, 4);
  expect(figures.map((term) => term.parentElement?.textContent)).toEqual([
    'Requested date1 Mar 2027Our own date comes with the proposal',
    'Term36 monthsFrom delivery',
    'Estimated fibre length589 km421\u00A0km as the crow flies',
    'Estimated latency2.9 msOne way, at most 4.5\u00A0ms requested',
  ]);
  expect(screen.getByText(/We have sent a budget price to/)).toHaveTextContent('astrid.lindqvist@havstrand.example');
  expect(screen.getByRole('link', { name: '+46 70 174 06 05' })).toHaveAttribute('href', 'tel:+46701740605');
  expect(screen.getByRole('link', { name: 'Back to optical services' })).toHaveAttribute(
    'href',
    '/order-optical-services',
  );
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Estimated'),
    expect.stringContaining('Request sent'),
  ]);
  expect(await findViolations()).toEqual([]);
});

it('is found by its number, and the address becomes the one that stays', async () => {
  const stub = anOpticalApiStub([anOpticalRequest()]);
  const { router } = await open('opt-110001');
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-optical-services/request-1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Stockholm 1 – Oslo 1' })).toBeInTheDocument();
  expect(stub.lists[0]).toMatchObject({ text: 'OPT-110001' });
});

it('does not exist where nothing has its number', async () => {
  anOpticalApiStub([anOpticalRequest()]);
  await open('OPT-11000');
  expect(await screen.findByRole('heading', { name: 'There is no such request' })).toBeInTheDocument();
});

it('shows how far it is, each step with its date, and what is to come', async () => {
  anOpticalApiStub([
    anOpticalRequest({
      status: 'INPUT_NEEDED',
      events: [
        { status: 'REGISTERED', at: '2026-11-05T08:20:00.000Z' },
        { status: 'PRESALE_REQUESTED', at: '2026-11-06T08:20:00.000Z' },
        { status: 'INPUT_NEEDED', at: '2026-11-09T12:00:00.000Z' },
      ],
    }),
  ]);
  await open();
  const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Registered, done5 Nov',
    'Technical assessment requested, done6 Nov',
    'Input needed9 Nov',
    'EstimatedBudget price by e-mail',
    'CompletedProposal by e-mail',
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem')).toHaveLength(3);
});

it('between addresses nothing is estimated', async () => {
  const zEnd = {
    kind: 'address' as const,
    id: null,
    name: 'Kaien 1, Bergen',
    address: 'Kaien 1, Bergen',
    country: 'NO' as const,
    coordinates: null,
  };
  anOpticalApiStub([anOpticalRequest({ zEnd })]);
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Stockholm 1 – Kaien 1, Bergen' })).toBeInTheDocument();
  expect(screen.queryByText(/Estimated/, { selector: 'dt' })).not.toBeInTheDocument();
  expect(screen.getAllByText('100 Gbit/s')).toHaveLength(2);
});

it('one that is closed leads to a new one', async () => {
  anOpticalApiStub([anOpticalRequest({ status: 'NO_SOLUTION' })]);
  await open();
  expect(await screen.findByRole('link', { name: 'New request' })).toHaveAttribute(
    'href',
    '/order-optical-services/new',
  );
  // No proposal with a date of its own is to come.
  expect(screen.queryByText('Our own date comes with the proposal')).not.toBeInTheDocument();
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Registered'),
    expect.stringContaining('No solution'),
  ]);
});

it('a question to the customer stands above all else', async () => {
  anOpticalApiStub([anOpticalRequest({ status: 'INPUT_NEEDED' })]);
  await open();
  const strip = await screen.findByText(/We have sent a question to/);
  expect(strip).toHaveTextContent(/Waiting for an answer from Astrid Lindqvist/);
  expect(within(strip).getByRole('link', { name: 'astrid.lindqvist@havstrand.example' })).toHaveAttribute(
    'href',
    'mailto:astrid.lindqvist@havstrand.example',
  );
  expect(screen.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:[^?]+@skerry\.example\?subject=OPT-110001$/),
  );
  // However it got there, the history does not end before it.
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getAllByRole('listitem')[0]).toHaveTextContent('Input needed');
});

it('an id that is none of the company’s leads back to the list', async () => {
  anOpticalApiStub();
  await open('request-7');
  expect(await screen.findByRole('heading', { name: 'There is no such request' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all requests' })).toHaveAttribute('href', '/order-optical-services');
});

it('who buys nothing is told whom to ask', async () => {
  anOpticalApiStub([anOpticalRequest()]);
  await open('request-1', { roles: ['OperationStaff'] });
  expect(await screen.findByText(/Ask someone at your company with the role Purchaser/)).toBeInTheDocument();
  expect(screen.queryByText('OPT-110001')).not.toBeInTheDocument();
});
