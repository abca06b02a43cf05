/**
 * Puts a text on the clipboard; false where that is refused, as on every page that is not secure: it has no clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
