import type { Said } from './seed-texts';

/** What the sandbox's first patients say of what a department treats, by the id of the standard department. */
export const saidOfDepartments: Readonly<Record<string, Said>> = {
  cardiology: [
    [
      '三年的化验单一张张对着讲，最后只换了一种药。',
      'Went through three years of my blood tests and changed just one medicine.',
    ],
    [
      '血压一直压不下来，他让我早晚各量一次记下来，两周就找到了原因。',
      'My blood pressure would not come down; two weeks of readings morning and night showed why.',
    ],
    [
      '支架后的药要吃多久一直没底，这次讲得清清楚楚。',
      'I never knew how long to take the medicine after my stent; now I do.',
    ],
    [
      '心慌半年，背了二十四小时监测，当天就把结果讲明白了。',
      'Half a year of palpitations: a day with the monitor, and the result explained on the same day.',
    ],
  ],
  respiratory: [
    [
      '咳了两个月，听诊加拍片，找出是过敏引起的。',
      'Coughed for two months; an examination and an X-ray showed that it was an allergy.',
    ],
    [
      '手把手教我用吸入药，以前的用法原来一直不对。',
      'Showed me how to use the inhaler; I had done it wrong all along.',
    ],
    [
      '肺上的小结节吓得睡不着，医生把片子放大讲，说明年复查就行。',
      'A small nodule kept me awake; the doctor showed me the scan and said to check again next year.',
    ],
  ],
  gastroenterology: [
    [
      '胃镜前把要准备什么都写下来了，一点不慌。',
      'Wrote down how to prepare for the gastroscopy, so I was calm.',
    ],
    [
      '反酸好几年，调了吃饭时间和枕头高度，真的好多了。',
      'Years of reflux; new meal times and a higher pillow really helped.',
    ],
    [
      '没让我重复做检查，拿着外院的报告就看了。',
      'Used the report from my other hospital instead of repeating the test.',
    ],
  ],
  neurology: [
    [
      '头晕跑了好几个科，他做了几个动作就找到问题。',
      'Many clinics for my dizziness; here a few movements showed the cause.',
    ],
    [
      '给老人讲用药特别慢，还写了大字的时间表。',
      'Explained the medicine slowly to my father and wrote the times in large letters.',
    ],
    [
      '偏头痛的诱因一条条排，现在一个月发不了一次。',
      'Went through what sets off my migraine; now it is less than once a month.',
    ],
  ],
  endocrinology: [
    [
      '血糖本子一页页翻着看，药只加了半片。',
      'Read my sugar diary page by page and added just half a tablet.',
    ],
    [
      '甲状腺结节讲了该怎么随访，不用急着开刀。',
      'Explained how to follow up my thyroid nodule; no rush to operate.',
    ],
    [
      '教我看食品标签，比单说少吃管用多了。',
      'Taught me to read food labels, far more useful than just saying eat less.',
    ],
  ],
  nephrology: [
    [
      '蛋白尿怎么来的、能不能逆转，画图讲给我听。',
      'Drew where the protein in my urine comes from and whether it can be reversed.',
    ],
    [
      '哪些药伤肾、哪些能吃，列了单子给我。',
      'Gave me a list of which medicines hurt the kidneys and which are fine.',
    ],
  ],
  'general-surgery': [
    [
      '术前把风险和恢复时间都讲了，住院三天就回家。',
      'Told me the risks and the recovery time before; I was home after three days.',
    ],
    [
      '换药很轻，每次都先说会不会疼。',
      'Changed the dressing gently and always said first whether it would hurt.',
    ],
    [
      '胆结石要不要切，给了我两个选择和理由。',
      'Two options for my gallstones, with the reasons for each.',
    ],
  ],
  orthopaedics: [
    [
      '膝盖疼，没让我马上做手术，先教了一套锻炼。',
      'No rush to operate on my knee; exercises first.',
    ],
    [
      '片子放大讲到哪一节，腰为什么疼一下就懂了。',
      'Showed on the scan which vertebra it was, and I understood my back pain.',
    ],
    [
      '骨折复查，哪天能下地走都给了日子。',
      'At the check of my fracture I got a date for when I may walk.',
    ],
  ],
  urology: [
    [
      '结石多大、能不能自己排，讲得很实在。',
      'Plain words on how large the stone is and whether it would pass.',
    ],
    [
      '前列腺的问题，问得很自然，没有让人尴尬。',
      'Asked about my prostate naturally, with no embarrassment.',
    ],
  ],
  paediatrics: [
    [
      '孩子一路哭着进去，医生先逗笑了才听诊。',
      'My child came in crying; the doctor made her laugh before listening to her chest.',
    ],
    [
      '发烧什么时候吃药、什么时候要再来，写得明明白白。',
      'Wrote down when to give the fever medicine and when to come back.',
    ],
    [
      '没有上来就开抗生素，三天就好了。',
      'No antibiotics straight away, and he was well in three days.',
    ],
    [
      '湿疹怎么洗澡、怎么抹药，当场示范了一遍。',
      'Showed us how to bathe him and put on the cream for eczema.',
    ],
  ],
  gynaecology: [
    ['检查前会先说一声，动作很轻。', 'Said so before each step, and was gentle.'],
    [
      '肌瘤要不要处理，按我的年龄和打算一起商量的。',
      'We decided about the fibroid together, by my age and plans.',
    ],
    [
      '报告看不懂，一项项解释，没有吓唬人。',
      'Explained each line of the report without frightening me.',
    ],
  ],
  obstetrics: [
    [
      '产检每次都让我听胎心，问题攒一堆也耐心答。',
      'Let me hear the heartbeat each time and answered a whole list of questions.',
    ],
    [
      '高危的几项提前讲了怎么盯，心里踏实。',
      'Told me early what to watch for, which put my mind at rest.',
    ],
  ],
  ophthalmology: [
    ['散瞳前提醒我不能开车，很细心。', 'Reminded me not to drive before dilating my pupils.'],
    [
      '孩子的近视，讲清楚了镜片和眼药水怎么选。',
      'Made clear how to choose between lenses and drops for my child.',
    ],
    ['白内障手术前后都打来电话问。', 'Called before and after my cataract surgery.'],
  ],
  'ear-nose-throat': [
    [
      '鼻炎反复，教我洗鼻的方法，比吃药管用。',
      'Taught me to rinse my nose, which helps more than pills.',
    ],
    [
      '孩子打鼾，没急着切腺样体，先保守治了两个月。',
      'No rush to operate on my snoring child; two months of treatment first.',
    ],
    [
      '耳石复位五分钟，天就不转了。',
      'Five minutes of repositioning and the room stopped spinning.',
    ],
  ],
  dentistry: [
    [
      '拔智齿几乎没感觉，回家还收到护理提醒。',
      'Hardly felt the wisdom tooth, and got reminders for the days after.',
    ],
    [
      '补牙前把几种材料和价格都摆出来让我选。',
      'Laid out the materials and prices before the filling.',
    ],
    [
      '孩子怕看牙，先让他坐着玩了一会儿椅子。',
      'Let my frightened child play with the chair first.',
    ],
  ],
  dermatology: [
    [
      '激素药膏怎么停，讲得很细，没有反跳。',
      'Explained how to stop the steroid cream, and nothing came back.',
    ],
    [
      '荨麻疹查了一圈，告诉我不用再查过敏原了。',
      'Told me that I need no more allergy tests for my hives.',
    ],
    [
      '痘痘的药便宜又管用，两个月看得出来。',
      'Cheap medicine for acne that works; two months and you can see it.',
    ],
  ],
  'chinese-medicine': [
    [
      '号脉加问诊半小时，方子里每味药都讲了用处。',
      'Half an hour, and the reason for each herb in the prescription.',
    ],
    ['喝了三周，睡得着了，药也不苦。', 'Three weeks on and I sleep again; not even bitter.'],
    ['提醒我正在吃的西药哪样要隔开。', 'Reminded me which of my other medicines to take apart.'],
  ],
  oncology: [
    [
      '方案、副作用和费用都摊开讲，没有绕弯子。',
      'Treatment, side effects and cost, all told openly.',
    ],
    [
      '化疗间隔里有不舒服，电话能找到人。',
      'Between two rounds there was always someone on the phone.',
    ],
  ],
  'mental-health': [
    ['认真听我说完，没有一上来就开药。', 'Heard me out before any talk of medicine.'],
    [
      '讲了药要多久起效，让我心里有数。',
      'Told me how long until the medicine works, so that I knew what to expect.',
    ],
  ],
  rehabilitation: [
    ['训练动作拍成视频让我带回家练。', 'Filmed the exercises for me to take home.'],
    [
      '三个月从坐轮椅到扶着走，每一步都有计划。',
      'From a wheelchair to walking with support in three months, step by step.',
    ],
  ],
};
