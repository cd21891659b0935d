import type { AgreementInAdministration } from '@skerry/contracts';
import { CellLines, EmptyState, Sheet, Stack, StatusLabel, Table, type TableColumn, Text, Button } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleMinus, IconClock, IconFileOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { MissingSheet } from '../../platform/alerts/MissingSheet.tsx';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import { Day } from '../../platform/format/Day.tsx';
import { useToday } from '../../platform/format/useToday.ts';
import { usePhoneColumns, type PhoneRow } from '../../platform/list/phone/usePhoneColumns.tsx';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { UnsavedForms } from '../../platform/unsaved-changes/UnsavedForms.tsx';
import { AdminHead } from './AdminHead.tsx';
import type { AgreementDialogProps } from './agreements/AgreementDialog.tsx';
import { agreementFormId } from './agreements/agreementForm.ts';
import { agreementsPath } from './price-rules.paths.ts';
import { useAgreementsInAdministration } from './priceRules.queries.ts';
import { shareWord } from './rules/ruleWords.ts';

const dialog: Part<AgreementDialogProps> = {
  texts: ['form', 'validation', 'ui-form', 'ui-dates'],
  component: async () => (await import('./agreements/AgreementDialog.tsx')).AgreementDialog,
};

/** The framework agreements of the customer that one works for, with what they take off. */
export function AgreementsPage() {
  return (
    <UnsavedForms>
      <Agreements />
    </UnsavedForms>
  );
}

function Agreements() {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  const query = useAgreementsInAdministration();
  return (
    <Stack>
      <AdminHead
        currentPath={agreementsPath}
        count={query.data?.length}
        meta={formatMessage({ id: 'agreements.intro' }, { customer: customer.name })}
      />
      {query.data === undefined ? (
        <MissingSheet errorTitle="agreements.error" query={query} />
      ) : query.data.length === 0 ? (
        <Sheet padding="none">
          <EmptyState icon={IconFileOff} title={formatMessage({ id: 'agreements.empty.title' })}>
            {formatMessage({ id: 'agreements.empty.body' })}
          </EmptyState>
        </Sheet>
      ) : (
        <AgreementTable agreements={query.data} onOutdated={() => void query.mutate()} />
      )}
    </Stack>
  );
}

const looks = {
  active: { tone: 'positive', icon: IconCircleCheckFilled },
  coming: { tone: 'info', icon: IconClock },
  ended: { tone: 'neutral', icon: IconCircleMinus },
} as const;

/** What one buys under comes first. */
const places = { active: 0, coming: 1, ended: 2 } as const;

interface AgreementTableProps {
  agreements: readonly AgreementInAdministration[];
  onOutdated: () => void;
}

function AgreementTable({ agreements, onOutdated }: AgreementTableProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { today } = useToday();
  const isPhone = !useIsAtLeast('small');
  const isNarrow = !useIsAtLeast('large');
  // In the address, so that what was typed finds its agreement again after a new login.
  const [search, setSearch] = useSearchParams();
  const editedId = search.get('agreement') ?? '';
  const edited = agreements.find(({ id }) => id === editedId);
  const editing = useLazyDialog(dialog, agreementFormId(editedId));
  const stateOf = ({ validFrom, validTo }: AgreementInAdministration) =>
    validTo !== null && validTo < today ? 'ended' : validFrom !== null && validFrom > today ? 'coming' : 'active';
  const status = (agreement: AgreementInAdministration) => (
    <StatusLabel {...looks[stateOf(agreement)]}>
      {formatMessage({ id: `priceRules.state.${stateOf(agreement)}` })}
    </StatusLabel>
  );
  const discount = ({ discountBasisPoints }: AgreementInAdministration) => shareWord(locale, discountBasisPoints);
  const productsOf = ({ products, productPackages }: AgreementInAdministration) =>
    formatMessage({ id: 'agreements.products' }, { count: products.length + productPackages.length });
  const namesOf = ({ products, productPackages }: AgreementInAdministration) =>
    [...products, ...productPackages].map(({ name }) => name).join(', ');
  const daysOf = ({ validTo }: AgreementInAdministration) =>
    validTo === null ? (
      formatMessage({ id: 'priceRules.always' })
    ) : (
      <>
        {formatMessage({ id: 'agreements.until' })} <Day value={validTo} />
      </>
    );
  const edit = (agreement: AgreementInAdministration) => (
    <Button
      size="small"
      onPointerEnter={editing.prepare}
      aria-label={formatMessage({ id: 'agreements.edit' }, { name: agreement.name })}
      onClick={() => {
        setSearch({ agreement: agreement.id }, { replace: true });
        editing.open();
      }}
    >
      {formatMessage({ id: 'agreements.change' })}
    </Button>
  );
  const columns: readonly TableColumn<AgreementInAdministration>[] = [
    {
      id: 'name',
      header: formatMessage({ id: 'agreements.field.name' }),
      cell: (agreement) => (
        <CellLines isId detail={agreement.id}>
          <Text variant="bodyStrong">{agreement.name}</Text>
        </CellLines>
      ),
    },
    {
      id: 'products',
      header: formatMessage({ id: 'priceRules.field.products' }),
      visibleFrom: 'medium',
      ...(isNarrow && { width: '7.75rem' }),
      cell: (agreement) => (
        <CellLines
          detail={
            agreement.quoteAndOrderInternalUsersOnly ? formatMessage({ id: 'agreements.internal' }) : namesOf(agreement)
          }
        >
          {productsOf(agreement)}
        </CellLines>
      ),
    },
    {
      id: 'discount',
      header: formatMessage({ id: 'agreements.field.discount' }),
      width: '7rem',
      isNumeric: true,
      cell: discount,
    },
    {
      id: 'state',
      header: formatMessage({ id: 'priceRules.field.state' }),
      width: isNarrow ? '9rem' : '11rem',
      cell: (agreement) => <CellLines detail={daysOf(agreement)}>{status(agreement)}</CellLines>,
    },
    {
      id: 'edit',
      header: formatMessage({ id: 'agreements.change' }),
      isHeaderHidden: true,
      width: '7rem',
      isNumeric: true,
      cell: edit,
    },
  ];
  const phone: PhoneRow<AgreementInAdministration> = {
    title: ({ name }) => name,
    detail: productsOf,
    end: discount,
    endDetail: daysOf,
    foot: status,
    below: edit,
  };
  const phoneColumns = usePhoneColumns(phone);
  const close = () => {
    editing.close();
    setSearch({}, { replace: true });
  };
  return (
    <>
      <Sheet padding="none">
        <Table
          label={formatMessage({ id: 'pages.agreements' })}
          isPlain
          columns={isPhone ? phoneColumns : columns}
          rows={agreements.toSorted((one, other) => places[stateOf(one)] - places[stateOf(other)])}
          rowKey={({ id }) => id}
          {...(isPhone && phone.below && { rowFoot: phone.below })}
          layout="fixed"
          lines={2}
          isHeadHidden={isPhone}
        />
      </Sheet>
      {editing.Dialog && edited && (
        <editing.Dialog key={edited.id} agreement={edited} onOutdated={onOutdated} onClose={close} />
      )}
    </>
  );
}
