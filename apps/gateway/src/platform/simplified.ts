import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 't', to: 'cn' });
// Letters of Hong Kong and Taiwan, and other forms that names and places are written in, which the converter does not
// know. Its tables of these regions would make 幺 of 么.
const known = new Map(
  (
    '衞卫 敍叙 枱台 粧妆 糭粽 簷檐 痺痹 ' +
    '濬浚 髙高 邨村 呉吴 徳德 恵惠 寳宝 珎珍 鉄铁 鼇鳌 嶴岙 甽圳 栁柳 桒桑 夀寿 姪侄 痲麻 効效 黒黑 濶阔 鑛矿 砲炮 ' +
    '葢盖 勦剿 峩峨 彊强 斈学 喦岩 嵒岩 緖绪 艶艳 鬪斗 鬭斗 浄净 薬药 乹干 氷冰 戸户 塩盐 﨑崎 郷乡 沢泽 広广 関关 ' +
    '気气 竜龙 竝并 鵞鹅 硷碱 矽硅 瀬濑 厰厂 玆兹 崐昆 甯宁 龢和 勲勋 暁晓 済济 弾弹 厳严 頼赖'
  )
    .split(' ')
    .map(([from = '', to = '']) => [from, to]),
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
