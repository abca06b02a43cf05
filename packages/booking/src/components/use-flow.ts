import { useLocation } from 'react-router';
import { flowAt, type BookingFlow } from '../model/flow';

/** The flow of the page in view: its links ask it for their addresses. */
export function useFlow(): BookingFlow {
  const { pathname, search } = useLocation();
  return flowAt({ pathname, query: new URLSearchParams(search) });
}
