const longestToken = /^[\w.~+/=-]{1,512}$/;

/** The browser accepts a `__Host-` cookie only with Secure, from the host itself and for all paths. */
const nameOf = (local: boolean): string => (local ? 'xl_staff' : '__Host-xl_staff');

const attributes = (local: boolean): string =>
  `Path=/; HttpOnly; SameSite=Strict${local ? '' : '; Secure'}`;

/** Stores the session of a staff member until the browser closes; the gateway ends it earlier. */
export function startStaffSession(token: string, local: boolean): string {
  return `${nameOf(local)}=${token}; ${attributes(local)}`;
}

/** Removes the session cookie. */
export function endStaffSession(local: boolean): string {
  return `${nameOf(local)}=; Max-Age=0; ${attributes(local)}`;
}

/** The session in a Cookie header; null for none, and for what could not be a token. */
export function readStaffSession(header: string | null, local: boolean): string | null {
  const prefix = `${nameOf(local)}=`;
  const pair = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return longestToken.test(token) ? token : null;
}
