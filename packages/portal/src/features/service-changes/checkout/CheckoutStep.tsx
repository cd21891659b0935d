import { maxOrderTextLength, maxReferenceLength } from '@skerry/contracts';
import { formatBitRate, formatList } from '@skerry/i18n';
import {
  DescriptionList,
  Heading,
  Note,
  Sheet,
  Stack,
  Text,
  TextArea,
  TextField,
  token,
  type Description,
} from '@skerry/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Day } from '../../../platform/format/Day.tsx';
import { FreezeNote } from '../../../platform/freeze-periods/FreezeNote.tsx';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { RedundancyQuestion } from '../../../platform/redundancy/RedundancyQuestion.tsx';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { chosenAddons } from '../changeForm.ts';
import type { ChangeTarget, WantedService } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';
import { newPlaceText } from '../move/newPlaceText.ts';
import { freezesOn } from '../wantedDay.ts';
import { ConfirmationField } from './ConfirmationField.tsx';

/* As far from the edge as the titles of the sheets beside it. */
const Head = styled(Heading)`
  margin-top: calc(-1 * ${token.space[6]});
`;

export interface CheckoutStepProps {
  change: ServiceChangeKind;
  form: ChangeForm;
  target: ChangeTarget;
  freezes: readonly CountryFreeze[];
  /** Where the change is for one service. */
  service: WantedService['service'] | undefined;
  /** Where it is for several: which they are. */
  reviewed: readonly Description[] | undefined;
}

/** All that is about to be ordered once more, and what the company wants to say about it. */
export function CheckoutStep({ change, form, target, freezes, service, reviewed }: CheckoutStepProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isTermination = change === 'terminate';
  const isSeveral = target.serviceIds.length > 1;
  const inside = freezesOn(isTermination ? form.values.lastDay : form.values.wantedAt, freezes, target.countries);
  return (
    <Sheet>
      <Stack gap={20}>
        <Head level={2} variant="section" ref={heading} tabIndex={-1}>
          {formatMessage({ id: isTermination ? 'serviceChange.terminate.checkout' : 'serviceChange.checkout' })}
        </Head>
        {/* First: on phones the foot of the form would stand before it further down. */}
        {change === 'replace' && (
          <Note>
            <Text as="div" variant="bodyStrong">
              {formatMessage({ id: 'serviceChange.replace.binding' })}
            </Text>
            {formatMessage({ id: 'serviceChange.replace.cancel' })}
          </Note>
        )}
        <DescriptionList layout="column" items={useReviewed(change, form, { target, service, reviewed })} />
        <FreezeNote freezes={inside} />
        <RedundancyQuestion redundancy={form.redundancy} error={form.error} readOnly={form.isPending} />
        <TextArea
          label={formatMessage({ id: reasonOrText(isTermination, isSeveral) })}
          isOptional={!isTermination}
          aria-required={isTermination}
          characterLimit={maxOrderTextLength}
          value={form.values.text}
          onChange={(event) => form.set('text', event.target.value)}
          onBlur={() => form.touch('text')}
          readOnly={form.isPending}
          error={form.errorOf('text')}
        />
        <TextField
          label={formatMessage({ id: 'serviceChange.reference' })}
          isOptional
          characterLimit={maxReferenceLength}
          value={form.values.reference}
          onChange={(event) => form.set('reference', event.target.value)}
          onBlur={() => form.touch('reference')}
          readOnly={form.isPending}
          error={form.errorOf('reference')}
        />
        {isTermination && <ConfirmationField form={form} target={target} />}
      </Stack>
    </Sheet>
  );
}

function useReviewed(
  change: ServiceChangeKind,
  { values }: ChangeForm,
  { target, service, reviewed }: Pick<CheckoutStepProps, 'target' | 'service' | 'reviewed'>,
): Description[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { chosen, months, wantedAt, lastDay } = values;
  const day = (value: string) =>
    value === '' ? formatMessage({ id: 'serviceChange.wanted.soon' }) : <Day value={value} />;
  const services: readonly Description[] = service
    ? [
        {
          term: formatMessage({ id: 'serviceChange.several.service' }),
          description: [
            translatedName(service.productInformation.translations, language, service.serviceName),
            service.siteName,
            service.serviceId,
          ].join(', '),
        },
      ]
    : (reviewed ?? []);
  const wanted: Description = { term: formatMessage({ id: 'serviceChange.wanted' }), description: day(wantedAt) };
  switch (change) {
    case 'upgrade':
      return [
        ...services,
        {
          term: formatMessage({ id: 'serviceChange.capacity' }),
          description: formatBitRate(language, Number(chosen)),
        },
        {
          term: formatMessage({ id: 'serviceChange.agreement' }),
          description:
            months === '' ? (
              <AgreementAsNow endsOn={target.contractEndsOn} />
            ) : (
              formatMessage({ id: 'serviceChange.months' }, { count: Number(months) })
            ),
        },
        wanted,
      ];
    case 'addon': {
      const ids = chosenAddons(chosen);
      const names = target.addons
        .filter(({ id }) => ids.includes(id))
        .map(({ id, translations }) => translatedName(translations, language, id));
      return [
        ...services,
        { term: formatMessage({ id: 'serviceChange.addons' }), description: formatList(language, names) },
        wanted,
      ];
    }
    case 'replace': {
      const product = target.replacements.find(({ productId }) => productId === chosen);
      return [
        ...services,
        {
          term: formatMessage({ id: 'serviceChange.product' }),
          description: product && translatedName(product.translations, language, product.productId),
        },
        wanted,
      ];
    }
    case 'renegotiate':
      return [
        ...services,
        {
          term: formatMessage({ id: 'serviceChange.agreement' }),
          description: formatMessage({ id: 'serviceChange.months' }, { count: Number(months) }),
        },
        { ...wanted, term: formatMessage({ id: 'serviceChange.starts' }) },
      ];
    case 'move':
      return [
        ...services,
        {
          term: formatMessage({ id: 'serviceChange.move.to' }),
          description: newPlaceText(values, intl),
        },
        wanted,
      ];
    case 'terminate':
      return [...services, { term: formatMessage({ id: 'serviceChange.lastDay' }), description: day(lastDay) }];
  }
}

/** The agreement goes on, until when where that is one day. */
function AgreementAsNow({ endsOn }: { endsOn: string | undefined }) {
  return endsOn === undefined ? (
    <FormattedMessage id="serviceChange.agreement.keep" />
  ) : (
    <FormattedMessage id="serviceChange.agreement.keepUntil" values={{ day: <Day value={endsOn} /> }} />
  );
}

function reasonOrText(isTermination: boolean, isSeveral: boolean) {
  if (!isTermination) return 'serviceChange.text';
  return isSeveral ? 'serviceChange.several.reason' : 'serviceChange.reason';
}
