/** What would colour an element while it is pointed at: no script can point as a hand does. */
export function paintedWhilePointedAt(element: Element | undefined): string[] {
  const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter(({ style, selectorText }) => style.background !== '' && selectorText.includes(':hover'))
    .map(({ style, selectorText }) => ({
      selector: selectorText.replaceAll(':hover', ''),
      background: style.background,
    }))
    .filter(({ selector }) => element?.matches(selector))
    .map(({ background }) => background);
}
