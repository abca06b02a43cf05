/** What of a message this looks at. */
interface Numbered {
  readonly number: number;
  readonly content: { readonly type: string };
}

/**
 * The messages of several sources, each once and in order. Later sources know better, but none knows a message that was
 * withdrawn to be there again.
 */
export function mergeMessages<Message extends Numbered>(
  ...sources: readonly (readonly Message[])[]
): Message[] {
  const byNumber = new Map<number, Message>();
  for (const message of sources.flat()) {
    const known = byNumber.get(message.number);
    if (known?.content.type !== 'withdrawn') byNumber.set(message.number, message);
  }
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}
