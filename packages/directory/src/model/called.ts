import { withoutAccents } from '@xinglin/rules';

/**
 * Whether the words are a name, or a part of it, however they are spaced or how wide their letters are. It only orders what
 * is shown, so rare letters, for which `plainText` has tables, are not folded.
 */
export function isCalled(name: string | undefined, q: string): boolean {
  const plain = (text: string) => withoutAccents(text.normalize('NFKC')).replaceAll(/\s/g, '');
  return name !== undefined && q !== '' && plain(name).includes(plain(q));
}
