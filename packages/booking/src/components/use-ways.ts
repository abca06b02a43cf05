import { useLocation } from 'react-router';
import { waysAt, type BookingWays } from '../model/ways';

/** All addresses of the flow of the page in view, for pages before the order. */
export function useWays(): BookingWays {
  const { pathname, search } = useLocation();
  return waysAt({ pathname, query: new URLSearchParams(search) });
}
