/**
 * Does something at once; where something is being pressed, when it has been let go. What is left by a press often gets its message then, and
 * whatever moves under the press is missed by it.
 */
export function afterPress(work: () => void): void {
  if (document.querySelector('body :active') === null) {
    work();
    return;
  }
  // The click comes in the same task.
  addEventListener('pointerup', () => setTimeout(work), { once: true });
}
