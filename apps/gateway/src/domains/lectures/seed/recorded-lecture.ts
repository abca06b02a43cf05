/** Simplified Chinese and English; Traditional comes from Simplified. */
type Pair = readonly [string, string];

/** A lecture as it was recorded; who of its department gave it, the seed decides. */
export interface RecordedLecture {
  readonly id: string;
  /** Standard department. */
  readonly deptId: string;
  /** Entries of the knowledge base that it is about, the first one first. */
  readonly entryIds: readonly string[];
  readonly title: Pair;
  readonly summary: Pair;
  readonly minutes: number;
  readonly publishedOn: string;
}
