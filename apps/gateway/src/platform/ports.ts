/** One thing that a gateway has one of, made when it is first asked for: a service elsewhere, a writer of documents. */
export interface Port<Value, Host> {
  /** For faults and for reading; two ports may share it. */
  readonly name: string;
  readonly make: (host: Host) => Value;
  /** Ends what it keeps running; called once, when the gateway closes, and never where nothing was made. */
  readonly close?: (value: Value) => Promise<void>;
}

/** What one domain puts into a collection; only the collection reads it. */
export interface Contribution {
  readonly to: string;
}

/** A place into which any number of domains put something, so that who reads it need not know them. */
export interface Collection<Item> {
  /** What a domain declares under `brings`. */
  of(...items: readonly Item[]): Contribution;
  /** The items of these contributions, in their order. */
  from(contributions: readonly Contribution[]): readonly Item[];
}

/** Another value in place of what a port would make; for tests. */
export interface Replacement {
  readonly port: object;
  readonly value: unknown;
}

/** What the domains of one gateway have put together; another gateway in the same process has its own. */
export interface Parts<Host> {
  /** The value of a port, made now if it was not asked for before. */
  readonly use: <Value>(port: Port<Value, Host>) => Value;
  /** Everything the domains brought to a collection, in the order of the list of domains. */
  readonly all: <Item>(collection: Collection<Item>) => readonly Item[];
}

/** Opens a collection. It holds nothing itself: what was brought stays with each gateway. */
export function collection<Item>(name: string): Collection<Item> {
  const brought = new WeakMap<Contribution, readonly Item[]>();
  return {
    of(...items) {
      const contribution = { to: name };
      brought.set(contribution, items);
      return contribution;
    },
    from: (contributions) => contributions.flatMap((one) => brought.get(one) ?? []),
  };
}

/** Says that a gateway has `value` where `port` would make one. */
export function replacing<Value, Host>(port: Port<Value, Host>, value: Value): Replacement {
  return { port, value };
}

/** The parts of one gateway; `host` is asked only when a port is made. */
export function openParts<Host>(
  host: () => Host,
  contributions: readonly Contribution[],
  replacements: readonly Replacement[],
): Parts<Host> & { close(): Promise<void> } {
  const made = new Map<object, unknown>(replacements.map(({ port, value }) => [port, value]));
  const closings: (() => Promise<void>)[] = [];
  return {
    use<Value>(port: Port<Value, Host>): Value {
      if (!made.has(port)) {
        const value = port.make(host());
        made.set(port, value);
        if (port.close !== undefined) {
          const { close } = port;
          closings.push(() => close(value));
        }
      }
      // A port is the key of nothing but what it made, or what `replacing` was given for it.
      return made.get(port) as Value;
    },
    all: (of) => of.from(contributions),
    async close() {
      for (const close of closings.splice(0)) await close();
    },
  };
}
