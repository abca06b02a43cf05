/** How the events of one name become rows in a reader's hands; generated into the client's table. */
export interface EventRule {
  /** Fields that tell rows apart: a later event with the same values replaces the row. */
  readonly key: readonly string[];
  /** The field by which rows stand in order; left out, as they came. */
  readonly order?: string;
}

/** The events of a call by name. `failure` and `end` are of every stream, and no names for events. */
export type EventRules = Readonly<Record<string, EventRule>>;
