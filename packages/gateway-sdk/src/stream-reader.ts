/** One server-sent event. */
export interface ServerEvent {
  /** Empty for an event without a name. */
  readonly name: string;
  /** Empty for an event without an id of its own. */
  readonly id: string;
  readonly data: string;
}

/**
 * The events of a stream of bytes, however it is cut, as the HTML standard reads them; comments, which
 * only show that the line lives, are passed over. An event that is not closed by an empty line is none.
 * @param arrived called for whatever comes, so that a line that died in silence is noticed.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array> | null,
  arrived?: () => void,
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let id = '';
  let data: string[] = [];
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    arrived?.();
    // A line may end in two characters that come apart: the last of what came waits for the next.
    const text = rest + decoder.decode(part.value, { stream: true });
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { name, id, data: data.join('\n') };
        [name, id, data] = ['', '', []];
      }
      const [, field, value = ''] = /^([^:]+)(?::\x20?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') data.push(value);
      else if (field === 'event') name = value;
      else if (field === 'id') id = value;
    }
  }
}
