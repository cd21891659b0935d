import type { QuotableProduct } from '@skerry/contracts';
import { Button, FormWide, Text, token } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Part } from '../../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../../platform/browser/useLazyDialog.ts';
import { FormPart } from '../../../../platform/form/FormPart.tsx';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { optionWords } from '../../words/optionWords.ts';
import { optionFaults } from './options.ts';
import type { OwnOptionsDialogProps } from './OwnOptionsDialog.tsx';
import type { ChoicesForm } from '../useChoices.ts';

const List = styled.ul`
  display: grid;
  margin: 0 0 ${token.space[12]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]} ${token.space[16]};
    padding: ${token.space[8]} 0;
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > li > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

const dialog: Part<OwnOptionsDialogProps> = {
  texts: [],
  component: async () => (await import('./OwnOptionsDialog.tsx')).OwnOptionsDialog,
};

interface OwnOptionsPartProps {
  form: ChoicesForm;
  product: QuotableProduct;
  currency: string;
  nameOf: (addonId: string) => string;
}

/** Sites that have options of their own, and the way to give some to others. */
export function OwnOptionsPart({ form, product, currency, nameOf }: OwnOptionsPartProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { sites, choices, change, isPending } = form;
  const { ownOptions } = choices;
  const edit = useLazyDialog(dialog);
  const [edited, setEdited] = useState<readonly string[]>([]);
  const own = sites.flatMap((site) => {
    const options = ownOptions[site.id];
    return options === undefined ? [] : [{ site, options }];
  });
  const open = (siteIds: readonly string[]) => {
    setEdited(siteIds);
    edit.open();
  };
  return (
    <FormPart
      title={formatMessage({ id: 'quoteConfigure.own' })}
      description={formatMessage({ id: own.length > 0 ? 'quoteConfigure.own.help' : 'quoteConfigure.own.none' })}
    >
      <FormWide>
        {own.length > 0 && (
          <List>
            {own.map(({ site, options }) => (
              <li key={site.id}>
                <div>
                  <Text variant="bodyStrong">{site.name}</Text>
                  <Text
                    as="div"
                    variant="caption"
                    tone={optionFaults(product, options).length > 0 ? 'critical' : 'muted'}
                  >
                    {optionWords(product, options, language) || formatMessage({ id: 'quoteConfigure.own.nothing' })}
                  </Text>
                </div>
                <div>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={formatMessage({ id: 'quoteConfigure.own.changeOf' }, { site: site.name })}
                    onClick={() => open([site.id])}
                    disabled={isPending}
                  >
                    {formatMessage({ id: 'quoteConfigure.own.change' })}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={formatMessage({ id: 'quoteConfigure.own.sameOf' }, { site: site.name })}
                    disabled={isPending}
                    onClick={() =>
                      change({
                        ownOptions: Object.fromEntries(Object.entries(ownOptions).filter(([id]) => id !== site.id)),
                      })
                    }
                  >
                    {formatMessage({ id: 'quoteConfigure.own.same' })}
                  </Button>
                </div>
              </li>
            ))}
          </List>
        )}
        <Button size="small" isLoading={edit.isLoading} onClick={() => open([])} disabled={isPending}>
          {formatMessage({ id: 'quoteConfigure.own.add' })}
        </Button>
        {edit.Dialog && (
          <edit.Dialog
            product={product}
            sites={sites}
            first={edited}
            options={ownOptions[edited[0] ?? ''] ?? choices.options}
            currency={currency}
            nameOf={nameOf}
            onApply={(siteIds, options) => {
              change({ ownOptions: { ...ownOptions, ...Object.fromEntries(siteIds.map((id) => [id, options])) } });
              edit.close();
            }}
            onClose={edit.close}
          />
        )}
      </FormWide>
    </FormPart>
  );
}
