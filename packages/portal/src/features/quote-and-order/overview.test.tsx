import type { Overview } from '@skerry/contracts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anOverview } from '../../testing/builders.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { portalUserUrl, server } from '../../testing/server.ts';
import { anAgreement } from './testing/aQuote.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => compilePages('/home'), 60_000);

type Waiting = NonNullable<Overview['waitingQuotes']>['items'][number];

const quote: Waiting = {
  id: 'quote-1',
  number: 'Q-88226',
  name: 'Dokvej 7, Aarhus',
  waitsFor: 'answer',
  approval: null,
  question: null,
  validUntil: '2024-11-29',
};

it('the start page names quotes that wait, and leads to what is to be done', async () => {
  const approval = {
    id: 'approval-1',
    requestedBy: 'Maja Friberg',
    monthlyMinor: 348_000,
    currency: 'DKK',
    expiresOn: '2024-11-29',
  };
  const items: Waiting[] = [
    { ...quote, waitsFor: 'approval', approval },
    { ...quote, id: 'quote-2', number: 'Q-88214', question: 'Which room?' },
    { ...quote, id: 'quote-3', number: 'Q-88102', waitsFor: 'renewal' },
  ];
  server.use(
    http.get(portalUserUrl('/b2b-customer/overview'), () =>
      HttpResponse.json({ ...anOverview(), waitingQuotes: { totalItems: 3, items } }),
    ),
  );
  await renderAt('/home', { user: { roles: ['Purchaser'] }, agreements: [anAgreement] });
  const approve = await screen.findByRole('link', { name: /Approve order by quote Q-88226/ });
  expect(approve).toHaveAttribute('href', '/quote-and-order?approval=approval-1');
  expect(approve).toHaveTextContent(
    /Maja Friberg requests 3,480 DKK.* a month\. Dokvej 7, Aarhus\. Decide by 29 Nov 2024/,
  );
  const answer = screen.getByRole('link', { name: /Answer a question about quote Q-88214/ });
  expect(answer).toHaveAttribute('href', '/quote-and-order?quote=quote-2');
  expect(answer).toHaveTextContent('Which room?');
  expect(screen.getByRole('link', { name: /Renew quote Q-88102/ })).toHaveTextContent('Expired 29 Nov 2024');
});
