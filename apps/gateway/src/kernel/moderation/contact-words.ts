/** Apps by which people are found, as they are written and disguised, in folded letters. */
export const appNames: readonly string[] = [
  '微信',
  '薇信',
  '威信',
  '徽信',
  '维信',
  '微芯',
  '微xin',
  'v信',
  'wechat',
  'weixin',
  'wxid',
  '扣扣',
  '扣抠',
  '企鹅',
  '抖音',
  '快手',
  '小红书',
  '微博',
  '钉钉',
  '飞书',
  'telegram',
  'whatsapp',
  'instagram',
  'skype',
  'kakaotalk',
  'zalo',
];

/** The same, short: these count only as words of their own. */
export const shortAppNames: readonly string[] = ['wx', 'vx', 'qq', 'tg', 'v', 'line'];

/** Short names that are everyday letters or words: these count only behind "add", a plus sign, or before a colon. */
export const everydayNames: ReadonlySet<string> = new Set(['v', 'line', 'tg']);

/** Behind such a word digits are results of measurements and lists of them. */
export const measured: readonly string[] = [
  '血压',
  '血糖',
  '心率',
  '脉搏',
  '体温',
  '体重',
  '血氧',
  '高压',
  '低压',
  '餐后',
  '空腹',
  '尿酸',
  '血脂',
  '指标',
  '白细胞',
  '血小板',
  '血红蛋白',
  '转氨酶',
  '肌酐',
  '读数',
  '数值',
  '记录',
  'blood pressure',
  'glucose',
  'sugar',
  'pulse',
  'temperature',
  'readings',
];
