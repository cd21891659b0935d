import type { PriceRules } from '@skerry/contracts';
import { DateTime, EmptyState, Link, Stack } from '@skerry/ui';
import { IconReceiptTax } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { List } from '../../platform/list/List.tsx';
import { choiceFilter } from '../../platform/list/listFilters.tsx';
import { savedViewsOf } from '../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { UnsavedForms } from '../../platform/unsaved-changes/UnsavedForms.tsx';
import { AdminHead } from './AdminHead.tsx';
import { priceRulesListId, priceRulesPath } from './price-rules.paths.ts';
import { usePriceRules } from './priceRules.queries.ts';
import { ProposalDecision } from './rules/ProposalDecision.tsx';
import { RuleEditor } from './rules/RuleEditor.tsx';
import { RuleColumns } from './rules/RuleEditor.styles.ts';
import { RulePreview } from './rules/RulePreview.tsx';
import { rulesFormat, rulesIn, type PlacedRule } from './rules/rulesAddress.ts';
import { SendChanges } from './rules/SendChanges.tsx';
import { useRuleChanges } from './rules/useRuleChanges.ts';
import { useRuleColumns } from './rules/useRuleColumns.tsx';

/** The rules that prices follow from, in the order that they are used in, and what a change of them does. */
export function PriceRulesPage() {
  return (
    <UnsavedForms>
      <Rules />
    </UnsavedForms>
  );
}

const none: PriceRules['rules'] = [];
const noProducts: PriceRules['products'] = [];

function Rules() {
  const { formatMessage } = useIntl();
  const query = usePriceRules();
  const { data } = query;
  const current = data?.rules ?? none;
  const products = data?.products ?? noProducts;
  const changes = useRuleChanges(current);
  const address = useListAddress(rulesFormat);
  const { view, change } = address;
  const isBeside = useIsAtLeast('extraLarge');
  const before = current.find(({ id }) => id === view.rule);
  const open = changes.rules.find(({ id }) => id === view.rule);
  const isOpen = before !== undefined && open !== undefined;
  const isAlone = isOpen && !isBeside;
  const found = useMemo(() => rulesIn(changes.rules, view), [changes.rules, view]);
  const { columns, phone } = useRuleColumns(products, [...changes.changedIds].join(' '), isBeside && isOpen);
  const isThere = data !== undefined;
  const answer = useMemo(
    () => (isThere ? { items: found, totalPages: 1, currentPage: 0 } : undefined),
    [isThere, found],
  );
  const { error, isLoading, isValidating, mutate } = query;
  const outdated = () => void mutate();
  const isFiltered = view.filter !== '' || view.products.length > 0;
  const list = (
    <List
      id={priceRulesListId}
      label={formatMessage({ id: 'pages.priceRules' })}
      address={address}
      savedViews={savedViewsOf('priceRules', rulesFormat, address)}
      query={{ data: answer, error, isLoading, isValidating, mutate }}
      rowKey={keyOf}
      rowHref={({ rule }) => address.hrefOf({ rule: rule.id })}
      rowState={({ rule }) => ({ isCurrent: rule.id === view.rule })}
      staysInView={isBeside}
      columns={columns}
      phone={phone}
      search={{
        label: formatMessage({ id: 'priceRules.filter.text' }),
        placeholder: formatMessage({ id: 'priceRules.filter.text' }),
      }}
      filters={[
        choiceFilter({
          id: 'product',
          label: formatMessage({ id: 'priceRules.field.product' }),
          isPrimary: true,
          options: products.map(({ id, name }) => ({ value: id, label: name })),
          value: view.products,
          onChange: (chosen) => change({ products: chosen }),
        }),
      ]}
      sort={undefined}
      sortHint={formatMessage({ id: 'priceRules.sort' })}
      count={data && formatMessage({ id: 'priceRules.found' }, { found: found.length, count: current.length })}
      found={data && found.length}
      perPage=""
      errorTitle="priceRules.error"
      isEmpty={data !== undefined && current.length === 0 && !isFiltered}
      empty={
        <EmptyState icon={IconReceiptTax} title={formatMessage({ id: 'priceRules.empty.title' })}>
          {formatMessage({ id: 'priceRules.empty.body' })}
        </EmptyState>
      }
    />
  );
  return (
    <Stack>
      <AdminHead
        currentPath={priceRulesPath}
        count={data && current.length}
        {...(data?.madeAt && {
          meta: (
            <FormattedMessage
              id="priceRules.version"
              values={{
                version: data.version,
                by: data.madeBy,
                approver: data.approvedBy ?? '',
                isApproved: String(data.approvedBy !== null),
                day: <DateTime value={data.madeAt} format="date" />,
              }}
            />
          ),
        })}
      />
      {data && <ProposalDecision current={data} onOutdated={outdated} />}
      <RuleColumns data-is-open={isOpen ? '' : undefined}>
        {!isAlone && list}
        {isOpen && (
          <Stack gap={12}>
            {isAlone && (
              <div>
                <Link variant="back" href={address.hrefOf({ rule: '' })}>
                  {formatMessage({ id: 'priceRules.back' })}
                </Link>
              </div>
            )}
            <RuleEditor
              key={view.rule}
              rule={open}
              before={before}
              products={products}
              isChanged={changes.changedIds.has(open.id)}
              readOnly={false}
              onChange={changes.change}
              onUndo={() => changes.undo(open.id)}
              onClose={() => change({ rule: '' })}
            />
          </Stack>
        )}
      </RuleColumns>
      {data && current.length > 0 && (
        <RulePreview
          key={view.rule}
          rules={changes.rules}
          products={products}
          open={open}
          changedIds={changes.changedIds}
        >
          <SendChanges current={data} changes={changes} onOutdated={outdated} />
        </RulePreview>
      )}
    </Stack>
  );
}

const keyOf = ({ rule }: PlacedRule) => rule.id;
