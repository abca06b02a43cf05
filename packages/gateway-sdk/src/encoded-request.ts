/** A request's address below the gateway, and its body. */
export interface EncodedRequest {
  /** Path and query. */
  readonly path: string;
  /** Absent for a call whose fields stand in the query. */
  readonly body?: string | FormData;
  /** Absent where the platform writes it: a multipart body names its own boundary. */
  readonly contentType?: string;
}

/** A query and a form know only text: lists and objects travel as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
