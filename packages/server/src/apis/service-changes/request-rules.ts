import {
  hasServiceChanges,
  isChangeStatus,
  maxChangeServices,
  mayRequestChange,
  nextChangeStatuses,
  operationalStatusOf,
  possibleChangeActions,
  validateChangeText,
  validateChangeTexts,
  validateDetails,
  validateWindow,
  type ChangeAction,
  type ChangeError,
  type ChangeKind,
  type ChangeRequestCreate,
  type ChangeStatus,
  type Freeze,
} from '@skerry/contracts';
import { ProblemError } from '../../http/problem.ts';
import { changeKindOf } from '../../inventory/change-kinds.ts';
import type { ChangedService } from './request-changes.repository.ts';
import type { RequestRow } from './request-row.ts';
import { stateOf } from './request-view.ts';

function invalid(errors: ChangeError[]): ProblemError {
  return new ProblemError(422, { code: 'INVALID_FIELDS', errors });
}

export function refuseOtherCustomers(customer: Parameters<typeof hasServiceChanges>[0]): void {
  if (!hasServiceChanges(customer)) throw new ProblemError(403, { code: 'NOT_FOR_CUSTOMER' });
}

/** Refuses with 403 a class of change that the caller's roles do not allow. */
export function refuseOtherRoles(changeClass: string, roles: ReadonlySet<string>): void {
  if (!mayRequestChange(changeClass, roles)) throw new ProblemError(403);
}

/** Refuses what the state of the request does not allow. Roles are checked by the contract. */
export function refuseUnlessPossible(request: RequestRow, action: ChangeAction): void {
  if (!possibleChangeActions(stateOf(request)).includes(action)) throw new ProblemError(409, { code: 'NOT_POSSIBLE' });
}

/** A required text, as it is stored. */
export function requiredText(field: string, text: string): string {
  const error = validateChangeText(text);
  if (error !== undefined) throw invalid([{ field, ...error }]);
  return text.trim();
}

/** An optional text. */
export function optionalText(field: string, text = ''): string {
  return text.trim() === '' ? '' : requiredText(field, text);
}

/** The kind of a new request. Throws 422 for an unknown kind, or a class that it does not have. */
export function checkedKind({ kind: id, changeClass, serviceIds }: ChangeRequestCreate): ChangeKind {
  const kind = changeKindOf(id);
  if (kind === undefined) throw invalid([{ field: 'kind', code: 'unknown' }]);
  const errors = [
    ...(kind.classes.includes(changeClass) ? [] : [{ field: 'changeClass', code: 'unknown' }]),
    ...(serviceIds.length > maxChangeServices ? [{ field: 'serviceIds', code: 'tooMany' }] : []),
  ];
  if (errors.length > 0) throw invalid(errors);
  return kind;
}

/** The services of a new request, in the order given. Throws 422 with every error of the request. */
export function checkRequest(
  body: ChangeRequestCreate,
  kind: ChangeKind,
  { found, freezes, now }: { found: ReadonlyMap<string, ChangedService>; freezes: readonly Freeze[]; now: Date },
): ChangedService[] {
  const services = body.serviceIds.flatMap((id) => found.get(id) ?? []);
  const countries = [...new Set(services.map(({ country }) => country))];
  const { leadTimeHours, minimumMinutes } = kind;
  const errors = [
    ...body.serviceIds.flatMap((id, place) => {
      const code = serviceProblem(found.get(id), kind);
      return code === undefined ? [] : [{ field: `serviceIds.${place}`, code }];
    }),
    ...validateDetails(kind.schema, body.details),
    ...validateWindow(
      { ...body, freezeAccepted: body.freezeAccepted === true },
      { now, leadTimeHours, minimumMinutes, freezes, countries },
    ),
    ...validateChangeTexts(body),
  ];
  if (errors.length > 0) throw invalid(errors);
  return services;
}

function serviceProblem(service: ChangedService | undefined, { products }: ChangeKind): string | undefined {
  if (service === undefined) return 'unknown';
  if (operationalStatusOf(service.status) !== 'IN_SERVICE') return 'notInService';
  return products.length > 0 && !products.includes(service.productId) ? 'notForKind' : undefined;
}

/** Checks that the provider moves a request by an allowed step, with the approval that it needs. */
export function checkMove(request: RequestRow, status: string): ChangeStatus {
  if (!isChangeStatus(status)) throw invalid([{ field: 'status', code: 'unknown' }]);
  if (!nextChangeStatuses(request.status).includes(status))
    throw new ProblemError(409, { code: 'TRANSITION_NOT_ALLOWED' });
  if (status === 'APPROVED' && request.approval === 'WAITING')
    throw new ProblemError(409, { code: 'APPROVAL_MISSING' });
  return status;
}
