import type { InstallationContactField } from '@skerry/contracts';
import { Checkbox, FormWide, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart, FormParts } from '../../../platform/form/FormPart.tsx';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { ContactFields } from '../../../platform/orders/ContactFields.tsx';
import { everySite, fieldOf, limitOf, type CheckoutFault } from './checkoutForm.ts';
import { addressOf } from '../words/sitePlace.ts';
import type { Checkout } from './useCheckout.ts';

/** Where in each building it is installed, who is met there and when. */
export function InstallationParts({ checkout }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { lines, form, isPending } = checkout;
  const isSeveral = lines.length > 1;
  const isShared = isSeveral && form.values['sameForAll'] === 'yes';
  return (
    <FormParts>
      {isSeveral && (
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
      )}
      {lines.map(({ site }) => (
        <FormPart
          key={site.id}
          title={isSeveral ? addressOf(site) : formatMessage({ id: 'quoteCheckout.installation' })}
          {...(!isSeveral && { description: formatMessage({ id: 'quoteCheckout.installation.help' }) })}
        >
          <SiteText checkout={checkout} owner={site.id} part="floor" />
          <SiteText checkout={checkout} owner={site.id} part="room" />
          {!isShared && <Contact checkout={checkout} owner={site.id} />}
        </FormPart>
      ))}
    </FormParts>
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

function SiteText({ checkout, owner, part }: OfSiteProps & { part: 'floor' | 'room' | 'accessHours' }) {
  const { formatMessage } = useIntl();
  const { form, isPending, faultOf } = checkout;
  const field = fieldOf(owner, part);
  return (
    <TextField
      label={formatMessage({ id: `quoteCheckout.installation.${part}` })}
      {...(part === 'accessHours' && { hint: formatMessage({ id: 'quoteCheckout.installation.accessHours.hint' }) })}
      isOptional
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
