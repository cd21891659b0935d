import type { InstallationContactField } from '@skerry/contracts';
import { Checkbox, FormWide, Text, TextField } from '@skerry/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { FieldRow, FieldRows } from '../../../platform/form/FieldRows.styles.ts';
import { FormPart, FormParts } from '../../../platform/form/FormPart.tsx';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { ContactFields } from '../../../platform/orders/ContactFields.tsx';
import { addressOf } from '../words/sitePlace.ts';
import { everySite, fieldOf, limitOf, type CheckoutFault } from './checkoutForm.ts';
import type { QuoteSite } from './checkoutLines.ts';
import { ContactGrid } from './InstallationParts.styles.ts';
import type { Checkout } from './useCheckout.ts';

/** Where in each building it is installed, who is met there and when. */
export function InstallationParts({ checkout }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const [only, ...others] = checkout.lines;
  if (only !== undefined && others.length === 0)
    return (
      <FormParts>
        <FormPart
          title={formatMessage({ id: 'quoteCheckout.installation' })}
          description={formatMessage({ id: 'quoteCheckout.installation.help' })}
        >
          <SiteText checkout={checkout} owner={only.site.id} part="floor" />
          <SiteText checkout={checkout} owner={only.site.id} part="room" />
          <Contact checkout={checkout} owner={only.site.id} />
        </FormPart>
      </FormParts>
    );
  return <SeveralSites checkout={checkout} />;
}

/** The contact once, and floor and room of each site in a row of its own; or the contact of each site below that. */
function SeveralSites({ checkout }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { lines, form, isPending } = checkout;
  const isShared = form.values['sameForAll'] === 'yes';
  return (
    <FormParts>
      <FormPart
        title={formatMessage({ id: 'quoteCheckout.installation.all' })}
        description={formatMessage({ id: 'quoteCheckout.installation.help' })}
      >
        <FormWide>
          <Checkbox
            checked={isShared}
            readOnly={isPending}
            onCheckedChange={(isChecked) => form.set('sameForAll', isChecked ? 'yes' : '')}
          >
            {formatMessage({ id: 'quoteCheckout.installation.same' })}
          </Checkbox>
        </FormWide>
        {isShared && <Contact checkout={checkout} owner={everySite} />}
      </FormPart>
      <FormPart
        title={formatMessage({ id: 'quoteCheckout.installation.where' })}
        description={formatMessage({ id: 'quoteCheckout.installation.where.help' })}
      >
        <FormWide>
          <FieldRows>
            {lines.map(({ site }, place) => (
              <SiteRow key={site.id} checkout={checkout} site={site} isFirst={place === 0} hasContact={!isShared} />
            ))}
          </FieldRows>
        </FormWide>
      </FormPart>
    </FormParts>
  );
}

interface SiteRowProps {
  checkout: Checkout;
  site: QuoteSite;
  isFirst: boolean;
  hasContact: boolean;
}

function SiteRow({ checkout, site, isFirst, hasContact }: SiteRowProps) {
  const name = useId();
  // Beside each other, the names of the first row are those of the columns.
  const isLabelHidden = useIsAtLeast('small') && !isFirst && !hasContact;
  return (
    <div role="group" aria-labelledby={name}>
      <FieldRow data-fields="2" data-has-labels={isLabelHidden ? undefined : ''}>
        <Text as="div" variant="bodyStrong" id={name}>
          {addressOf(site)}
        </Text>
        <SiteText checkout={checkout} owner={site.id} part="floor" isInRow isLabelHidden={isLabelHidden} />
        <SiteText checkout={checkout} owner={site.id} part="room" isInRow isLabelHidden={isLabelHidden} />
      </FieldRow>
      {hasContact && (
        <ContactGrid>
          <Contact checkout={checkout} owner={site.id} />
        </ContactGrid>
      )}
    </div>
  );
}

interface OfSiteProps {
  checkout: Checkout;
  /** Id of the site, or `all`. */
  owner: string;
}

function Contact({ checkout, owner }: OfSiteProps) {
  const { form, isPending, faultOf } = checkout;
  const of = (part: InstallationContactField) => form.values[fieldOf(owner, part)] ?? '';
  return (
    <>
      <ContactFields
        values={{ name: of('name'), email: of('email'), phone: of('phone') }}
        isTouched={(part) => faultOf(fieldOf(owner, part)) !== undefined}
        onChange={(part, value) => form.set(fieldOf(owner, part), value)}
        onLeave={(part) => form.touch(fieldOf(owner, part))}
        isReadOnly={isPending}
      />
      <SiteText checkout={checkout} owner={owner} part="accessHours" />
    </>
  );
}

interface SiteTextProps extends OfSiteProps {
  part: 'floor' | 'room' | 'accessHours';
  /** Beside the name of its site: nobody has to fill in any of them. */
  isInRow?: boolean;
  isLabelHidden?: boolean;
}

function SiteText({ checkout, owner, part, isInRow = false, isLabelHidden = false }: SiteTextProps) {
  const { formatMessage } = useIntl();
  const { form, isPending, faultOf } = checkout;
  const field = fieldOf(owner, part);
  return (
    <TextField
      label={formatMessage({ id: `quoteCheckout.installation.${part}` })}
      {...(part === 'accessHours' && { hint: formatMessage({ id: 'quoteCheckout.installation.accessHours.hint' }) })}
      {...(isInRow ? { size: 'small' as const, isLabelHidden } : { isOptional: true })}
      autoComplete="off"
      value={form.values[field] ?? ''}
      onChange={(event) => form.set(field, event.target.value)}
      onBlur={() => form.touch(field)}
      readOnly={isPending}
      error={useFaultText(faultOf(field))}
    />
  );
}

/** What is wrong with a text, in words. */
export function useFaultText(fault: CheckoutFault | undefined): string | undefined {
  const { formatMessage } = useIntl();
  if (fault === undefined) return undefined;
  const { code, character, field } = fault;
  if (code === 'past' || code === 'unknown') return formatMessage({ id: 'form.invalid' });
  const { id, values } = textErrorMessage(
    { code, ...(character !== undefined && { character }) },
    limitOf(field) ?? 2000,
  );
  return formatMessage({ id }, values);
}
