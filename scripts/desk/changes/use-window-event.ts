import { useEffect, useEffectEvent } from 'react';

/** Calls a function of the last render for each event of the window. */
export function useWindowEvent<T extends keyof WindowEventMap>(
  type: T,
  then: (event: WindowEventMap[T]) => unknown,
): void {
  const handle = useEffectEvent(then);
  useEffect(() => {
    const listen = (event: WindowEventMap[T]) => void handle(event);
    addEventListener(type, listen);
    return () => removeEventListener(type, listen);
  }, [type]);
}
