import { maxOrderTextLength, type Quote } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Checkbox, Dropdown, Link, Note, Sheet, Stack, Text, TextArea } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FootLine, SummaryColumn, SummaryFoot, SummarySheet } from '../../../platform/form/FormSummary.styles.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { lineName } from '../words/optionWords.ts';
import { Price } from '../words/Price.tsx';
import { monthlyOf, oneTimeOf, totalOf, type CheckoutLine } from './checkoutLines.ts';
import { SubmitButton, SummaryFigures } from './CheckoutSummary.styles.ts';
import { useFaultText } from './InstallationParts.tsx';
import { OrderText } from './OrderPart.tsx';
import type { Checkout } from './useCheckout.ts';

/** What it costs, who pays, and the button that says the sum. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { quote, check, decisionsNeeded, isPending, isOutcomeUnknown } = checkout;
  const ordered = checkout.lines.filter(({ site }) => check?.failed.every(({ siteId }) => siteId !== site.id) ?? true);
  const sum = (of: (line: CheckoutLine) => number) => ordered.reduce((all, line) => all + of(line), 0);
  const monthly = sum(({ price }) => monthlyOf(price));
  const oneTime = sum(({ price }) => oneTimeOf(price));
  const price = (minor: number, hasCurrency = true) => (
    <Price minor={minor} currency={quote.currency} hasCurrency={hasCurrency} />
  );
  const isAsking = decisionsNeeded > 0;
  const isBlocked =
    checkout.changed.length > 0 ||
    checkout.isCorrelationOpen ||
    (checkout.refusal !== undefined && !isOutcomeUnknown) ||
    (check === undefined && !isOutcomeUnknown);
  return (
    <SummaryColumn>
      <SummarySheet>
        <Sheet title={formatMessage({ id: 'quoteCheckout.summary' })}>
          <Stack>
            <SummaryFigures aria-live="polite">
              <PriceParts ordered={ordered} quote={quote} />
              <div data-total="">
                <dt>{formatMessage({ id: 'quoteCheckout.summary.monthly' })}</dt>
                <dd data-figure="">
                  {price(monthly, false)} <small>{quote.currency}</small>
                </dd>
              </div>
              <div data-strong="">
                <dt>{formatMessage({ id: 'quoteCheckout.summary.oneTime' })}</dt>
                <dd>{price(oneTime)}</dd>
              </div>
              <div>
                <dt>{formatMessage({ id: 'quoteCheckout.summary.total' })}</dt>
                <dd>{price(sum(totalOf))}</dd>
              </div>
            </SummaryFigures>
            <Text variant="caption" tone="muted">
              {formatMessage({ id: 'quoteCheckout.summary.vat' })}
            </Text>
            <OrderText checkout={checkout} field="reference" />
            <BillingField checkout={checkout} />
            {isAsking ? <Approval checkout={checkout} /> : <Terms checkout={checkout} />}
          </Stack>
        </Sheet>
      </SummarySheet>
      <SummaryFoot>
        <FootLine aria-hidden>
          <span>{formatMessage({ id: 'quoteCheckout.summary.monthly' })}</span>
          <strong>
            {price(monthly)}
            {oneTime !== 0 && (
              <small>
                <FormattedMessage id="quoteCheckout.summary.andOnce" values={{ price: price(oneTime) }} />
              </small>
            )}
          </strong>
        </FootLine>
        <SubmitButton
          variant="primary"
          type="submit"
          disabled={isBlocked}
          isLoading={isPending}
          loadingText={formatMessage({ id: isAsking ? 'quoteCheckout.asking' : 'quoteCheckout.sending' })}
        >
          <span>
            {isOutcomeUnknown && !isAsking ? (
              formatMessage({ id: 'quoteCheckout.askAgain' })
            ) : (
              <FormattedMessage
                id={isAsking ? 'quoteCheckout.ask' : 'quoteCheckout.submit'}
                values={{ price: price(monthly) }}
              />
            )}
          </span>
        </SubmitButton>
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({ id: isAsking ? 'quoteCheckout.ask.hint' : 'quoteCheckout.submit.hint' })}
        </Text>
      </SummaryFoot>
    </SummaryColumn>
  );
}

/** What the price of one line is made of, or how many lines there are. */
function PriceParts({ ordered, quote }: { ordered: readonly CheckoutLine[]; quote: Quote }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [only, ...others] = ordered;
  if (only === undefined) return null;
  if (others.length > 0)
    return (
      <div>
        <dt>{formatMessage({ id: 'quoteCheckout.summary.sites' })}</dt>
        <dd>{ordered.length}</dd>
      </div>
    );
  return only.price.lines
    .filter(({ monthlyChangeMinor }) => monthlyChangeMinor !== 0)
    .map((line, index) => (
      <div key={`${line.ruleId} ${index}`}>
        <dt>{lineName(quote, line, language)}</dt>
        <dd>
          <Price minor={line.monthlyChangeMinor} currency={quote.currency} />
        </dd>
      </div>
    ));
}

/** Nobody but the customer itself. */
const self = 'self';

/** Whom the invoice goes to. */
function BillingField({ checkout: { form, check, isPending, faultOf } }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  const error = useFaultText(faultOf('billingAccountId'));
  const value = form.values['billingAccountId'] ?? '';
  return (
    <Dropdown
      label={formatMessage({ id: 'quoteCheckout.billingAccount' })}
      options={[
        { value: self, label: customer.name, description: customer.id },
        ...(check?.billingAccounts ?? []).map(({ id, name }) => ({ value: id, label: name, description: id })),
      ]}
      value={value === '' ? self : value}
      onValueChange={(id) => form.set('billingAccountId', id === self ? '' : id)}
      readOnly={isPending}
      error={error}
    />
  );
}

function Terms({ checkout: { form, quote, isPending, faultOf } }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  const { deliveryTerms } = useRuntimeConfig().links;
  const about = { customer: customer.name, agreement: quote.agreement.name };
  return (
    <Checkbox
      checked={form.values['terms'] === 'yes'}
      readOnly={isPending}
      onCheckedChange={(isChecked) => form.set('terms', isChecked ? 'yes' : '')}
      aria-required
      error={faultOf('terms') && formatMessage({ id: 'quoteCheckout.terms.required' })}
    >
      {deliveryTerms === undefined ? (
        formatMessage({ id: 'quoteCheckout.terms' }, about)
      ) : (
        <FormattedMessage
          id="quoteCheckout.termsOfDelivery"
          values={{
            ...about,
            terms: (
              <Link href={deliveryTerms} target="_blank">
                {formatMessage({ id: 'quoteCheckout.termsOfDelivery.link' })}
              </Link>
            ),
          }}
        />
      )}
    </Checkbox>
  );
}

/** Who decides, and what they should know. */
function Approval({ checkout }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { check, quote, decisionsNeeded, form, isPending, faultOf } = checkout;
  const error = useFaultText(faultOf('comment'));
  const limit = check?.orderLimitMinor ?? null;
  const deciders = check?.deciders ?? [];
  const isAbove = limit !== null && (check?.monthlyMinor ?? 0) > limit;
  return (
    <>
      <Note tone={check !== undefined && deciders.length < decisionsNeeded ? 'attention' : 'info'}>
        {isAbove && (
          <Text as="p">
            <FormattedMessage
              id="quoteCheckout.ask.limit"
              values={{ limit: <Price minor={limit} currency={quote.currency} hasCurrency /> }}
            />
          </Text>
        )}
        <Text as="p">
          {deciders.length === 0
            ? formatMessage({ id: 'quoteCheckout.ask.nobody' })
            : formatMessage(
                { id: 'quoteCheckout.ask.who' },
                { count: decisionsNeeded, names: formatList(language, deciders) },
              )}
        </Text>
      </Note>
      <TextArea
        label={formatMessage({ id: 'quoteCheckout.comment' })}
        isOptional
        rows={3}
        characterLimit={maxOrderTextLength}
        value={form.values['comment'] ?? ''}
        onChange={(event) => form.set('comment', event.target.value)}
        onBlur={() => form.touch('comment')}
        readOnly={isPending}
        error={error}
      />
    </>
  );
}
