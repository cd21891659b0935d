import { createElement } from 'react';
import { controlsOf } from '../../../../.storybook/controlsOf.ts';

type Context = Parameters<typeof controlsOf>[0];

/** What is made of a prop of this type, where its story gives it this. */
function made(type: string, initial?: unknown, summary?: string) {
  const table = summary === undefined ? {} : { table: { defaultValue: { summary } } };
  const argTypes = { prop: { name: 'prop', type: { name: type }, ...table } };
  return controlsOf({ argTypes, initialArgs: { prop: initial } } as unknown as Context)['prop'];
}

describe('The table of props', () => {
  it.each([
    [`"'secondary'"`, `'secondary'`],
    [`"\\"Close\\""`, `"Close"`],
    ['false', 'false'],
    [`"Close"`, `"Close"`],
    ['the text itself', 'the text itself'],
  ])('writes the default %s as %s', (written, shown) => {
    expect(made('string', undefined, written)?.table?.defaultValue?.summary).toBe(shown);
  });

  it.each([
    ['an element', 'other', createElement('b')],
    ['elements in a list', 'array', [{ label: createElement('b') }]],
    ['a function', 'function', () => undefined],
    ['an icon', 'other', () => null],
    ['a function that no story gives', 'function', undefined],
    ['an element that no story gives', 'other', undefined],
  ])('has no control for %s', (_what, type, initial) => {
    expect(made(type, initial)?.control).toBe(false);
  });

  it('has none for an element that only the story knows of', () => {
    const context = { argTypes: {}, initialArgs: { children: [createElement('b')], title: 'Sites' } };
    expect(controlsOf(context as unknown as Context)).toEqual({ children: { name: 'children', control: false } });
  });

  it.each([
    ['a text', 'other', 'Save'],
    ['a word', 'enum', undefined],
    ['a boolean', 'boolean', undefined],
    ['options', 'array', [{ value: 'sv', label: 'Swedish' }]],
  ])('has one for %s', (_what, type, initial) => {
    expect(made(type, initial)?.control).toBeUndefined();
  });
});
