import type { Contact } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { customerContactUrl, server } from '../../../testing/server.ts';
import { aContact, purposesOf, twoContacts } from './someContacts.ts';

/** The server's side of contacts as the contract has it. What is sent to it is kept. */
export function aContactDirectory(contacts: Contact[] = twoContacts()): { sent: { url: string; body: unknown }[] } {
  const sent: { url: string; body: unknown }[] = [];
  const note = async (request: Request) => {
    const text = await request.clone().text();
    sent.push({
      url: `${request.method} ${new URL(request.url).pathname.replace(/^.*\/v1/, '')}`,
      body: text === '' ? undefined : JSON.parse(text),
    });
  };
  const page = { totalItems: contacts.length, totalPages: 1, currentPage: 0 };
  server.use(
    http.get(customerContactUrl('/contacts'), () => HttpResponse.json({ items: contacts, ...page })),
    http.get(customerContactUrl('/purposes'), () => HttpResponse.json({ items: purposesOf(contacts) })),
    http.get(customerContactUrl('/contacts/:id'), ({ params }) => {
      const found = contacts.find(({ id }) => id === params['id']);
      return found ? HttpResponse.json(found) : HttpResponse.json({ status: 404 }, { status: 404 });
    }),
    http.get(customerContactUrl('/contacts/:id/notices'), () =>
      HttpResponse.json({
        totalItems: 1,
        items: [
          {
            id: 'work',
            type: 'DISTURBANCE',
            reference: 'D-1201',
            title: [{ language: 'en', displayName: 'Fibre break at Amager' }],
            announcedAt: '2024-11-04T09:30:00.000Z',
            services: 3,
          },
        ],
      }),
    ),
    http.all(customerContactUrl('/contacts/:id/*'), async ({ request }) => {
      await note(request);
      return HttpResponse.json(contacts[0], { status: 201 });
    }),
    http.post(customerContactUrl('/contacts'), async ({ request }) => {
      await note(request);
      return HttpResponse.json(aContact({ id: 'new' }), { status: 201 });
    }),
    http.put(customerContactUrl('/contacts/:id'), async ({ request }) => {
      await note(request);
      return HttpResponse.json(contacts[0]);
    }),
    http.delete(customerContactUrl('/contacts/:id'), async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { sent };
}
