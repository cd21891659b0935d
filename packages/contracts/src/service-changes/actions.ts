import { isChangeClosed, nextChangeStatuses } from './statuses.ts';

/** How a change is handled: agreed beforehand, assessed first, or at once. */
export const changeClasses = ['standard', 'normal', 'emergency'] as const;
export type ChangeClass = (typeof changeClasses)[number];

/** What a customer's user can do with a request. */
export const changeActions = ['message', 'cancel', 'approve'] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Who may ask for a change of a class, and take it back. */
export function mayRequestChange(changeClass: string, roles: ReadonlySet<string>): boolean {
  return roles.has('OperationResponsible') || (changeClass !== 'emergency' && roles.has('OperationStaff'));
}

/** Whether somebody who may approve has to look at the request first: it is assessed one by one, and who asks may not approve it. */
export function needsApproval(changeClass: string, roles: ReadonlySet<string>): boolean {
  return changeClass === 'normal' && !mayApproveChanges(roles);
}

export function mayApproveChanges(roles: ReadonlySet<string>): boolean {
  return roles.has('OperationResponsible');
}

/** The part of a request that decides what can be done with it. */
export interface ChangeState {
  status: string;
  changeClass: string;
  isApprovalOpen: boolean;
}

/** What can be done with a request, whoever does it. A status of another system leaves only talking about it. */
export function possibleChangeActions({ status, isApprovalOpen }: ChangeState): ChangeAction[] {
  const isCancellable = nextChangeStatuses(status).includes('CANCELLED');
  return [
    ...(isChangeClosed(status) ? [] : (['message'] as const)),
    ...(isCancellable ? (['cancel'] as const) : []),
    ...(isApprovalOpen && isCancellable ? (['approve'] as const) : []),
  ];
}

/** What somebody with these roles can do with a request. */
export function changeActionsFor(change: ChangeState, roles: ReadonlySet<string>): ChangeAction[] {
  return possibleChangeActions(change).filter((action) => {
    if (action === 'approve') return mayApproveChanges(roles);
    return mayRequestChange(action === 'cancel' ? change.changeClass : 'standard', roles);
  });
}
