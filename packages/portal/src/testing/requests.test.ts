import { jest } from '@jest/globals';
import { delay, http, HttpResponse } from 'msw';
import { endRequests, fetchUntilTestEnds } from './requests.ts';
import { origin, server } from './server.ts';

const address = `${origin}/greeting`;

describe('when a test ends', () => {
  it('a request of its screen that has no answer yet is given up', async () => {
    server.use(http.get(address, () => delay('infinite')));
    const answer = fetchUntilTestEnds()(new Request(address));
    endRequests();
    await expect(answer).rejects.toThrow('The test is over');
  });

  it('its screen can ask for nothing more', async () => {
    const handler = jest.fn(() => HttpResponse.json({}));
    server.use(http.get(address, handler));
    const send = fetchUntilTestEnds();
    endRequests();
    await expect(send(new Request(address))).rejects.toThrow('The test is over');
    expect(handler).not.toHaveBeenCalled();
  });

  it('the screen of the next is answered', async () => {
    server.use(http.get(address, () => HttpResponse.text('Hello')));
    endRequests();
    const answer = await fetchUntilTestEnds()(new Request(address));
    expect(await answer.text()).toBe('Hello');
  });
});
