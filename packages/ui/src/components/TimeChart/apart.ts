const lineHeight = 15;

/** Moves labels that would overlap apart, each as little as can be, in their order from the top. */
export function apart<Label extends { readonly y: number }>(labels: readonly Label[]): readonly Label[] {
  let lowest = -Infinity;
  return [...labels]
    .sort((a, b) => a.y - b.y)
    .map((label) => {
      lowest = Math.max(label.y, lowest + lineHeight);
      return { ...label, y: lowest };
    });
}
