// Owns: what becomes of a visit once it is booked: moved, taken off the lists, told of again, seen with others of its day.
// Must not know: how a place is taken for a new order, or given up.
// Used by: the list of domains.
import { visits } from '@xinglin/contract';
import { defineDomain } from '../../../platform/domain';
import { visitHandlers } from './handlers';

export const visitsDomain = defineDomain({
  name: 'visits',
  calls: visits,
  handlers: visitHandlers,
});
