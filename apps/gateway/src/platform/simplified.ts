import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 't', to: 'cn' });
// Letters of Hong Kong and Taiwan that the converter does not know. Its tables of these regions would make 幺 of 么.
const known = new Map(
  '衞卫 敍叙 枱台 粧妆 糭粽 簷檐 痺痹'.split(' ').map(([from = '', to = '']) => [from, to]),
);

function simplifiedCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const converted = convert(character);
  // What is no single letter afterwards would move what follows.
  const letter = converted.length === character.length ? converted : character;
  known.set(character, letter);
  return letter;
}

/**
 * Traditional characters as Simplified ones, each by itself: a part of a text becomes what it is in the whole, and
 * every place of the answer is that place of the text.
 */
export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, simplifiedCharacter);
}
