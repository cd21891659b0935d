// The report of a comparison: one page, with the pictures in it, story by story.
import { encodePng, type Picture } from './png.ts';

export interface Finding {
  /** `<mode>/<story>`, as the reference is called. */
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'gone' | 'not drawn';
  readonly reason: string;
  readonly reference?: Picture | undefined;
  readonly now?: Picture | undefined;
  readonly difference?: Picture | undefined;
}

/** @param storybook where the stories can be opened, without a slash at the end */
export function writeReport(findings: readonly Finding[], summary: string, storybook: string): string {
  const stories = Object.entries(Object.groupBy(findings, storyOf)).map(([id, found = []]) => ({
    id,
    found: found.toSorted(lightFirst),
  }));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual check</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f3f6f7; color: #0e2429; }
section { background: #fff; padding: 16px; margin-block: 16px; border-radius: 6px; }
h2 { font-size: 16px; margin: 0; }
h2 a { font-size: 14px; font-weight: normal; margin-inline-start: 12px; }
h3 { font-size: 14px; margin: 16px 0 8px; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; overflow: auto; }
nav ul { columns: 320px; padding-inline-start: 20px; }
label { margin-inline-end: 16px; }
nav span { margin-inline-end: 8px; white-space: nowrap; }
[hidden] { display: none; }
img { display: block; box-sizing: border-box; border: 1px solid #c4d0d3; max-width: 100%; height: auto; }
body:has([name='full']:checked) img { max-width: none; }
</style>
<h1>Visual check</h1>
<p>${escape(summary)}</p>
${indexOf(stories)}
${stories.map((story) => sectionOf(story, storybook)).join('\n')}
</html>
`;
}

interface StoryFindings {
  readonly id: string;
  readonly found: readonly Finding[];
}

function sectionOf({ id, found }: StoryFindings, storybook: string): string {
  const modes = found.map(
    ({ name, kind, reason, reference, now, difference }) => `<article data-result="${kind}">
<h3>${escape(modeOf(name))}: ${kind}, ${escape(reason)}</h3>
<div class="pictures">${figure('Reference', reference)}${figure('Now', now)}${figure('Difference', difference)}</div>
</article>`,
  );
  return `<section id="${escape(id)}" data-component="${escape(componentOf(id))}">
<h2>${escape(id)}<a href="${escape(`${storybook}/?path=/story/${id}`)}">Open the story</a></h2>
${modes.join('\n')}
</section>`;
}

/** Every story as a link, and a filter by component and result that hides links and pictures alike. */
function indexOf(stories: readonly StoryFindings[]): string {
  const components = [...new Set(stories.map(({ id }) => componentOf(id)))].sort();
  const kinds = [...new Set(stories.flatMap(({ found }) => found.map(({ kind }) => kind)))].sort();
  const links = stories.map(({ id, found }) => {
    const modes = found.map(({ name, kind }) => `<span data-result="${kind}">${escape(modeOf(name))} ${kind}</span>`);
    return `<li data-component="${escape(componentOf(id))}"><a href="#${escape(id)}">${escape(id)}</a>: ${modes.join(' ')}</li>`;
  });
  return `<nav aria-label="Findings">
<p>${select('Component', 'component', components)}${select('Result', 'result', kinds)}<label><input type="checkbox" name="full"> Pictures in full size</label><output></output></p>
<ul>${links.join('\n')}</ul>
</nav>
<script>(${filterFindings.toString()})();</script>`;
}

function select(label: string, name: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escape(value)}</option>`);
  return `<label>${label} <select name="${name}"><option value="">All</option>${options.join('')}</select></label>`;
}

function storyOf({ name }: Finding): string {
  return name.replace(/^[^/]*\//, '');
}

function modeOf(name: string): string {
  return name.replace(/\/.*$/, '');
}

/** As they come, they are in the order in which two lanes were done with them. */
function lightFirst({ name: one }: Finding, { name: other }: Finding): number {
  const [first, second] = [modeOf(one), modeOf(other)];
  return Number(second === 'light') - Number(first === 'light') || first.localeCompare(second);
}

/** `visual-button--sizes` is of `button`. */
function componentOf(id: string): string {
  return id.replace(/--.*$/, '').replace(/^visual-/, '');
}

/** Runs in the page; uses nothing from outside itself. */
function filterFindings(): void {
  const choices = [...document.querySelectorAll('select')];
  const chosen = (name: string) => choices.find((choice) => choice.name === name)?.value ?? '';
  const filter = () => {
    for (const finding of document.querySelectorAll<HTMLElement>('[data-result]'))
      finding.hidden = chosen('result') !== '' && finding.dataset['result'] !== chosen('result');
    // A story goes with the last of its findings.
    for (const story of document.querySelectorAll<HTMLElement>('[data-component]'))
      story.hidden =
        (chosen('component') !== '' && story.dataset['component'] !== chosen('component')) ||
        !story.querySelector('[data-result]:not([hidden])');
    const shown = document.querySelectorAll('section:not([hidden]) article:not([hidden])').length;
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
