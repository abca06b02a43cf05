import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { staffApi } from '../api/staff-api';

/** Milliseconds for which changes are collected before what is shown is read again. */
const collectMs = 300;
const firstRetryMs = 1000;
const longestRetryMs = 30_000;

/**
 * Listens for changes as long as the component is there, and makes what is shown be read again. A lost connection is
 * opened again after a wait that doubles each time.
 * @returns whether the connection is lost.
 */
export function useLiveEvents(): boolean {
  const dispatch = useDispatch();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let collect: ReturnType<typeof setTimeout> | undefined;
    let wait = firstRetryMs;
    const change = (): void => {
      collect ??= setTimeout(() => {
        collect = undefined;
        dispatch(staffApi.util.invalidateTags(['Desk']));
      }, collectMs);
    };
    const open = (): void => {
      source = new EventSource('/staff/events');
      source.addEventListener('changed', change);
      source.addEventListener('open', () => {
        // What changed while the connection was lost was not announced.
        if (wait > firstRetryMs) change();
        wait = firstRetryMs;
        setLost(false);
      });
      source.addEventListener('error', () => {
        // The browser's own retry has no growing wait, and ends at an error of the server.
        source?.close();
        setLost(true);
        // An event source does not say why it failed: the session may have ended.
        dispatch(staffApi.util.invalidateTags(['Me']));
        retry = setTimeout(open, wait);
        wait = Math.min(wait * 2, longestRetryMs);
      });
    };
    open();
    return () => {
      source?.close();
      clearTimeout(retry);
      clearTimeout(collect);
    };
  }, [dispatch]);
  return isLost;
}
