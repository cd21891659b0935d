import { screen, within } from '@testing-library/react';
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
    '36 months',
    '1 Mar 2027',
    '4.5 ms',
    'SE-204418, SE-204419',
    'At most 40,000 a month.',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/589 km of fibre/)).toBeInTheDocument();
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

it('a question to the customer stands above all else', async () => {
  anOpticalApiStub([anOpticalRequest({ status: 'INPUT_NEEDED' })]);
  await open();
  const strip = await screen.findByText(/We have sent a question to/);
  expect(strip).toHaveTextContent(/Waiting for an answer from Astrid Lindqvist/);
  expect(within(strip).getByRole('link', { name: 'astrid.lindqvist@havstrand.example' })).toHaveAttribute(
    'href',
    'mailto:astrid.lindqvist@havstrand.example',
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
