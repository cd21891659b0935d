import { ApiError } from '../../platform/api/ApiError.ts';
import { loginFailure } from './login-failure.ts';

const now = new Date('2024-11-21T09:14:20Z');

it.each([
  [401, { kind: 'refused' }],
  [404, { kind: 'expired' }],
  [429, { kind: 'tooMany', retryAt: undefined }],
])('%d', (status, failure) => {
  expect(loginFailure(new ApiError({ status }), now)).toEqual(failure);
});

it.each([0, 400, 403, 408, 500, 502, 503])('%d is a problem that the catalogue has a text for', (status) => {
  const error = new ApiError({ status });
  expect(loginFailure(error, now)).toEqual({ kind: 'problem', error });
});

it.each([
  [1, '2024-11-21T09:15:00Z'],
  [40, '2024-11-21T09:15:00Z'],
  [41, '2024-11-21T09:16:00Z'],
  [900, '2024-11-21T09:30:00Z'],
])('says when to try again, in whole minutes and never too early: %d s', (retryAfter, retryAt) => {
  expect(loginFailure(new ApiError({ status: 429, retryAfter }), now)).toEqual({
    kind: 'tooMany',
    retryAt: new Date(retryAt),
  });
});

it('counts what is no answer of the server as a problem', () => {
  const error = new TypeError('x');
  expect(loginFailure(error, now)).toEqual({ kind: 'problem', error });
});
