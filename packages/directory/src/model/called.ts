import { plainText, withoutAccents } from '@xinglin/rules';

/** Whether the words are a name, or a part of it, however they are spaced. */
export function isCalled(name: string | undefined, q: string): boolean {
  const plain = (text: string) => withoutAccents(plainText(text)).replaceAll(/\s/g, '');
  return name !== undefined && q !== '' && plain(name).includes(plain(q));
}
