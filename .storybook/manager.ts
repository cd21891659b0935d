import { createElement, Fragment } from 'react';
import { addons, type HashEntry } from 'storybook/manager-api';
import { kitThemes } from './kitTheme.ts';

addons.setConfig({
  sidebar: { renderLabel: withStatus },
  theme: kitThemes.light,
});

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

// Sidebar and toolbar are as dark as what they surround.
addons.register('skerry/theme', (api) => {
  const follow = ({ globals: { theme } }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const isDark = theme === 'dark' || (theme === 'system' && systemIsDark.matches);
    api.setOptions({ theme: isDark ? kitThemes.dark : kitThemes.light });
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});

/** The name of a component, with its status where that is to be known before it is used. Its page, which the search calls after it, is “Docs” below it. */
function withStatus(entry: HashEntry) {
  const { type, name, tags } = entry;
  if (type === 'docs' && entry.id === `${entry.parent}--docs`) return 'Docs';
  const status = ['experimental', 'deprecated'].find((one) => tags.includes(one));
  if (type !== 'component' || status === undefined) return name;
  return createElement(Fragment, undefined, `${name} `, createElement('span', { style: badge }, status));
}

const badge = {
  marginInlineStart: 4,
  padding: '0 5px',
  border: '1px dashed currentcolor',
  borderRadius: 4,
  fontSize: 11,
};
