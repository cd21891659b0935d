import { useEffect, useState } from 'react';

/** How long typing must rest before a list filter is sent (specification, section 9). */
const filterDelay = 500;

/** The value, once it has not changed for the delay in milliseconds. */
export function useDebouncedValue<Value>(value: Value, delay: number = filterDelay): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
