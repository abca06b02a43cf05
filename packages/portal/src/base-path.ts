/** The path below which the server shows this portal, such as `/basic`; empty at the root of its host (spec 1 §2). */
export function basePath(): string {
  return document.documentElement.dataset['base'] ?? '';
}
