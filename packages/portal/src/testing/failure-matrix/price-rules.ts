import { screen, within } from '@testing-library/react';
import { administrator, aPriceRulesApiStub, someRules } from '../../features/price-rules/testing/aPriceRulesApiStub.ts';
import { quoteAndOrderUrl } from '../server.ts';
import { button, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const openRules =
  (query = '', proposal: Parameters<typeof aPriceRulesApiStub>[0] = {}) =>
  async ({ render }: Reader) => {
    aPriceRulesApiStub(proposal);
    await render(`/admin/price-rules${query}`, administrator);
  };
const openAgreements = async ({ render }: Reader) => {
  aPriceRulesApiStub();
  await render('/admin/agreements', administrator);
};
const changeAgreement = async (reader: Reader) => {
  await openAgreements(reader);
  const name = reader.say('agreements.edit', { name: 'Company connections 2024' });
  await reader.user.click(await screen.findByRole('button', { name }));
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', {
    name: reader.say('agreements.field.name'),
  });
  await reader.user.clear(field);
  await reader.user.paste('Connections 2025');
};
const proposal = {
  id: 'proposal-1',
  basedOn: 7,
  rules: [...someRules],
  reason: 'Campaign',
  madeBy: 'Maria Holt',
  madeAt: '2024-11-21T09:00:00.000Z',
  isMine: false,
};

/** Plural forms go by numbers; the texts of scenarios take words. */
const one = { count: 1 } as unknown as Record<string, string>;

/** Prices and agreements, as the provider's administrators keep them. */
export const priceRules: Readonly<Record<string, Scenario>> = {
  getPriceRules: { call: ['get', quoteAndOrderUrl('/price-rules')], open: openRules(), next: tryAgain },
  previewPriceRules: {
    call: ['post', quoteAndOrderUrl('/price-rules/previews')],
    open: openRules('?rule=PR-0419'),
    next: tryAgain,
  },
  proposePriceRules: {
    call: ['post', quoteAndOrderUrl('/price-rules/proposals')],
    open: async (reader) => {
      await openRules('?rule=PR-0419')(reader);
      await fill(reader, { 'priceRules.field.name': 'Longer terms' });
      await fill(reader, { 'priceRules.reason': 'They sell better' });
    },
    send: async ({ user, say }) => user.click(await screen.findByRole('button', { name: say('priceRules.send', one) })),
    expectTyped: ({ say }) =>
      expect(screen.getByRole('textbox', { name: say('priceRules.reason') })).toHaveValue('They sell better'),
    next: async ({ say }) => screen.findByRole('button', { name: say('priceRules.send', one) }),
  },
  decidePriceRules: {
    call: ['post', quoteAndOrderUrl('/price-rules/proposals/proposal-1/decisions')],
    open: openRules('', { proposal }),
    send: (reader) => press(reader, 'priceRules.proposal.approve'),
    next: button('priceRules.proposal.approve'),
  },
  listAgreementsInAdministration: {
    call: ['get', quoteAndOrderUrl('/agreements-in-administration')],
    open: openAgreements,
    next: tryAgain,
  },
  updateAgreement: {
    call: ['put', quoteAndOrderUrl('/agreements-in-administration/FA-2024-117')],
    open: changeAgreement,
    send: (reader) => press(reader, 'form.save'),
    expectTyped: ({ say }) =>
      expect(screen.getByRole('textbox', { name: say('agreements.field.name') })).toHaveValue('Connections 2025'),
    next: button('form.save'),
  },
};
