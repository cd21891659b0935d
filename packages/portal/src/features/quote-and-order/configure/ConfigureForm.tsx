import type { SiteList } from '@skerry/contracts';
import { Button, Sheet } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { principalOf } from '../../../platform/session/identity.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';
import { PurchaseFrame } from '../frame/PurchaseFrame.tsx';
import type { PurchaseStepsProps } from '../frame/PurchaseSteps.tsx';
import { quotesNamedHref } from '../list/quotesAddress.ts';
import { quoteAndOrderHref, quoteHref, siteListsHref } from '../quote-and-order.paths.ts';
import { rememberedAddress } from '../where/chosenAddress.ts';
import { AgreementPart } from './AgreementPart.tsx';
import { openAgreements } from './choices.ts';
import { KeptAndClose } from './ConfigureHead.styles.ts';
import { ConfigurationSummary } from './summary/ConfigurationSummary.tsx';
import { ConfiguredSites } from './ConfiguredSites.tsx';
import { ContactPart } from './ContactPart.tsx';
import { DetailsPart } from './DetailsPart.tsx';
import { KeptMark } from './KeptMark.tsx';
import { OptionsParts } from './variants/OptionsParts.tsx';
import { ProductPart } from './ProductPart.tsx';
import { ProductOptionsParts } from './options/ProductOptionsParts.tsx';
import { SplitNote } from './SplitNote.tsx';
import { useChoices } from './useChoices.ts';

/** Product, capacities, terms and what else is wanted at the sites of a list, with what it comes to beside it. */
export function ConfigureForm({ list }: { list: SiteList }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const { agreements } = useStartupData();
  const { isInternal } = useIdentity();
  const form = useChoices({
    list,
    agreements: openAgreements(agreements, isInternal),
    onSent(quotes) {
      const [quote, ...others] = quotes;
      if (!quote) return;
      if (others.length > 0) alerts.success('quoteConfigure.sent', { count: quotes.length });
      void navigate(others.length > 0 ? quotesNamedHref(list.name) : quoteHref(quote.id));
    },
  });
  useUnsavedForm(`quoteConfigure.${list.id}`, form.kept.status === 'failed' && !form.isPending);
  const isOne = list.sites.length === 1;
  const where = quoteAndOrderHref(
    isOne ? { step: 'SEARCH_ADDRESS', mode: 'single' } : { step: 'SEARCH_ADDRESS', mode: 'multi', listId: list.id },
  );
  const isLost = form.error instanceof ApiError && form.error.problem?.code === 'AGREEMENT_LOST';
  const canSend = form.faults.length === 0 && !form.isTooMany && isCorrelationOpen(form);
  return (
    <PurchaseFrame
      steps={{ current: 'configure', ...useWayHere(list) }}
      actions={
        <KeptAndClose>
          <KeptMark kept={form.kept} />
          <Button
            variant="ghost"
            onClick={() => {
              void form.kept.keep().then((isKept) => isKept && navigate(siteListsHref));
            }}
          >
            {formatMessage({ id: 'quoteConfigure.close' })}
          </Button>
        </KeptAndClose>
      }
    >
      <SummaryLayout
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend && !form.isPending) form.send();
        }}
      >
        <SummaryMain>
          {form.error !== undefined && (
            <FailureNote
              title="quoteConfigure.notSent"
              message={isLost ? { id: 'quoteConfigure.agreement.lost' } : errorMessage(form.error)}
              error={form.error}
            />
          )}
          <Sheet padding="none">
            <ConfiguredSites list={list} sites={form.sites} changeHref={where} />
            {form.agreements.length > 1 && <AgreementPart form={form} />}
            <ProductPart form={form} />
            {form.product && <OptionsParts form={form} product={form.product} />}
            {form.product && <ProductOptionsParts form={form} product={form.product} />}
            <DetailsPart form={form} />
            {isOne && <ContactPart form={form} />}
          </Sheet>
          <SplitNote form={form} />
        </SummaryMain>
        <ConfigurationSummary form={form} canSend={canSend} />
      </SummaryLayout>
    </PurchaseFrame>
  );
}

/** How the sites of the list were named, and where that can be changed. */
function useWayHere({ id, sites }: SiteList): Pick<PurchaseStepsProps, 'way' | 'hrefs'> {
  const principal = principalOf(useIdentity());
  const [address] = useState(() => rememberedAddress(principal));
  const [single, ...others] = sites;
  if (!single || others.length > 0)
    return {
      way: 'rows',
      hrefs: { place: quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'multi', listId: id }) },
    };
  // The buildings of its address are known as long as none was looked for after it.
  const hasBuildings = address !== undefined && address.magicKey === single.magicKey;
  return {
    way: single.buildingId === null ? 'noBuilding' : 'building',
    ...(hasBuildings && { hrefs: { place: quoteAndOrderHref({ step: 'SELECT_BUILDING' }) } }),
  };
}

/** Nothing has been said against the id: it may still be to be checked, which sending does. */
function isCorrelationOpen({ choices, correlation, isCorrelationFine }: ReturnType<typeof useChoices>): boolean {
  return isCorrelationFine || correlation.resultOf(choices.correlationId) === undefined;
}
