/** Moves labels of letters `em` px high that would overlap apart, each as little as can be, in their order from the top. */
export function apart<Label extends { readonly y: number }>(labels: readonly Label[], em: number): readonly Label[] {
  let lowest = -Infinity;
  return [...labels]
    .sort((a, b) => a.y - b.y)
    .map((label) => {
      lowest = Math.max(label.y, lowest + 1.25 * em);
      return { ...label, y: lowest };
    });
}
