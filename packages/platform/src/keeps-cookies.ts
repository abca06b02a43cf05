const probe = 'xl_probe=1';

/**
 * Whether the browser keeps cookies for this page: tried, because browsers that block them by a setting still say that
 * they are enabled.
 * @param page the document; nothing stays in it.
 */
export function keepsCookies(page: { cookie: string }): boolean {
  try {
    page.cookie = `${probe}; SameSite=Lax`;
    const kept = page.cookie.includes(probe);
    page.cookie = `${probe}; SameSite=Lax; Max-Age=0`;
    return kept;
  } catch {
    // A frame without an origin of its own may not even ask.
    return false;
  }
}
