/**
 * One form for what people type: what looks the same is the same, and what cannot be seen is not there. Names,
 * documents, phones, codes, addresses and searches all begin with it.
 */

/** Radicals of CJK (U+2E81 to U+2EF3) that fonts draw as these letters; Unicode has no folding of its own for them. */
const radicalStart = 0x2e81;
const radicals =
  '厂乛乚乙亻冂几刀刂卜㔾小小兀尣尢尢巳幺彑彐忄㣺扌攵\0旡日月歺母民氵氺灬爫爫丬牛犭王疋目示礻竹糹纟罓罒㓁罓𦉫羊羋羊耂肀聿肉臼艹艹艹虎衤覀西见角角讠贝足车辶辶辶阝钅長镸长门阜阝雨青韦页风飞食食飠饣首马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟';

/** Codes (U+E815 to U+E864) that older phones have for letters which came into Unicode later, as for 䶮. */
const privateStart = 0xe815;
const privateLetters =
  '厂𠂇𠂉𠃌乙㑳㑇刀㔾龴㖞㘚㘎小㣺㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠牛𡗗龸疋䁖䅟竹䌷㓁羊羋𢦏䎱䎬聿䏝䓖䙡䙌龹䜣䜩䝼䞍足䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻';

const lettersByCode = new Map<string, string>();
for (const [start, letters] of [
  [radicalStart, radicals],
  [privateStart, privateLetters],
] as const) {
  for (const [place, letter] of [...letters].entries())
    if (letter !== '\0') lettersByCode.set(String.fromCharCode(start + place), letter);
}

const codesOfLetters = /[\u2E81-\u2EF3\uE815-\uE864]/g;
const kangxi = /[\u2F00-\u2FD5]/g;
// Zero width characters, marks of direction, soft hyphens, variation selectors.
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFEFF]/gu;
const apostrophes = /[`´‘’‛ʹʻʼʽˈ′΄ꞌ＇]/g;
const hyphens = /[‐-―−⁃˗─﹘﹣－]|(?<=\p{Nd})ー(?=\p{Nd})/gu;
const middleDots = /[·•‧∙⋅・･·⸱ꞏ᛫˙◦●⦁∘ᐧ]/g;

/** A text as fonts can draw it: unseen characters dropped, codes and radicals as the letters that they stand for. */
export function drawnText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(codesOfLetters, (code) => lettersByCode.get(code) ?? code)
    .replace(kangxi, (radical) => radical.normalize('NFKC'));
}

/**
 * A text as it is kept where its wording matters, as in street and house: width, radicals, apostrophes, hyphens and
 * middle dots made one, unseen characters dropped. Other forms say something, as in 12½弄 and 3²楼.
 */
export function typedText(text: string): string {
  // Some accents become an apostrophe or a hyphen only in this form.
  return drawnText(text)
    .normalize('NFC')
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(middleDots, '·')
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** A text of which only letters and digits count, as in a name, a number, a code or a search: {@link typedText} without other forms. */
export function plainText(text: string): string {
  return typedText(typedText(text).normalize('NFKC'));
}

/**
 * {@link plainText} without the signs that group letters and digits. What a sign was between may become one letter, or a
 * hyphen between digits, so that it is made plain until nothing changes; each round drops a sign or joins letters.
 */
export function withoutSeparators(text: string, separators: RegExp): string {
  let plain = text;
  for (;;) {
    const next = plainText(plain).replace(separators, '');
    if (next === plain) return plain;
    plain = next;
  }
}
