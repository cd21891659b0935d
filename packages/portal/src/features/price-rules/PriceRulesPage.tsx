import type { PriceRules } from '@skerry/contracts';
import { Button, DateTime, EmptyState, Sheet, Stack } from '@skerry/ui';
import { IconPlus, IconReceiptTax } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { List } from '../../platform/list/List.tsx';
import { choiceFilter } from '../../platform/list/listFilters.tsx';
import { savedViewsOf } from '../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { UnsavedForms } from '../../platform/unsaved-changes/UnsavedForms.tsx';
import { AdminHead } from './AdminHead.tsx';
import { priceRulesListId, priceRulesPath } from './price-rules.paths.ts';
import { usePriceRules } from './priceRules.queries.ts';
import { OpenRule } from './rules/OpenRule.tsx';
import { ProposalDecision } from './rules/ProposalDecision.tsx';
import { pricedCountries, rulesFormat, rulesIn, type PlacedRule } from './rules/rulesAddress.ts';
import { SendChanges } from './rules/SendChanges.tsx';
import { useRuleChanges } from './rules/useRuleChanges.ts';
import type { RuleCatalogue } from './rules/ruleWords.ts';
import { useRuleColumns } from './rules/useRuleColumns.tsx';

/** The rules that prices follow from, in the order that they are used in, and what a change of them does. */
/** What is changed of a rule is still there in the list, and in any part of it. */
const keptBeyond = ['rule', 'filter', 'product', 'page'];

export function PriceRulesPage() {
  return (
    <UnsavedForms ignoredNames={keptBeyond}>
      <Rules />
    </UnsavedForms>
  );
}

const none: PriceRules['rules'] = [];
const noProducts: PriceRules['products'] = [];
const noCatalogue: RuleCatalogue = { products: [] };

function Rules() {
  const { formatMessage } = useIntl();
  const query = usePriceRules();
  const { data } = query;
  const current = data?.rules ?? none;
  const products = data?.products ?? noProducts;
  const changes = useRuleChanges(current);
  const address = useListAddress(rulesFormat);
  const { view, change } = address;
  const before = current.find(({ id }) => id === view.rule);
  const open = changes.rules.find(({ id }) => id === view.rule);
  const found = useMemo(() => rulesIn(changes.rules, view), [changes.rules, view]);
  const { columns, phone } = useRuleColumns(data ?? noCatalogue, [...changes.changedIds].join(' '));
  const isThere = data !== undefined;
  const answer = useMemo(
    () => (isThere ? { items: found, totalPages: 1, currentPage: 0 } : undefined),
    [isThere, found],
  );
  const { error, isLoading, isValidating, mutate } = query;
  const outdated = () => void mutate();
  const isFiltered = view.filter !== '' || view.products.length > 0 || view.country !== undefined;
  const list = (
    <List
      id={priceRulesListId}
      label={formatMessage({ id: 'pages.priceRules' })}
      address={address}
      savedViews={savedViewsOf('priceRules', rulesFormat, address)}
      query={{ data: answer, error, isLoading, isValidating, mutate }}
      rowKey={keyOf}
      rowHref={({ rule }) => address.hrefOf({ rule: rule.id })}
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
        choiceFilter({
          id: 'country',
          label: formatMessage({ id: 'priceRules.preview.country' }),
          isPrimary: true,
          options: pricedCountries.map((value) => ({
            value,
            label: formatMessage({ id: `priceRules.country.${value}` }),
          })),
          value: view.country === undefined ? [] : [view.country],
          // One at a time: each has its own currency.
          onChange: (chosen) => change({ country: chosen.find((each) => each !== view.country) }),
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
        {...(data &&
          open === undefined && {
            actions: (
              <Button
                icon={IconPlus}
                onClick={() => change({ rule: changes.add(formatMessage({ id: 'priceRules.new' })) })}
              >
                {formatMessage({ id: 'priceRules.new' })}
              </Button>
            ),
          })}
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
      {data && open ? (
        <OpenRule
          key={open.id}
          rule={open}
          before={before}
          current={data}
          changes={changes}
          backHref={address.hrefOf({ rule: '' })}
          onClose={() => change({ rule: '' })}
          onOutdated={outdated}
        />
      ) : (
        <>
          {data && changes.changedIds.size > 0 && (
            <Sheet
              title={formatMessage({ id: 'priceRules.unsent.title' }, { count: changes.changedIds.size })}
              padding="none"
            >
              <SendChanges current={data} changes={changes} onOutdated={outdated} />
            </Sheet>
          )}
          {list}
        </>
      )}
    </Stack>
  );
}

const keyOf = ({ rule }: PlacedRule) => rule.id;
