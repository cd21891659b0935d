import type { QuotableProduct } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { Button, FormWide, Inline, Note, StatusLabel, Stack, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleXFilled, IconTools } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { SkeletonLines } from '../../../platform/detail/SkeletonLines.tsx';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { translatedText } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { choiceFaultMessage } from './choiceFaultMessage.ts';
import { withProduct } from './choices.ts';
import { FromFee } from './FromFee.tsx';
import { isImpossible, type ProductFeasibility } from './productFeasibility.ts';
import { ProductLine, ProductRows } from './ProductPart.styles.ts';
import { QuietStatus } from './QuietStatus.ts';
import type { ChoicesForm } from './useChoices.ts';

/** What the agreement sells, each with what it would be at the sites; what can be had at none of them cannot be chosen. */
export function ProductPart({ form }: { form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  const { products, choices, agreements, feasibility } = form;
  const title = formatMessage({ id: 'quoteConfigure.product' });
  const agreement = agreements.find(({ id }) => id === choices.agreementId);
  const fault = form.faultOf('productId');
  if (!agreement) return null;
  return (
    <FormPart
      title={title}
      description={formatMessage({ id: 'quoteConfigure.product.of' }, { agreement: agreement.name })}
    >
      <FormWide>
        <Stack gap={12}>
          {products.data && (
            <ProductRows
              label={title}
              isLabelHidden
              aria-required
              orientation="vertical"
              readOnly={form.isPending}
              options={products.data.map((product) => ({
                value: product.id,
                label: <ProductWords product={product} form={form} />,
                disabled: isImpossible(form.feasibilityOf(product.id)),
              }))}
              value={choices.productId === '' ? undefined : choices.productId}
              onValueChange={(productId) => {
                const product = products.data?.find(({ id }) => id === productId);
                if (product) form.change(withProduct(choices, product));
              }}
              onBlur={() => form.touch('productId')}
              error={fault && choiceFaultMessage(formatMessage, fault)}
            />
          )}
          {products.data?.length === 0 && (
            <Text tone="muted">{formatMessage({ id: 'quoteConfigure.product.none' })}</Text>
          )}
          {!products.data && products.error === undefined && (
            <div aria-busy>
              <SkeletonLines count={6} />
            </div>
          )}
          {!products.data && products.error !== undefined && (
            <FetchFailure
              title="quoteConfigure.product.failed"
              error={products.error}
              isRetrying={products.isValidating}
              onRetry={() => void products.mutate()}
              level={3}
            />
          )}
          <QuietStatus>
            {feasibility.isLoading && products.data && (
              <Text variant="caption" tone="muted">
                {formatMessage({ id: 'quoteConfigure.feasibility.checking' })}
              </Text>
            )}
          </QuietStatus>
          {feasibility.error !== undefined && !feasibility.data && !feasibility.isLoading && (
            <Note tone="attention" role="alert">
              <Stack gap={8}>
                <FailureText
                  title="quoteConfigure.feasibility.failed"
                  message={errorMessage(feasibility.error)}
                  advice="quoteConfigure.feasibility.goOn"
                  error={feasibility.error}
                />
                <Inline>
                  <Button size="small" onClick={feasibility.retry}>
                    {formatMessage({ id: 'quoteConfigure.feasibility.again' })}
                  </Button>
                </Inline>
              </Stack>
            </Note>
          )}
        </Stack>
      </FormWide>
    </FormPart>
  );
}

function ProductWords({ product, form }: { product: QuotableProduct; form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { id, name, translations, isPackage, capacitiesBps } = product;
  const found = form.feasibilityOf(id);
  const text = translatedText(translations, language);
  const about = text?.description ?? (text && text.displayName !== name ? text.displayName : undefined);
  const other = form.products.data?.find((each) => each.id === found?.alternativeProductId);
  const isRed = isImpossible(found);
  // Of several sites it is said how many: that needs the room beside the name.
  const isOne = form.sites.length === 1;
  return (
    <ProductLine>
      <b>
        {name}
        {isPackage && (
          <>
            {' '}
            <Text variant="caption" tone="muted">
              {formatMessage({ id: 'quoteConfigure.product.package' })}
            </Text>
          </>
        )}
      </b>
      <span data-part="about">
        {about}
        {found && !isOne && <Possible found={found} />}
        {found && <FeasibilityWords found={found} other={isRed ? other?.name : undefined} />}
      </span>
      <span data-part="fee">
        {isRed ? (
          <StatusLabel tone="critical" icon={IconCircleXFilled}>
            {formatMessage({ id: form.sites.length > 1 ? 'quoteConfigure.red.several' : 'quoteConfigure.red' })}
          </StatusLabel>
        ) : found?.fromMonthlyMinor !== undefined ? (
          <FromFee minor={found.fromMonthlyMinor} currency={found.currency} />
        ) : (
          capacitiesBps.length === 0 && formatMessage({ id: 'quoteConfigure.product.byHand' })
        )}
        {found && isOne && <Possible found={found} />}
      </span>
    </ProductLine>
  );
}

/** When it can be had; where it can't, why, and what can. */
function FeasibilityWords({ found, other }: { found: ProductFeasibility; other: string | undefined }) {
  const { formatMessage } = useIntl();
  const { sites, red, leadTimeWeeks, code } = found;
  if (red === sites)
    return (
      <>
        <Line>{formatMessage({ id: codeText(code) })}</Line>
        {other !== undefined && <Line>{formatMessage({ id: 'quoteConfigure.alternative' }, { product: other })}</Line>}
      </>
    );
  return (
    leadTimeWeeks !== undefined && (
      <Line>{formatMessage({ id: 'quoteConfigure.weeks' }, { count: leadTimeWeeks })}</Line>
    )
  );
}

/** Whether it can be had, unless it can be had nowhere. */
function Possible({ found: { sites, yellow, red } }: { found: ProductFeasibility }) {
  const { formatMessage } = useIntl();
  if (red === sites) return null;
  return (
    <>
      {red > 0 && (
        <Line>
          <StatusLabel tone="critical" icon={IconCircleXFilled}>
            {formatMessage({ id: 'quoteConfigure.red.some' }, { count: red, total: sites })}
          </StatusLabel>
        </Line>
      )}
      {yellow > 0 && (
        <Line>
          <StatusLabel tone="attention" icon={IconTools}>
            {sites === 1
              ? formatMessage({ id: 'quoteConfigure.yellow' })
              : formatMessage({ id: 'quoteConfigure.yellow.some' }, { count: yellow, total: sites })}
          </StatusLabel>
        </Line>
      )}
      {red === 0 && yellow === 0 && (
        <Line>
          <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
            {formatMessage({ id: 'quoteConfigure.green' }, { count: sites })}
          </StatusLabel>
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span data-part="line">{children}</span>;
}

const codes: Readonly<Record<string, MessageId>> = {
  outOfReach: 'quoteConfigure.code.outOfReach',
  notInCountry: 'quoteConfigure.code.notInCountry',
};

function codeText(code = ''): MessageId {
  return codes[code] ?? 'quoteConfigure.code.other';
}
