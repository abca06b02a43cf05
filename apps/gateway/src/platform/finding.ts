/** What was looked at, and what came of it. */
export interface Finding {
  readonly name: string;
  /** `mind`: the gateway runs, and the operator should know; `bad`: it would not run, or not safely. */
  readonly state: 'good' | 'mind' | 'bad';
  /** One line without secrets. */
  readonly says: string;
  /** What to do; null where there is nothing. */
  readonly mend: string | null;
}

export const good = (name: string, says: string): Finding => ({
  name,
  state: 'good',
  says,
  mend: null,
});
export const mind = (name: string, says: string, mend: string): Finding => ({
  name,
  state: 'mind',
  says,
  mend,
});
export const bad = (name: string, says: string, mend: string): Finding => ({
  name,
  state: 'bad',
  says,
  mend,
});
