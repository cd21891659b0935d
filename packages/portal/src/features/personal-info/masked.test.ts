import { endOf, masked } from './masked.ts';

it.each([
  ['811228-9874', '••••••-••74', '74'],
  ['8112289874', '••••••••74', '74'],
  ['1981-12-28', '••••-••-28', '28'],
  ['AA1234567', '•••••••67', '67'],
  ['1234', '••••', ''],
  ['12', '••', ''],
])('%s reads %s', (identification, text, end) => {
  expect([masked(identification), endOf(identification)]).toEqual([text, end]);
});
