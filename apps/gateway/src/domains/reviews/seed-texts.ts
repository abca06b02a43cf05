/** What the sandbox's first patients say: Simplified Chinese and English of each. */
export type Said = readonly (readonly [string, string])[];

/** What each number of stars sounds like, by what it speaks of. */
export const saidOf: Readonly<Record<'good' | 'middle' | 'poor', readonly Said[]>> = {
  good: [
    [
      [
        '医生很有耐心，我问的每个问题都认真回答了。',
        'Very patient: every question of mine got a proper answer.',
      ],
      ['一进门就感觉很亲切，一点没有架子。', 'Friendly from the moment I walked in.'],
      [
        '看得很仔细，前后问了十几分钟病史。',
        'Thorough: went through my history for more than ten minutes.',
      ],
      [
        '第二次来了，医生还记得我上次的情况。',
        'My second visit, and the doctor still remembered the first.',
      ],
      [
        '带老人来看的，医生说话慢，特意把要点又讲了一遍。',
        'Came with an elderly parent; the doctor spoke slowly and went over the main points again.',
      ],
      [
        '检查前先说明要做什么，我没那么紧张了。',
        'Said what would be done before each check, so I was less nervous.',
      ],
    ],
    [
      ['病情讲得很明白，还画了图给我看。', 'Explained what is wrong very clearly, with a drawing.'],
      ['没有开多余的检查，能省的都替我省了。', 'Ordered no tests that were not needed.'],
      [
        '用药怎么吃、什么时候复查，都写在纸上了。',
        'Wrote down how to take the medicine and when to come back.',
      ],
      [
        '把几种方案的好处和风险都说清楚，让我自己选。',
        'Set out the good and the risk of each option and let me choose.',
      ],
      ['按医生的方案两周，症状明显轻了。', 'Two weeks on the plan and I feel clearly better.'],
      [
        '之前跑了两家医院没弄明白，这次总算找到原因。',
        'Two other hospitals could not tell; here the cause was found.',
      ],
    ],
    [
      ['按预约时间到，等了不到十分钟。', 'Came at my time and waited less than ten minutes.'],
      [
        '叫号很准，比以前现场挂号省心多了。',
        'Called in on time; far easier than queueing at the window.',
      ],
      ['诊室好找，按短信里的楼层走就行。', 'Easy to find by the floor in the message.'],
      ['检查和复诊当天就办完了，没有多跑一趟。', 'Tests and follow-up were done on the same day.'],
    ],
  ],
  middle: [
    [
      [
        '医生人不错，就是病人太多，话说得比较快。',
        'A nice doctor, but with so many patients things went fast.',
      ],
      [
        '总体还可以，希望能多解释几句。',
        'All right on the whole; a little more explanation would help.',
      ],
      [
        '看病没问题，流程上多跑了两趟窗口。',
        'The visit was fine, though I had to go to the counter twice.',
      ],
      [
        '比预约时间晚了半个多小时，看诊还是认真的。',
        'Half an hour later than my time, but careful once inside.',
      ],
    ],
  ],
  poor: [
    [
      ['等了一个多小时，进去三分钟就出来了。', 'Waited over an hour and was out in three minutes.'],
      [
        '想多问两句，医生已经在叫下一位了。',
        'I had more to ask, but the next patient was already called.',
      ],
      [
        '没太听明白要怎么吃药，回家又打电话问的。',
        'Did not understand how to take the medicine and had to call later.',
      ],
    ],
  ],
};

/** What is said of a hospital as a whole. */
export const saidOfHospitals: Readonly<Record<'good' | 'middle', Said>> = {
  good: [
    [
      '导诊台很热心，第一次来也没走错。',
      'The information desk was kind; no wrong turn on a first visit.',
    ],
    ['环境干净，座位也够，老人不用一直站着。', 'Clean, with enough seats for the elderly.'],
    ['自助机取报告很方便，不用排队。', 'Reports come from a machine, without a queue.'],
    [
      '停车场有指引，电梯分流做得好。',
      'Good signs in the car park, and the lifts were well organised.',
    ],
    ['药房窗口多，取药很快。', 'Many counters at the pharmacy, so medicine came quickly.'],
    [
      '有轮椅可以借，工作人员主动来帮忙推。',
      'Wheelchairs to borrow, and staff came to help without being asked.',
    ],
  ],
  middle: [
    ['医疗水平没话说，就是早上停车难。', 'Good medicine, but hard to park in the morning.'],
    ['人多，抽血排了二十分钟。', 'Busy: twenty minutes in line for the blood test.'],
    ['楼比较老，指示牌可以再清楚一点。', 'An old building; the signs could be clearer.'],
  ],
};

/** Letters of thanks. */
export const lettersOfThanks: Said = [
  [
    '感谢您在我最慌的时候把病情一点点讲清楚。按您的方案治疗三个月，现在已经能正常上班了。谢谢您的耐心。',
    'Thank you for explaining everything step by step when I was most afraid. After three months on your plan I am back at work. Thank you for your patience.',
  ],
  [
    '父亲住院期间多亏您每天来看他两次。他出院那天说，一定要给您写封信。祝您工作顺利，身体健康。',
    'You came to see my father twice a day while he was in hospital. The day he left he said he must write to you. We wish you all the best.',
  ],
  [
    '孩子夜里发烧，第二天一早是您加了号给看的。烧退了，孩子又能跑能跳，全家都记着您。',
    'My child had a fever in the night and you saw us first thing in the morning. The fever is gone and so are our worries. Our whole family is grateful.',
  ],
  [
    '看了很多年的老毛病，您没有让我一味加药，而是教我怎么吃饭、怎么运动。半年下来指标都正常了，真心感谢。',
    'For my old trouble you did not just add pills but taught me how to eat and move. Half a year on, my figures are normal. Thank you, sincerely.',
  ],
];

/** What doctors answer. */
export const answers: Readonly<Record<'good' | 'poor', Said>> = {
  good: [
    [
      '谢谢您的信任，记得按时复查，祝早日康复。',
      'Thank you for your trust. Please come for the follow-up in time, and get well soon.',
    ],
    ['感谢认可，有不舒服随时来复诊。', 'Thank you. Do come back if anything troubles you.'],
  ],
  poor: [
    [
      '很抱歉让您久等。下次可以带着问题清单来，我会留出时间逐条说明。',
      'I am sorry about the wait. Bring your list of questions next time and I will take the time for each.',
    ],
    [
      '感谢提醒，用药说明可以到护士站再领一份，我们也会改进。',
      'Thank you for telling us. The nurses can give you the instructions again, and we will do better.',
    ],
  ],
};

/** Surnames with the letter they begin with in English. */
export const surnames: readonly (readonly [string, string])[] = [
  ['王', 'W'],
  ['李', 'L'],
  ['张', 'Z'],
  ['刘', 'L'],
  ['陈', 'C'],
  ['杨', 'Y'],
  ['赵', 'Z'],
  ['黄', 'H'],
  ['周', 'Z'],
  ['吴', 'W'],
  ['徐', 'X'],
  ['孙', 'S'],
  ['胡', 'H'],
  ['朱', 'Z'],
  ['高', 'G'],
  ['林', 'L'],
  ['何', 'H'],
  ['郭', 'G'],
  ['马', 'M'],
  ['罗', 'L'],
  ['梁', 'L'],
  ['宋', 'S'],
  ['郑', 'Z'],
  ['谢', 'X'],
];
