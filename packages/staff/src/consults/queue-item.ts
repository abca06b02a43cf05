import type { DeskRequest, DeskResponse } from '@xinglin/contract';

/** A consult in the queue. */
export type QueueItem = DeskResponse<'list-consult-queue'>['items'][number];

/** A part of the queue. */
export type QueueTab = NonNullable<DeskRequest<'list-consult-queue'>['tab']>;

/** The parts of the queue, in the order of the work. */
export const queueTabs = ['waiting', 'running', 'ended'] as const satisfies readonly QueueTab[];

/** Milliseconds between two reads of the queue, for an event that was lost. */
export const queuePollMs = 30_000;

/** The queue with patients who wait in a call first; otherwise the order of the gateway. */
export function callingFirst(items: readonly QueueItem[]): readonly QueueItem[] {
  return items.toSorted((one, other) => Number(other.isCalling) - Number(one.isCalling));
}
