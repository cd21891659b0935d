import type {
  AgreementDraft,
  AgreementInAdministration,
  PriceRuleDraft,
  PriceRules,
  quoteAndOrderOperations,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';

type AnswerOf<Id extends 'previewPriceRules' | 'previewAgreement'> =
  quoteAndOrderOperations[Id]['responses'][200]['content']['application/json'];
export type RulesPreview = AnswerOf<'previewPriceRules'>;
export type AgreementPreview = AnswerOf<'previewAgreement'>;
export type PreviewQuestion =
  quoteAndOrderOperations['previewPriceRules']['requestBody']['content']['application/json'];

const rules = ['price-rules'] as const;
const agreements = ['agreements-in-administration'] as const;

/** The rules and who proposes others. Only asked for again when their reader comes back: what is typed builds on them. */
export function usePriceRules(): SWRResponse<PriceRules, unknown> {
  return useQuery(rules, (api) => unwrap(api.quoteAndOrder.GET('/price-rules'), isRules));
}

/** What other rules would do, asked anew with each change of them. */
export function useRulesPreview(question: PreviewQuestion | undefined): SWRResponse<RulesPreview, unknown> {
  return useQuery(
    question && ['price-rules-preview', JSON.stringify(question)],
    (api) =>
      unwrap(api.quoteAndOrder.POST('/price-rules/previews', { body: question as PreviewQuestion }), (body) =>
        body.prices.every(({ now, after }) => Array.isArray(now.lines) && Array.isArray(after.lines)),
      ),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

interface Proposal {
  version: number;
  rules: readonly PriceRuleDraft[];
  reason: string;
  idempotencyKey: string;
}

/** Proposes the whole list, against the version that it was made from. */
export function useProposeRules(): Write<Proposal, PriceRules> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ version, rules: proposed, reason, idempotencyKey }) => {
    const answer = await unwrap(
      api.quoteAndOrder.POST('/price-rules/proposals', {
        params: { header: { 'If-Match': `"${version}"`, 'Idempotency-Key': idempotencyKey } },
        body: { rules: [...proposed], reason },
      }),
      isRules,
    );
    await cache.replace(rules, answer);
    return answer;
  });
}

/** Approves or rejects the proposal that waits. Previews are then of other rules. */
export function useDecideRules(): Write<
  { proposalId: string; isApproved: boolean; idempotencyKey: string },
  PriceRules
> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ proposalId, isApproved, idempotencyKey }) => {
    const answer = await unwrap(
      api.quoteAndOrder.POST('/price-rules/proposals/{proposalId}/decisions', {
        params: { path: { proposalId }, header: { 'Idempotency-Key': idempotencyKey } },
        body: { isApproved },
      }),
      isRules,
    );
    await cache.replace(rules, answer);
    await cache.invalidate(['price-rules-preview']);
    return answer;
  });
}

/** The framework agreements of the customer, those that have ended too. */
export function useAgreementsInAdministration(): SWRResponse<AgreementInAdministration[], unknown> {
  return useQuery(agreements, async (api) => {
    const { items } = await unwrap(api.quoteAndOrder.GET('/agreements-in-administration'), (body) =>
      body.items.every(isAgreement),
    );
    return items;
  });
}

/** What a changed agreement would do. @param draft Left out, nothing is asked. */
export function useAgreementPreview(
  agreementId: string,
  draft: AgreementDraft | undefined,
): SWRResponse<AgreementPreview, unknown> {
  return useQuery(
    draft && ['agreement-preview', agreementId, JSON.stringify(draft)],
    (api) =>
      unwrap(
        api.quoteAndOrder.POST('/agreements-in-administration/{agreementId}/previews', {
          params: { path: { agreementId } },
          body: draft as AgreementDraft,
        }),
        ({ prices }) => prices.every(({ productId }) => typeof productId === 'string'),
      ),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

/** Changes an agreement as it was read: its version must still be the newest. */
export function useUpdateAgreement(): Write<
  { agreement: AgreementInAdministration; draft: AgreementDraft },
  AgreementInAdministration
> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ agreement: { id, version }, draft }) => {
    const saved = await unwrap(
      api.quoteAndOrder.PUT('/agreements-in-administration/{agreementId}', {
        params: { path: { agreementId: id }, header: { 'If-Match': `"${version}"` } },
        body: draft,
      }),
      isAgreement,
    );
    await cache.invalidate(agreements);
    await cache.invalidate(['price-rules-preview']);
    return saved;
  });
}

function isRules({ version, rules: some, products }: PriceRules): boolean {
  return (
    Number.isInteger(version) &&
    Array.isArray(products) &&
    some.every(({ id, effect }) => typeof id === 'string' && typeof effect.kind === 'string')
  );
}

function isAgreement({ id, products, version }: AgreementInAdministration): boolean {
  return typeof id === 'string' && Array.isArray(products) && Number.isInteger(version);
}
