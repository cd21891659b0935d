let isPressed = false;
// Before anything that the press does: a field is left by it.
addEventListener('pointerdown', () => (isPressed = true), { capture: true });
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), { capture: true });

/**
 * Does something at once; where something is being pressed, when it has been let go. What is left by a press often gets its message then, and
 * whatever moves under the press is missed by it.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  // The click comes in the same task.
  const later = () => {
    removeEventListener('pointerup', later);
    removeEventListener('pointercancel', later);
    setTimeout(work);
  };
  addEventListener('pointerup', later);
  addEventListener('pointercancel', later);
}
