import type { RightRow } from '../tables';

/**
 * Id, title, summary, detail (each in Chinese and English), where it leads, the level from which it is there, and what a
 * use of it makes free where it is counted.
 */
type Row = readonly [
  string,
  readonly [string, string],
  readonly [string, string],
  readonly [string, string],
  RightRow['way'],
  number | null,
  RightRow['covers']?,
];

/** Rights of cards. */
export const cardRightRows: readonly Row[] = [
  [
    'quick-consult',
    ['极速问诊', 'Quick consults'],
    ['季卡 2 次、年卡 6 次、家庭卡 12 次免费', 'Free: 2 a season, 6 a year, 12 for a family'],
    [
      '卡上的人提问不花钱，次数全家共用，到期清零。取消、没人接诊或没有按时回复，次数退回。',
      'Free for the people on the card, who share the count until the card ends. A use comes back when you cancel, or when no doctor answers in time.',
    ],
    'consult',
    null,
    { use: 'consult', key: 'fast' },
  ],
  [
    'accompany',
    ['陪诊', 'Hospital companion'],
    [
      '年卡、家庭卡每年 1 次免费，之后按会员价',
      'Once a year free with a year’s or family card, then for less',
    ],
    [
      '半日陪诊，陪诊员在医院门口与您会合，陪您就诊、检查、取药。服务开始前取消，次数退回。',
      'Half a day: somebody meets you at the hospital and goes with you to the doctor, to tests and to the pharmacy. Cancel before it begins and the use comes back.',
    ],
    'medical',
    null,
    { use: 'membership', key: 'medical-accompany' },
  ],
  [
    'fetch-report',
    ['代取报告', 'Fetching a report'],
    ['家庭卡每年 1 次免费，之后按会员价', 'Once a year free with a family card, then for less'],
    [
      '替您到医院取报告并寄出。服务开始前取消，次数退回。',
      'Somebody fetches your report and posts it. Cancel before it begins and the use comes back.',
    ],
    'medical',
    null,
    { use: 'membership', key: 'medical-report' },
  ],
  [
    'private-doctor',
    ['专属医生', 'A doctor of your own'],
    ['会员医生优先回复', 'Member doctors answer you first'],
    [
      '从会员医生里选一位提问，您的问题会排在前面。急症请直接去医院或拨打 120。',
      'Ask one of the member doctors and your question goes to the front. In an emergency go to hospital or call 120.',
    ],
    'doctors',
    null,
  ],
  [
    'booking-help',
    ['挂号指引', 'Help with booking'],
    ['不知道挂哪个科时，先问问再挂', 'Ask which department before you book'],
    [
      '说出症状，我们告诉您挂哪个科、带什么资料。号源以医院放出的为准，会员不加价、不插队。',
      'Tell us the symptoms and we say which department to book and what to bring. Places are those the hospital releases: members neither pay more nor jump the queue.',
    ],
    'booking',
    null,
  ],
  [
    'member-price',
    ['商城会员价', 'Member prices'],
    ['健康商城标有会员价的商品按会员价结算', 'Goods with a member price cost members less'],
    [
      '会员卡在有效期内时，结算时自动按会员价计算，并写明省了多少。',
      'While your card is valid the member price is applied at checkout, and you see how much it saved.',
    ],
    'mall',
    null,
  ],
  [
    'check-up',
    ['体检选购', 'Check-ups'],
    ['按人选套餐，附检前准备', 'Packages by person, with how to prepare'],
    [
      '按性别、年龄和想了解的内容选套餐，可用体检优惠券。',
      'Choose a package by sex, age and what you want to know. Check-up coupons can be used.',
    ],
    'checkUp',
    null,
  ],
  [
    'gene-test',
    ['基因检测会员价', 'Gene tests for members'],
    ['采样盒寄到家，会员有优惠', 'The kit comes to your home, for less'],
    [
      '下单后采样盒寄到您选的地址，按说明采样寄回，结果由医生解读。',
      'The kit is sent to the address you choose. Take the sample as described and send it back; a doctor explains the result.',
    ],
    'gene',
    null,
  ],
  [
    'service-line',
    ['会员客服', 'Member service'],
    ['每天 8:00–22:00 有人接听', 'Somebody answers from 8:00 to 22:00 every day'],
    [
      '用卡、退卡、改使用人，都可以问会员客服。',
      'Ask about using a card, giving it back or changing who it is for.',
    ],
    'help',
    null,
  ],
];

/** Rights of the free membership. */
export const freeRightRows: readonly Row[] = [
  [
    'free-coupons',
    ['会员优惠券', 'Coupons'],
    ['每个人都能领', 'For everybody'],
    [
      '在“我的优惠券”里领取，下单时自动选最划算的一张。',
      'Take them under My coupons. The best one is chosen when you order.',
    ],
    'coupons',
    1,
  ],
  [
    'free-help',
    ['使用指导', 'How things work'],
    ['挂号、问诊、购药怎么做', 'How to book, ask and buy'],
    ['帮助中心里有每一步怎么做。', 'The help pages show every step.'],
    'help',
    1,
  ],
  [
    'free-check-up',
    ['体检推荐', 'Check-ups for you'],
    ['按年龄性别推荐套餐', 'Packages for your age and sex'],
    [
      '在体检页选好给谁体检，就能看到适合的套餐。',
      'Say whom a check-up is for and see the packages that fit.',
    ],
    'checkUp',
    2,
  ],
  [
    'free-mall',
    ['商城活动提醒', 'News of the mall'],
    ['满减活动早知道', 'Know of offers early'],
    ['健康商城首页列出正在进行的满减活动。', 'The front page of the mall lists the offers of now.'],
    'mall',
    3,
  ],
  [
    'free-doctors',
    ['会员医生名单', 'Member doctors'],
    ['看看有哪些医生优先回复会员', 'See which doctors answer members first'],
    [
      '金牌会员可以查看会员医生，开通超级会员后优先回复。',
      'Gold members see the member doctors; super members are answered first.',
    ],
    'doctors',
    4,
  ],
];
