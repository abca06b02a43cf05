/** Where a reader stands: the number of the last event that it has of each key. */
export type Cursors = Readonly<Record<string, number>>;

/** One event of a stream. */
export interface StreamedEvent {
  readonly event: string;
  /** Where the reader stands after it, as `key:number`. */
  readonly id?: string | undefined;
  readonly data: unknown;
}

/** Where a reader stands after an event: never further back than before. */
export function advance(cursors: Cursors, { id = '' }: StreamedEvent): Cursors {
  const end = id.lastIndexOf(':');
  const number = Number(id.slice(end + 1));
  if (end < 1 || !Number.isSafeInteger(number)) return cursors;
  const key = id.slice(0, end);
  return number > (cursors[key] ?? -1) ? { ...cursors, [key]: number } : cursors;
}
