import type { ApiId, Overview } from '@skerry/contracts';
import type { TenantReads } from '../database/connect.ts';
import type { Principal } from '../identity/principal.ts';

export type PartName = Exclude<keyof Overview, 'errors'>;
export type PartValue<Name extends PartName> = NonNullable<Overview[Name]>;

/** One part of the start page, made by the API that its facts belong to. */
export interface OverviewPart<Value> {
  api: ApiId;
  /** Whoever may call this operation of the API may have the part. */
  operationId: string;
  /** Undefined where the customer has nothing to do with it: the part is then left out. */
  read(queries: TenantReads, principal: Principal): Promise<Value | undefined>;
}

/** How many items a part names. */
export const partSize = 5;
