import { isDomProp, systemStyles } from './systemProps.ts';

describe('system props', () => {
  it('become references to tokens', () => {
    expect(
      systemStyles({
        padding: 'stack',
        background: 'surface',
        border: 'subtle',
        radius: 'surface',
        elevation: 'sheet',
      }),
    ).toEqual({
      padding: 'var(--sk-space-stack)',
      backgroundColor: 'var(--sk-bg-surface)',
      border: 'var(--sk-border-hairline) solid var(--sk-border-subtle)',
      borderRadius: 'var(--sk-radius-surface)',
      boxShadow: 'var(--sk-elevation-sheet)',
    });
  });

  it('hold from the breakpoint they name', () => {
    expect(systemStyles({ paddingX: { extraSmall: 16, large: 24 } })).toEqual({
      paddingLeft: 'var(--sk-space-16)',
      paddingRight: 'var(--sk-space-16)',
      '@media screen and (min-width: 62em)': { paddingLeft: 'var(--sk-space-24)', paddingRight: 'var(--sk-space-24)' },
    });
  });

  it('keep their breakpoints after use with plain values, which the library would not by itself', () => {
    systemStyles({ gap: 8 });
    expect(Object.keys(systemStyles({ gap: { medium: 24, small: 16 } }))).toEqual([
      '@media screen and (min-width: 37.5em)',
      '@media screen and (min-width: 48em)',
    ]);
  });

  it('stay out of the DOM', () => {
    expect(['gap', 'columns', 'background', 'paddingX'].filter(isDomProp)).toEqual([]);
    expect(['id', 'role', 'data-variant', 'aria-busy'].filter(isDomProp)).toHaveLength(4);
  });
});
