/** A place in a text that could tell whose it is, and what may stand there instead; `end` is exclusive. */
export interface Identifying {
  readonly start: number;
  readonly end: number;
  readonly taken: 'name' | 'contact' | 'place' | 'date' | 'age';
  readonly text: string;
}

/** What is known beforehand to name people and places that have to do with the case. */
export interface Known {
  readonly names: readonly string[];
  readonly places: readonly string[];
}

/** What could tell whose a text is: what it is, by which pattern, and what is shown instead. */
export type Rule = readonly [
  taken: Identifying['taken'],
  pattern: RegExp,
  /** What stands there instead; nothing unless told, and undefined where the words may stay. */
  instead?: (match: RegExpMatchArray) => string | undefined,
];
