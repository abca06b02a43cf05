/** Whether a text may be a device id, a session token or the name of an experiment: nothing that could end a header. */
export function isToken(value: string | null): value is string {
  return value !== null && /^[\w.~+/=-]{1,512}$/.test(value);
}
