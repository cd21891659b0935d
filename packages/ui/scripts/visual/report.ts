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
    ({ name, kind, reason, reference, now, difference }) => `<section>
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
img { display: block; border: 1px solid #c4d0d3; max-width: 100%; height: auto; }
</style>
<h1>Visual check</h1>
<p>${escape(summary)}</p>
${sections.join('\n')}
</html>
`;
}

function figure(title: string, picture: Picture | undefined): string {
  if (!picture) return '';
  const source = `data:image/png;base64,${encodePng(picture).toString('base64')}`;
  return `<figure><figcaption>${title}, ${picture.width} × ${picture.height}</figcaption><img src="${source}" alt="${title}"></figure>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
