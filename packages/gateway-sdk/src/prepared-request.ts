/** A request ready for fetch. */
export interface PreparedRequest {
  readonly url: string;
  readonly init: RequestInit;
}
