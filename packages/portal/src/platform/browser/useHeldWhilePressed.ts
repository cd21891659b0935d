import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

function subscribe(changed: () => void): () => void {
  const press = () => {
    isPressed = true;
    changed();
  };
  const release = () => {
    // The click comes after the release.
    setTimeout(() => {
      isPressed = false;
      changed();
    });
  };
  document.addEventListener('pointerdown', press);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);
  return () => {
    document.removeEventListener('pointerdown', press);
    document.removeEventListener('pointerup', release);
    document.removeEventListener('pointercancel', release);
    isPressed = false;
  };
}

/**
 * The value, and while a button of the mouse or a finger is down, what it was before: what replaces the link under it takes the click with it.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, () => isPressed);
  const [shown, setShown] = useState({ value });
  if (!isHeld && shown.value !== value) setShown({ value });
  return isHeld ? shown.value : value;
}
