import type { FeatureFlag } from '@skerry/contracts';
import { anyOf } from '../access/access.ts';
import { defineFeature } from './feature.ts';
import { judge } from './judge.ts';
import type { Visitor } from './visitor.ts';

const feature = defineFeature({
  id: 'traffic',
  routes: [],
  flag: 'performanceStatistics',
  access: anyOf('OperationStaff'),
});
const visitor: Visitor = {
  roles: ['OperationStaff'],
  customerIsActive: true,
  flags: { performanceStatistics: true },
  country: 'se',
  isInternal: false,
  isActing: false,
  cdnId: undefined,
  agreements: [],
  hasMigratedCases: false,
};

describe('judging a visitor', () => {
  it('opens what nothing speaks against', () => {
    expect(judge(feature, visitor)).toBe('open');
  });

  it('denies access without the role', () => {
    expect(judge(feature, { ...visitor, roles: ['Purchaser'] })).toBe('accessDenied');
  });

  it.each([{}, { performanceStatistics: false }])(
    'finds nothing while the flag is off (%j), whatever the roles',
    (flags) => {
      expect(judge(feature, { ...visitor, flags })).toBe('notFound');
      expect(judge(feature, { ...visitor, flags, roles: [] })).toBe('notFound');
    },
  );

  it('asks for the customer before the flag', () => {
    expect(judge(feature, { ...visitor, customerIsActive: false, flags: {} })).toBe('accessDenied');
  });

  it('leaves to an inactive customer what is meant for them', () => {
    const open = { ...feature, forInactiveCustomers: true };
    expect(judge(open, { ...visitor, customerIsActive: false })).toBe('open');
    expect(judge(open, { ...visitor, customerIsActive: false, roles: [] })).toBe('accessDenied');
  });

  it('knows in Denmark only what exists there', () => {
    expect(judge(feature, { ...visitor, country: 'dk' })).toBe('notFound');
    expect(judge({ ...feature, inDenmark: true }, { ...visitor, country: 'dk' })).toBe('open');
  });

  it('asks the guard of its own last', () => {
    const guarded = { ...feature, guard: ({ cdnId }: Visitor) => cdnId !== undefined };
    expect(judge(guarded, visitor)).toBe('accessDenied');
    expect(judge(guarded, { ...visitor, cdnId: '17' })).toBe('open');
    expect(judge(guarded, { ...visitor, cdnId: '17', roles: [] })).toBe('accessDenied');
    expect(judge(guarded, { ...visitor, flags: {} })).toBe('notFound');
  });

  it('does not take an inherited property for a flag', () => {
    expect(judge({ ...feature, flag: 'constructor' as FeatureFlag }, visitor)).toBe('notFound');
  });
});
