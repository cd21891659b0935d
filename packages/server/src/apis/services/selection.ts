import { maxBulkIds } from '@skerry/contracts';
import { ProblemError } from '../../http/problem.ts';

/** Refuses more services by name than one call may have. */
export function refuseTooMany(ids: readonly unknown[] | undefined): void {
  if (ids !== undefined && ids.length > maxBulkIds) throw new ProblemError(422, { code: 'SELECT_BY_FILTER' });
}
