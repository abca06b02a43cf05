/** What a module shows: a role and a name, or a text; of another story than the screen's where it needs one. */
export type What = readonly [role: string, name: string | RegExp] | RegExp;
type Row = What | { readonly story: string; readonly what: What };

export interface Screen {
  /** Its story file below packages, and the story with everything in it. */
  readonly file: string;
  readonly story?: string;
  readonly modules: Readonly<Record<string, Row>>;
}
