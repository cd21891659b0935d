import type {
  AgreementDraft,
  AgreementInAdministration,
  PriceRuleDraft,
  PriceRules,
  quoteAndOrderOperations,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../platform/api/if-match.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { Write } from '../../platform/data/useWrite.ts';

type AnswerOf<Id extends 'previewPriceRules' | 'previewAgreement'> =
  quoteAndOrderOperations[Id]['responses'][200]['content']['application/json'];
export type RulesPreview = AnswerOf<'previewPriceRules'>;
export type AgreementPreview = AnswerOf<'previewAgreement'>;
export type PreviewQuestion =
  quoteAndOrderOperations['previewPriceRules']['requestBody']['content']['application/json'];

const rules = ['price-rules'] as const;
const agreements = ['agreements-in-administration'] as const;
const rulesPreviews = ['price-rules-preview'] as const;

/** The rules and who proposes others. Only asked for again when their reader comes back: what is typed builds on them. */
export function usePriceRules(): SWRResponse<PriceRules, unknown> {
  return useQuery(rules, (api) => unwrap(api.quoteAndOrder.GET('/price-rules'), isRules));
}

/** What other rules would do, asked anew with each change of them. */
export function useRulesPreview(question: PreviewQuestion | undefined): SWRResponse<RulesPreview, unknown> {
  return useQuery(
    question && [...rulesPreviews, JSON.stringify(question)],
    (api) =>
      unwrap(api.quoteAndOrder.POST('/price-rules/previews', { body: question as PreviewQuestion }), (body) =>
        body.prices.every(({ now, after }) => Array.isArray(now.lines) && Array.isArray(after.lines)),
      ),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

type Proposal = Keyed<{ version: number; rules: readonly PriceRuleDraft[]; reason: string }>;

/** Proposes the whole list, against the version that it was made from. */
export function useProposeRules(): Write<Proposal, PriceRules> {
  return useApiWrite(
    (api, { version, rules: proposed, reason, idempotencyKey }) =>
      unwrap(
        api.quoteAndOrder.POST('/price-rules/proposals', {
          params: { header: { ...ifMatch(version), 'Idempotency-Key': idempotencyKey } },
          body: { rules: [...proposed], reason },
        }),
        isRules,
      ),
    (cache, answer) => cache.replace(rules, answer),
  );
}

/** Approves or rejects the proposal that waits. Previews are then of other rules. */
export function useDecideRules(): Write<Keyed<{ proposalId: string; isApproved: boolean }>, PriceRules> {
  return useApiWrite(
    (api, { proposalId, isApproved, idempotencyKey }) =>
      unwrap(
        api.quoteAndOrder.POST('/price-rules/proposals/{proposalId}/decisions', {
          params: { path: { proposalId }, header: { 'Idempotency-Key': idempotencyKey } },
          body: { isApproved },
        }),
        isRules,
      ),
    async (cache, answer) => {
      await cache.replace(rules, answer);
      await cache.invalidate(rulesPreviews);
    },
  );
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
export function useUpdateAgreement({
  id,
  version,
}: AgreementInAdministration): Write<AgreementDraft, AgreementInAdministration> {
  return useApiWrite(
    (api, draft) =>
      unwrap(
        api.quoteAndOrder.PUT('/agreements-in-administration/{agreementId}', {
          params: { path: { agreementId: id }, header: ifMatch(version) },
          body: draft,
        }),
        isAgreement,
      ),
    async (cache) => {
      await cache.invalidate(agreements);
      await cache.invalidate(rulesPreviews);
    },
  );
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
