import { formatList } from '@skerry/i18n';
import { Button, Checkbox, Link, Note, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { approvalsHref, quoteHref, quotesHref } from '../quote-and-order.paths.ts';
import { Price } from '../words/Price.tsx';
import { monthlyOf, oneTimeOf } from './checkoutLines.ts';
import { addressOf } from '../words/sitePlace.ts';
import { checkoutFailure } from './checkoutRefusal.ts';
import { RenewAction } from './ClosedCheckout.tsx';
import { ManualHandling } from './ManualHandling.tsx';
import type { Checkout } from './useCheckout.ts';

/** What speaks against the order, above everything else, each with its way out. */
export function CheckoutNotes({ checkout }: { checkout: Checkout }) {
  const { changed, refusal, error, isPending } = checkout;
  const failure = error !== undefined && !isPending ? error : refusal;
  return (
    <>
      {changed.length > 0 && <ChangedPrices checkout={checkout} />}
      {/* The new price says it all. */}
      {failure !== undefined && !(changed.length > 0 && checkoutFailure(failure).code === 'PRICE_CHANGED') && (
        <Refusal checkout={checkout} error={failure} isSent={failure === error} />
      )}
      <CorrelationNote checkout={checkout} />
      <KeptApartNote checkout={checkout} />
    </>
  );
}

function Refusal({ checkout, error, isSent }: { checkout: Checkout; error: unknown; isSent: boolean }) {
  const { formatMessage } = useIntl();
  const { quote, isOutcomeUnknown } = checkout;
  const { message, code } = checkoutFailure(error);
  const isForbidden = error instanceof ApiError && error.status === 403 && code !== 'APPROVAL_NEEDED';
  // A check that failed says nothing about the order.
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
  return (
    <Note tone="critical" role="alert">
      <Stack gap={8}>
        <div>
          <FailureText
            title={
              isSent ? 'quoteCheckout.notSent' : isRefused ? 'quoteCheckout.notPossible' : 'quoteCheckout.notChecked'
            }
            message={message}
            advice={isSent && isOutcomeUnknown ? 'quoteCheckout.unknownOutcome' : undefined}
            error={error}
          />
        </div>
        {code === 'QUOTE_EXPIRED' && <RenewAction quote={quote} />}
        {code === 'APPROVAL_PENDING' && (
          <Link href={approvalsHref}>{formatMessage({ id: 'quoteCheckout.toApprovals' })}</Link>
        )}
        {(code === 'ALREADY_ORDERED' || code === 'NOT_POSSIBLE') && (
          <Link href={quoteHref(quote.id)}>{formatMessage({ id: 'quoteCheckout.toQuote' })}</Link>
        )}
        {isForbidden && <Link href={quotesHref}>{formatMessage({ id: 'quoteCheckout.toQuotes' })}</Link>}
        {['NOT_FIRM', 'COUNTRY_BY_HAND', 'CORRELATION_INVALID'].includes(code) && <ManualHandling quote={quote} />}
        {!isSent && code === '' && !isForbidden && (
          <div>
            <Button size="small" isLoading={checkout.isChecking} onClick={checkout.recheck}>
              {formatMessage({ id: 'quoteCheckout.checkAgain' })}
            </Button>
          </div>
        )}
      </Stack>
    </Note>
  );
}

/** Prices that are other ones than were accepted: the difference, to be accepted anew. */
function ChangedPrices({ checkout: { changed, quote, acceptPrices } }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const price = (minor: number) => <Price minor={minor} currency={quote.currency} hasCurrency />;
  return (
    <Note tone="attention" role="alert">
      <Stack gap={8}>
        <Text variant="bodyStrong">{formatMessage({ id: 'quoteCheckout.changed' }, { count: changed.length })}</Text>
        {changed.map(({ line, monthlyMinor, oneTimeMinor }) => (
          <div key={line.site.id}>
            {changed.length > 1 && <Text as="div">{addressOf(line.site)}</Text>}
            {monthlyMinor !== monthlyOf(line.price) && (
              <Text as="div">
                <FormattedMessage
                  id="quoteCheckout.changed.monthly"
                  values={{ before: price(monthlyMinor), now: price(monthlyOf(line.price)) }}
                />
              </Text>
            )}
            {oneTimeMinor !== oneTimeOf(line.price) && (
              <Text as="div">
                <FormattedMessage
                  id="quoteCheckout.changed.oneTime"
                  values={{ before: price(oneTimeMinor), now: price(oneTimeOf(line.price)) }}
                />
              </Text>
            )}
          </div>
        ))}
        <div>
          <Button onClick={acceptPrices}>
            {formatMessage({ id: 'quoteCheckout.changed.accept' }, { count: changed.length })}
          </Button>
        </div>
      </Stack>
    </Note>
  );
}

/** Services that must not fail together, where the order comes near them. It can be placed all the same. */
function KeptApartNote({ checkout: { check } }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const groups = check?.keptApart ?? [];
  if (groups.length === 0) return null;
  return (
    <Note tone="attention">
      <Stack gap={8}>
        <Text variant="bodyStrong">{formatMessage({ id: 'quoteCheckout.keptApart' })}</Text>
        {groups.map(({ name, serviceIds, replacedServiceId }) => (
          <Text as="p" key={name}>
            {replacedServiceId === null
              ? formatMessage(
                  { id: 'quoteCheckout.keptApart.near' },
                  { services: formatList(language, serviceIds), group: name },
                )
              : formatMessage(
                  { id: 'quoteCheckout.keptApart.replaced' },
                  {
                    service: replacedServiceId,
                    others: formatList(
                      language,
                      serviceIds.filter((id) => id !== replacedServiceId),
                    ),
                    group: name,
                  },
                )}
          </Text>
        ))}
      </Stack>
    </Note>
  );
}

/** Whether the service that this goes on from is the company's own. */
function CorrelationNote({ checkout }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { correlation, quote, form, isPending, recheckCorrelation } = checkout;
  if (correlation === undefined || quote.correlationId === null || correlation.status === 'Ok') return null;
  const { status, message, failure } = correlation;
  const reason = failure ? formatMessage({ id: failure.id }, failure.values) : '';
  return (
    <Note tone={status === 'Warning' ? 'attention' : 'critical'} role="alert">
      <Stack gap={8}>
        <Text variant="bodyStrong">
          {formatMessage({ id: 'quoteCheckout.correlation' }, { id: quote.correlationId })}
        </Text>
        <Text as="p">{failure ? formatMessage({ id: 'quoteCheckout.correlation.failed' }, { reason }) : message}</Text>
        {status === 'Warning' ? (
          <Checkbox
            checked={form.values['correlation'] === 'yes'}
            readOnly={isPending}
            onCheckedChange={(isChecked) => form.set('correlation', isChecked ? 'yes' : '')}
          >
            {formatMessage({ id: 'quoteCheckout.correlation.confirm' })}
          </Checkbox>
        ) : (
          <>
            <div>
              <Button size="small" onClick={recheckCorrelation}>
                {formatMessage({ id: 'quoteCheckout.checkAgain' })}
              </Button>
            </div>
            <ManualHandling quote={quote} />
          </>
        )}
      </Stack>
    </Note>
  );
}
