import { normalizeNickname } from '@xinglin/rules';
import { contactsIn } from '../../kernel/moderation/contacts';
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
  '院长',
  '药师',
  '导诊',
  '挂号处',
  '超级管理',
  '系统管理',
  '系统通知',
  '系统消息',
  '系统公告',
  '系统提示',
  '卫健委',
  '公安',
  'xinglin',
  'kefu',
  'guanfang',
  'guanliyuan',
  'yisheng',
  'official',
  'admin',
  'administrator',
  'moderator',
  'staff',
  'support',
  'doctor',
  'hospital',
  'service',
  'system',
  'root',
  'webmaster',
  'sysop',
  'helpdesk',
  'nurse',
  'pharmacist',
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

/** What letters are hidden behind: digits and signs that look like them. I, l and 1 are one shape. */
const shapes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  〇: 'o',
  丨: 'i',
};
const rareShapes: Readonly<Record<string, string>> = { 6: 'g', 8: 'b', 9: 'g' };

const shaped = (text: string, known = shapes): string =>
  text.replaceAll(/./gu, (letter) => known[letter] ?? letter).replaceAll('l', 'i');

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);
const chineseWords = [...claims, ...offences].filter((word) => !isLatin(word));
const either = (words: readonly string[]): string =>
  words
    .filter(isLatin)
    .map((word) => shaped(word))
    .join('|');

/**
 * Latin words end at a border: badminton has nothing of an admin. Plurals and feminine forms are the same word, and so
 * are words that are written as one: sysadmin, officialadmin. What offends and is part of no other word needs no border.
 */
const latinPattern = new RegExp(
  `(?<![a-z])(?:sys|super|web|the|my|i?am|reai|buii|horse|${either(claims)})*` +
    `(?:${either([...claims, ...offences])})` +
    `(?:s|es|er|ing|team|heip|desk|${either(claims)})*(?![a-z])|fuck`,
);

/** Words of everyday that hold a refused one: 他妈妈 is his mother, 公主任性 is a wilful princess. */
const harmless =
  /[他她你]?妈妈的?|(?<=[^他她你])妈的(?=.)|妈的(?:宝贝|宝宝|小宝|女儿|儿子|孩子)|大麻[烦花子将]|主任务|公主任|消毒品|老黄牛|[守保]护士兵|士大夫|大夫[人妻]|器官方|[学书法]院长[大椅廊]|领导诊|[水持]平台阶/g;

/** A nickname as it is compared with others: whatever its width or case. */
export function nicknameKey(nickname: string): string {
  return normalizeNickname(nickname).toLowerCase();
}

/** Whether a nickname impersonates, offends or leads away (spec 1 §5, non-compliant nicknames). */
export function isRefusedNickname(nickname: string): boolean {
  const written = normalizeNickname(nickname);
  const whole = fold(written).letters;
  // AdminWang is two words, XingLin is one.
  const parts = written.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(' ');
  const inParts = parts.map((part) => fold(part).letters).join(' ');
  const latin = [whole, inParts]
    .map((text) => text.replaceAll(/(.)\1{2,}/gu, '$1'))
    .flatMap((text) => [shaped(text, {}), shaped(text), shaped(shaped(text), rareShapes)])
    .flatMap((text) => [text, text.replaceAll('rn', 'm').replaceAll('vv', 'w')])
    // A digit at the end of a word is its end, or one of its letters: admin2, 4dm1n.
    .flatMap((text) => [text, text.replaceAll(/\d/g, ' ')]);
  const chinese = whole.replaceAll(harmless, ' ');
  return (
    latin.some((text) => latinPattern.test(text)) ||
    // 官1方 is read as 官方.
    [chinese, chinese.replaceAll(/[a-z\d]/g, '')].some((text) =>
      chineseWords.some((word) => text.includes(word)),
    ) ||
    // A number or a name of another app, by which others are led away.
    contactsIn(written).length > 0
  );
}
