/** A form, and the field of it that is put right. */
export interface Row {
  /** The component below packages. */
  readonly form: string;
  /** The story that shows it with nothing typed. */
  readonly file: string;
  readonly story: string;
  /** What brings it into view, where it is not there at once. */
  readonly open?: string;
  /** What the page knows already is taken out first. */
  readonly spoilt?: true;
  readonly submit: string;
  /** The field that is put right, by its label, and what is typed there; nothing for a box. */
  readonly label: RegExp;
  /** Which of those with this label; the first unless told. */
  readonly at?: number;
  readonly typed?: string;
}
