import { normalizeNickname } from '@xinglin/rules';
import { fold } from '../../kernel/moderation/fold';

/** What a nickname may not claim to be: staff, a doctor, the platform itself. */
const claims = [
  '杏林',
  '官方',
  '客服',
  '管理员',
  '平台',
  '医生',
  '大夫',
  '医师',
  '主任',
  '护士',
  '医院',
  '卫健委',
  '公安',
  'xinglin',
  'official',
  'admin',
  'doctor',
  'hospital',
  'service',
];

/** What offends, or offers what is not to be had here. */
const offences = [
  '傻逼',
  '操你',
  '妈的',
  '他妈',
  '贱人',
  '去死',
  '法轮',
  '毒品',
  '大麻',
  '代孕',
  '卖肾',
  '黄牛',
  '代挂号',
  'fuck',
  'shit',
  'bitch',
  'nigger',
  'cocaine',
];

/** What letters are hidden behind: digits that look like them. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

/** Latin words end at a border: badminton has nothing of an admin. Plurals and feminine forms are the same word. */
const latinWords = [...claims, ...offences].filter((word) => /^[a-z]+$/.test(word));
const chineseWords = [...claims, ...offences].filter((word) => !/^[a-z]+$/.test(word));
const latinPattern = new RegExp(
  `(?<![a-z])(?:${latinWords.join('|')})(?:s|es|er|ing|team)?(?![a-z])`,
);

/** Words of everyday that hold a refused one: 他妈妈 is his mother. */
const harmless = /他妈妈|她妈妈|你妈妈|妈的(?:宝贝|宝宝|小宝|女儿|儿子|孩子)|大麻烦|大麻花|主任务/g;

/** A nickname as it is compared with others: whatever its width or case. */
export function nicknameKey(nickname: string): string {
  return normalizeNickname(nickname).toLowerCase();
}

/** Whether a nickname impersonates or offends (spec 1 §5, non-compliant nicknames). */
export function isRefusedNickname(nickname: string): boolean {
  const written = normalizeNickname(nickname);
  const whole = fold(written).letters;
  // AdminWang is two words, XingLin is one.
  const parts = written.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(' ');
  const inParts = parts.map((part) => fold(part).letters).join(' ');
  const latin = [whole, inParts]
    .flatMap((text) => [text, text.replace(/[013457]/g, (digit) => lookAlikes[digit] ?? digit)])
    // A digit at the end of a word is its end, or one of its letters: admin2, 4dm1n.
    .flatMap((text) => [text, text.replaceAll(/\d/g, ' ')]);
  const chinese = whole.replaceAll(harmless, ' ');
  return (
    latin.some((text) => latinPattern.test(text)) ||
    chineseWords.some((word) => chinese.includes(word))
  );
}
