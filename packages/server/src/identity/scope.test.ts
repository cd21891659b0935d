import { everyNarrowing, grantsOf, narrowedTo, scopeOf } from './scope.ts';

const [north, south] = ['a0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002'];

function caller(...rows: [string, string | null][]) {
  const grants = grantsOf(rows);
  return { customerId: '1', scope: everyNarrowing(grants), roles: new Set(grants.keys()), grants };
}

it('adds up what is given more than once, in whichever order', () => {
  expect(grantsOf([['A', south], ['A', north], ['A', north]]).get('A')).toEqual([north, south]);
  expect(grantsOf([['A', null], ['A', north]]).get('A')).toBeNull();
  expect(grantsOf([['A', north], ['A', null], ['A', south]]).get('A')).toBeNull();
});

it('reaches what any of the rights reaches', () => {
  const { grants } = caller(['A', north], ['B', south], ['C', null]);
  expect(scopeOf(grants, ['A', 'B'])).toEqual([north, south]);
  expect(scopeOf(grants, ['A', 'C'])).toBeNull();
  expect(scopeOf(grants, ['D'])).toBeUndefined();
});

it('narrows a call to what its own rights reach, and keeps of the others those that hold for all of that', () => {
  const mixed = caller(['A', north], ['B', south], ['C', null]);
  expect(narrowedTo(mixed, ['A'])).toMatchObject({ scope: [north], roles: new Set(['A', 'C']) });
  expect(narrowedTo(mixed, ['A', 'B'])).toMatchObject({ scope: [north, south], roles: new Set(['C']) });
  expect(narrowedTo(mixed, ['C', 'A'])).toMatchObject({ scope: null, roles: new Set(['C']) });
});

it('narrows again from all that the caller has', () => {
  const mixed = caller(['A', north], ['C', null]);
  expect(narrowedTo(narrowedTo(mixed, ['C']), ['A'])).toMatchObject({ scope: [north], roles: new Set(['A', 'C']) });
});

it('leaves a caller alone whom nothing narrows', () => {
  const wide = caller(['A', null], ['C', null]);
  expect(wide.scope).toBeNull();
  expect(narrowedTo(wide, ['A'])).toBe(wide);
});

it('reaches no more than the least before it is known what a call is for', () => {
  expect(caller(['A', north], ['B', south], ['C', null]).scope).toEqual([north, south]);
});
