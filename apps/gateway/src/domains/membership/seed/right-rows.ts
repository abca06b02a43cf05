import type { RightRow } from '../tables';

/** Id, title, summary, detail (each in Chinese and English), where it leads, and the level from which it is there. */
type Row = readonly [
  string,
  readonly [string, string],
  readonly [string, string],
  readonly [string, string],
  RightRow['way'],
  number | null,
];

/** Rights of cards. */
export const cardRightRows: readonly Row[] = [
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
    'online-consult',
    ['在线问诊', 'Online consults'],
    ['图文、电话、视频都可以', 'By text, phone or video'],
    [
      '从专家问诊里选医生和方式，费用以医生页面为准。',
      'Choose a doctor and a way to talk. The fee is the one on the doctor’s page.',
    ],
    'consult',
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
    'accompany',
    ['陪诊与代办会员价', 'Company at the hospital'],
    ['陪诊、取报告，会员有优惠', 'Somebody goes with you or fetches reports, for less'],
    [
      '陪诊员在医院门口与您会合，陪您就诊、检查、取药。',
      'Somebody meets you at the hospital and goes with you to the doctor, to tests and to the pharmacy.',
    ],
    'medical',
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
