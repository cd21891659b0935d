import { changeActionsFor, mayRequestChange, needsApproval, type ChangeState } from './actions.ts';
import { hasServiceChanges } from './customers.ts';

const responsible = new Set(['OperationResponsible']);
const staff = new Set(['OperationStaff']);
const change = (given: Partial<ChangeState> = {}): ChangeState => ({
  status: 'ASSESSING',
  changeClass: 'normal',
  isApprovalOpen: true,
  ...given,
});

describe('service changes', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [false, { serviceChange: true }, true],
    [false, { serviceChange: false }, false],
  ])(
    'are available to a customer who has moved to cases (%s) with the flags %j: %s',
    (migratedCustomer, flags, expected) =>
      expect(hasServiceChanges({ migratedCustomer, featureFlags: flags })).toBe(expected),
  );

  it('can be emergencies only for OperationResponsible', () => {
    const classesFor = (roles: Set<string>) =>
      ['standard', 'normal', 'emergency'].filter((one) => mayRequestChange(one, roles));
    expect(classesFor(responsible)).toEqual(['standard', 'normal', 'emergency']);
    expect(classesFor(staff)).toEqual(['standard', 'normal']);
    expect(classesFor(new Set(['Purchaser']))).toEqual([]);
  });

  it('need an approval when OperationStaff asks for a normal change', () => {
    expect([
      needsApproval('normal', staff),
      needsApproval('standard', staff),
      needsApproval('normal', responsible),
    ]).toEqual([true, false, false]);
  });
});

describe('what can be done with a request', () => {
  it.each([
    ['that waits for approval, by OperationResponsible', change(), responsible, ['message', 'cancel', 'approve']],
    ['that waits for approval, by OperationStaff', change(), staff, ['message', 'cancel']],
    ['that is an emergency, by OperationStaff', change({ changeClass: 'emergency' }), staff, ['message']],
    ['that is being made', change({ status: 'IMPLEMENTING', isApprovalOpen: false }), responsible, ['message']],
    ['that is done', change({ status: 'DONE' }), responsible, []],
    ['of a status that is not ours', change({ status: 'PARKED' }), responsible, ['message']],
    ['by somebody else', change(), new Set(['Purchaser']), []],
  ])('%s', (_what, state, roles, expected) => expect(changeActionsFor(state, roles)).toEqual(expected));
});
