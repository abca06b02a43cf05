/** A part of a text that could identify a person, and what may replace it; `end` is exclusive. */
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

/** One kind of text that could identify a person: its name, its pattern, and what is shown instead. */
export type Rule = readonly [
  taken: Identifying['taken'],
  pattern: RegExp,
  /** What replaces it: nothing by default, undefined where the words may stay. */
  instead?: (match: RegExpMatchArray) => string | undefined,
];
