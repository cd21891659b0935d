import type { Translation } from '@skerry/contracts';
import { wordFaults } from '@skerry/i18n/terms';
import { demoAddons, demoCharacteristics } from '../demo/quotes/demo-options.ts';
import { opticalCatalogue } from './quote-and-order/optical-catalogue.ts';
import { changeKinds } from '../inventory/change-kinds.ts';

function faultsOf(id: string, translations: readonly Translation[]): string[] {
  return translations.flatMap(({ language, displayName, description = '' }) =>
    [displayName, description].flatMap((text) => wordFaults(language, id, text)),
  );
}

describe('the catalogues of the built-in APIs use one word for one concept:', () => {
  it('kinds of change', () => {
    const texts = changeKinds.flatMap(({ id, translations, schema }) => [
      { id, translations },
      ...schema.map((field) => ({ id: `${id}.${field.id}`, translations: field.translations })),
      ...schema.flatMap((field) =>
        (field.choices ?? []).map(({ value, translations: names }) => ({
          id: `${id}.${field.id}.${value}`,
          translations: names,
        })),
      ),
    ]);
    expect(texts.flatMap(({ id, translations }) => faultsOf(id, translations))).toEqual([]);
  });

  it('optical services', () => {
    expect(opticalCatalogue.products.flatMap(({ id, translations }) => faultsOf(id, translations))).toEqual([]);
  });

  it('add-on services', () => {
    expect(demoAddons.flatMap(({ id, translations }) => faultsOf(id, translations))).toEqual([]);
  });

  it('characteristics of products', () => {
    const fields = Object.values(demoCharacteristics).flat();
    const texts = [
      ...fields,
      ...fields.flatMap(({ id, choices = [] }) =>
        choices.map((choice) => ({ ...choice, id: `${id}.${choice.value}` })),
      ),
    ];
    expect(texts.flatMap(({ id, translations }) => faultsOf(id, translations))).toEqual([]);
  });
});
