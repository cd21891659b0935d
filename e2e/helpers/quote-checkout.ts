import { randomUUID } from 'node:crypto';
import { apis, type Approval, type Quote } from '@skerry/contracts';
import { expect, type Page } from '@playwright/test';
import { address } from '../support/address.ts';
import { tokenOf } from '../support/arrange.ts';
import { goTo } from '../support/browser.ts';

const path = address(`${apis['quote-and-order-v4'].prefix}/connection-searches`);

/** A quote of one site beside a point of presence, with firm prices, that no other journey has. Made with the token of the page's portal. */
export async function addQuote(page: Page): Promise<Quote> {
  const authorization = tokenOf(page);
  if (!authorization) throw new Error('Nobody is signed in on this page.');
  const answer = await page.request.post(path, {
    headers: { authorization, 'idempotency-key': randomUUID() },
    data: {
      agreementId: 'FA-2024-117',
      productIds: ['dia-static'],
      capacitiesBps: [200_000_000, 500_000_000],
      terms: [36],
      reference: `J-${randomUUID().slice(0, 8)}`,
      sites: [
        {
          name: 'Norra Kajen 2',
          streetName: 'Norra Kajen',
          houseNumber: '2',
          zipCode: '852 31',
          city: 'Sundsvall',
          country: 'SE',
          coordinates: { longitude: 17.3255, latitude: 62.3974 },
        },
      ],
    },
  });
  expect(answer.status()).toBe(202);
  const { id } = (await answer.json()) as Quote;
  let quote: Quote | undefined;
  await expect
    .poll(async () => {
      const found = await page.request.get(`${path}/${id}`, { headers: { authorization } });
      quote = (await found.json()) as Quote;
      return quote.prices.firm;
    })
    .toBe(2);
  if (quote === undefined) throw new Error('The quote is gone.');
  return quote;
}

export async function goToCheckout(page: Page, { id }: Quote): Promise<void> {
  await goTo(page, `/quote-and-order?quote=${id}&checkout=true`);
  await expect(page.getByRole('heading', { level: 1, name: /^Quote Q-/ })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

export async function goToApproval(page: Page, approvalId: Approval['id']): Promise<void> {
  await goTo(page, `/quote-and-order?approval=${approvalId}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
}

/** The id in the address of an approval's page. */
export async function approvalIdOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/[?&]approval=/);
  return new URL(page.url()).searchParams.get('approval') ?? '';
}
