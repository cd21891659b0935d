import {
  type FrameworkAgreement,
  type PriceEstimate,
  type Quote,
  type QuotableProduct,
  type QuoteRequest,
  type SiteFeasibility,
  type SiteList,
} from '@skerry/contracts';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { newIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { afterPress } from '../../../platform/form/afterPress.ts';
import { useConsumedDraft, useSaveDraft } from '../../../platform/session/useDraft.ts';
import { useRequestPrices } from '../purchase.mutations.ts';
import { useFeasibility, usePriceEstimate, useQuotableProducts } from '../purchase.queries.ts';
import {
  choiceFaults,
  choicesOf,
  configurationOf,
  priceRequests,
  variantCount,
  requestCount,
  maxRequests,
  type ChoiceFault,
  type ChoiceField,
  type Choices,
} from './choices.ts';
import { estimateRequest } from './summary/estimateRequest.ts';
import { isQuotable, type QuotableSite } from './plannedSites.ts';
import { isAsRefused, refusedFields, type RefusedField } from './refusedFields.ts';
import { productFeasibility, type ProductFeasibility } from './productFeasibility.ts';
import { useCorrelationCheck, type CorrelationCheck } from './useCorrelationCheck.ts';
import { useKeptChoices, type KeptChoices } from './useKeptChoices.ts';

export interface ChoicesForm {
  readonly choices: Choices;
  readonly change: (part: Partial<Choices>) => void;
  readonly touch: (field: ChoiceField) => void;
  /** What is wrong with a field that has been left, or that the server objected to. */
  readonly faultOf: (field: ChoiceField) => ChoiceFault | undefined;
  /** What keeps the prices from being requested. */
  readonly faults: readonly ChoiceFault[];
  readonly agreements: readonly FrameworkAgreement[];
  readonly products: ReturnType<typeof useQuotableProducts>;
  readonly product: QuotableProduct | undefined;
  readonly feasibility: { data: SiteFeasibility[] | undefined; error: unknown; isLoading: boolean; retry: () => void };
  readonly feasibilityOf: (productId: string) => ProductFeasibility | undefined;
  readonly sites: readonly QuotableSite[];
  /** What it comes to so far; nothing while something is left to choose, and for many sites. */
  readonly estimate: { data: PriceEstimate | undefined; error: unknown; isLoading: boolean; retry: () => void };
  readonly correlation: CorrelationCheck;
  /** A warning about the id was read and taken on. */
  readonly isConfirmed: boolean;
  readonly confirm: (isConfirmed: boolean) => void;
  /** The id is the company's, or a warning about it was taken on; without an id nothing stands in the way. */
  readonly isCorrelationFine: boolean;
  readonly variants: number;
  readonly requests: number;
  /** More prices than one request, or a few of them, can have: a specialist makes them. */
  readonly isByHand: boolean;
  readonly chooseByHand: (isByHand: boolean) => void;
  readonly isTooMany: boolean;
  readonly kept: KeptChoices;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly send: (how?: { isByHand: boolean }) => void;
}

interface ChoicesOptions {
  list: SiteList;
  agreements: readonly FrameworkAgreement[];
  onSent: (quotes: readonly Quote[]) => void;
}

/** What is chosen for the sites of a list, what is wrong with it, and requesting the prices. */
export function useChoices({ list, agreements, onSent }: ChoicesOptions): ChoicesForm {
  const formId = `quoteConfigure.${list.id}`;
  const sites = useMemo(() => list.sites.filter(isQuotable), [list.sites]);
  const [single] = sites;
  const draft = useConsumedDraft(formId, isChoices);
  const [choices, setChoices] = useState<Choices>(
    () => draft ?? choicesOf(list.configuration, agreements, sites.length === 1 ? single?.contacts[0] : undefined),
  );
  const [touched, setTouched] = useState<ReadonlySet<ChoiceField>>(new Set());
  const [confirmed, setConfirmed] = useState<string>();
  const [isByHand, setByHand] = useState(false);
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const keys = useRef(new Map<string, string>());
  const { isPending, start } = useRequestPrices();
  const correlation = useCorrelationCheck();

  const configuration = configurationOf(choices);
  const kept = useKeptChoices({ siteListId: list.id, version: list.version }, configuration);
  const [begun] = useState(choices);
  // The list keeps it, too, where that succeeds.
  useSaveDraft(formId, () => (choices === begun ? undefined : choices));

  const products = useQuotableProducts(choices.agreementId);
  const product = products.data?.find(({ id }) => id === choices.productId);
  const feasibility = useFeasibility(choices.agreementId, sites);
  const faults = choiceFaults(choices, product);
  const id = choices.correlationId.trim();
  const result = correlation.resultOf(id);
  const isFine = (found: typeof result) => found?.status === 'Ok' || (found?.status === 'Warning' && confirmed === id);
  const requests = requestCount(sites.length, choices, isByHand);
  const asked = estimateRequest(choices, product, { sites, faults });
  const estimate = usePriceEstimate(asked);

  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));

  function keyOf(request: QuoteRequest): string {
    const text = JSON.stringify(request);
    const key = keys.current.get(text) ?? newIdempotencyKey();
    keys.current.set(text, key);
    return key;
  }

  async function request(byHand: boolean): Promise<void> {
    // Somebody may come here from the field itself. What is handled by hand is looked at by somebody.
    if (id !== '' && !byHand && !isFine(result ?? (await correlation.check(id)))) return;
    await kept.keep();
    setError(undefined);
    setRefused([]);
    start(
      priceRequests({ siteListId: list.id, name: list.name, sites }, choices, { isByHand: byHand, product }).map(
        (each) => ({
          request: each,
          idempotencyKey: keyOf(each),
        }),
      ),
      {
        done: onSent,
        failed(failure) {
          setError(failure);
          setRefused(refusedFields(failure, choices));
          // What is sold may have changed since the page was opened.
          if (failure instanceof ApiError && failure.status === 422) void products.mutate();
        },
      },
    );
  }

  return {
    choices,
    change,
    touch: (field) => afterPress(() => setTouched((before) => new Set(before).add(field))),
    faultOf: (field) =>
      faults.find((fault) => fault.field === field && (touched.has(field) || isSeenAnyway(fault))) ??
      refused.find((each) => each.field === field && isAsRefused(each, choices)),
    faults,
    agreements,
    products,
    product,
    feasibility: {
      data: feasibility.data,
      error: feasibility.error,
      isLoading: feasibility.isLoading,
      retry: () => void feasibility.mutate(),
    },
    feasibilityOf: (productId) => productFeasibility(productId, feasibility.data),
    sites,
    estimate: {
      data: asked && estimate.data,
      error: estimate.error,
      isLoading: estimate.isLoading || estimate.isValidating,
      retry: () => void estimate.mutate(),
    },
    correlation,
    isConfirmed: id !== '' && confirmed === id,
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? id : undefined),
    isCorrelationFine: id === '' || isFine(result),
    variants: variantCount(choices),
    requests,
    isByHand,
    chooseByHand: setByHand,
    isTooMany: requests > maxRequests,
    kept,
    isPending,
    error,
    send: (how) => void request(how?.isByHand ?? isByHand),
  };
}

/** Nobody has to have been there: it was sold when it was chosen. */
function isSeenAnyway({ code }: ChoiceFault): boolean {
  return code === 'notOffered';
}

function isChoices(values: unknown): values is Choices {
  return typeof values === 'object' && values !== null && 'capacitiesBps' in values && 'ownOptions' in values;
}
