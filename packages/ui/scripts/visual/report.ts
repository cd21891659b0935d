// The report of a comparison: one page, with the pictures in it.
import { encodePng, type Picture } from './png.ts';

export interface Finding {
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'gone' | 'not drawn';
  readonly reason: string;
  readonly reference?: Picture | undefined;
  readonly now?: Picture | undefined;
  readonly difference?: Picture | undefined;
}

export function writeReport(findings: readonly Finding[], summary: string): string {
  const sections = findings.map(
    (
      { name, kind, reason, reference, now, difference },
      index,
    ) => `<section id="finding-${index}" ${dataOf(name, kind)}>
<h2>${escape(name)}</h2>
<p><strong>${kind}</strong>: ${escape(reason)}</p>
<div>${figure('Reference', reference)}${figure('Now', now)}${figure('Difference', difference)}</div>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual check</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f3f6f7; color: #0e2429; }
section { background: #fff; padding: 16px; margin-block: 16px; border-radius: 6px; }
h2 { font-size: 16px; margin: 0; }
p { margin: 4px 0 12px; }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; max-width: 100%; }
nav ul { columns: 320px; padding-inline-start: 20px; }
nav label { margin-inline-end: 16px; }
[hidden] { display: none; }
img { display: block; border: 1px solid #c4d0d3; max-width: 100%; height: auto; }
</style>
<h1>Visual check</h1>
<p>${escape(summary)}</p>
${indexOf(findings)}
${sections.join('\n')}
</html>
`;
}

/** Every finding as a link, and a filter by component and result that hides links and pictures alike. */
function indexOf(findings: readonly Finding[]): string {
  const components = [...new Set(findings.map(({ name }) => componentOf(name)))].sort();
  const kinds = [...new Set(findings.map(({ kind }) => kind))].sort();
  const links = findings.map(
    ({ name, kind }, index) =>
      `<li ${dataOf(name, kind)}><a href="#finding-${index}">${escape(name)}</a>: ${kind}</li>`,
  );
  return `<nav aria-label="Findings">
<p>${select('Component', 'component', components)}${select('Result', 'result', kinds)}<output></output></p>
<ul>${links.join('\n')}</ul>
</nav>
<script>(${filterFindings.toString()})();</script>`;
}

function select(label: string, name: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escape(value)}</option>`);
  return `<label>${label} <select name="${name}"><option value="">All</option>${options.join('')}</select></label>`;
}

function dataOf(name: string, kind: Finding['kind']): string {
  return `data-component="${escape(componentOf(name))}" data-result="${kind}"`;
}

/** `light/visual-button--sizes` is of `button`. */
function componentOf(name: string): string {
  return name
    .replace(/^[^/]*\//, '')
    .replace(/--.*$/, '')
    .replace(/^visual-/, '');
}

/** Runs in the page; uses nothing from outside itself. */
function filterFindings(): void {
  const choices = [...document.querySelectorAll('select')];
  const filter = () => {
    const items = [...document.querySelectorAll<HTMLElement>('[data-component]')];
    for (const item of items)
      item.hidden = choices.some(({ name, value }) => value !== '' && item.dataset[name] !== value);
    const shown = items.filter(({ hidden, tagName }) => !hidden && tagName === 'LI').length;
    for (const output of document.querySelectorAll('output')) output.textContent = `${shown} shown`;
  };
  for (const choice of choices) choice.addEventListener('change', filter);
  // The sections come after this script.
  document.addEventListener('DOMContentLoaded', filter);
}

function figure(title: string, picture: Picture | undefined): string {
  if (!picture) return '';
  const source = `data:image/png;base64,${encodePng(picture).toString('base64')}`;
  return `<figure><figcaption>${title}, ${picture.width} × ${picture.height}</figcaption><img src="${source}" alt="${title}"></figure>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
