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

/** A nickname as it is compared: one shape for each letter, whatever its width or case. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').trim().toLowerCase();
}

/** Whether a nickname impersonates or offends (spec 1 §5, non-compliant nicknames). */
export function isRefusedNickname(nickname: string): boolean {
  const plain = nicknameKey(nickname);
  const read = plain.replace(/[013457]/g, (digit) => lookAlikes[digit] ?? digit);
  return [...claims, ...offences].some((word) => plain.includes(word) || read.includes(word));
}
