/** A link that leads on from what was refused. */
export interface WayOut {
  readonly label: string;
  readonly to: string;
}
