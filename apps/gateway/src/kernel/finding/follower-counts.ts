import { collection } from '../../platform/ports';
import type { CallContext } from '../../platform/context';

type CountFollowers = (
  ids: readonly string[],
  context: CallContext,
) => Promise<ReadonlyMap<string, number>>;

/** How many accounts follow entries of the knowledge base, by their ids: brought by who keeps what is followed. */
export const diseaseFollowers = collection<CountFollowers>('disease followers');
