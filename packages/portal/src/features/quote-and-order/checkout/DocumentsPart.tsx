import type { Quote } from '@skerry/contracts';
import { Button, FormWide, Icon, Link, Text } from '@skerry/ui';
import { IconFileCertificate, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormPart, FormParts } from '../../../platform/form/FormPart.tsx';
import { isOn } from '../../../platform/feature-flags/feature-flags.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { customerPromisesPath } from '../../customer-promises/customer-promises.paths.ts';
import { useQuotePdf } from '../useQuotePdf.ts';
import { DocumentRows } from './DocumentsPart.styles.ts';

/** What an order is placed under, to be read before it is. Opens beside the form, so that nothing typed is lost. */
export function DocumentsPart({ quote }: { quote: Quote }) {
  const { formatMessage } = useIntl();
  const { agreements, flags } = useStartupData();
  const { deliveryTerms } = useRuntimeConfig().links;
  const pdf = useQuotePdf();
  const agreement = agreements.find(({ id }) => id === quote.agreement.id);
  const hasPromises = isOn(flags, 'customerPromises') && (agreement?.promises ?? []).length > 0;
  const validTo = agreement?.validTo ?? null;
  return (
    <FormParts>
      <FormPart
        title={formatMessage({ id: 'quoteCheckout.documents' })}
        description={formatMessage({ id: 'quoteCheckout.documents.help' })}
      >
        <FormWide>
          <DocumentRows>
            <li>
              <Icon icon={IconFileTypePdf} />
              <div>
                <Text as="div" variant="bodyStrong">
                  {formatMessage({ id: 'quoteCheckout.title' }, { number: quote.number })}
                </Text>
                <Text as="div" variant="caption" tone="muted">
                  {formatMessage({ id: 'quoteCheckout.documents.quote' })}
                </Text>
              </div>
              <Button size="small" isLoading={pdf.isPending} onClick={() => pdf.start(quote.id)}>
                {formatMessage({ id: 'quote.pdf.open' })}
              </Button>
            </li>
            <li>
              <Icon icon={IconFileCertificate} />
              <div>
                <Text as="div" variant="bodyStrong">
                  {quote.agreement.name}
                </Text>
                <Text as="div" variant="caption" tone="muted">
                  {formatMessage({ id: 'quoteCheckout.documents.agreement' }, { id: quote.agreement.id })}
                  {validTo !== null && (
                    <>
                      {'. '}
                      <FormattedMessage id="quoteCheckout.validUntil" values={{ day: <Day value={validTo} /> }} />
                    </>
                  )}
                </Text>
              </div>
              {hasPromises && (
                <Link href={customerPromisesPath} target="_blank">
                  {formatMessage({ id: 'quoteCheckout.documents.promises' })}
                </Link>
              )}
            </li>
            {deliveryTerms !== undefined && (
              <li>
                <Icon icon={IconFileText} />
                <div>
                  <Text as="div" variant="bodyStrong">
                    {formatMessage({ id: 'quoteCheckout.documents.terms' })}
                  </Text>
                  <Text as="div" variant="caption" tone="muted">
                    {formatMessage({ id: 'quoteCheckout.documents.newTab' })}
                  </Text>
                </div>
                <Link href={deliveryTerms} target="_blank">
                  {formatMessage({ id: 'quoteCheckout.documents.read' })}
                </Link>
              </li>
            )}
          </DocumentRows>
        </FormWide>
      </FormPart>
    </FormParts>
  );
}
