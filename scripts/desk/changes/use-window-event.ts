import { useEffect, useEffectEvent } from 'react';

/** Calls a function of the last render for each event of the window. */
export function useWindowEvent<T extends keyof WindowEventMap>(
  type: T,
  then: (event: WindowEventMap[T]) => unknown,
): void {
  const handle = useEffectEvent(then);
  useEffect(() => {
    const listener = (event: WindowEventMap[T]) => void handle(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}
