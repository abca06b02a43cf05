import {
  alarm,
  ambulance,
  band,
  group,
  is,
  many,
  measured,
  one,
  pastDay,
  picture,
  scale,
  step,
  words,
  type SurveyRow,
} from './build';

const yesNo = { yes: ['有', 'Yes'], no: ['没有', 'No'] } as const;
const taking = {
  all: ['每天都按时', 'Every day, on time', 2],
  mostly: ['偶尔漏服', 'I miss one now and then', 1],
  rarely: ['经常漏服', 'I often miss them', 0],
} as const;

const callAtOnce = [
  '如果伴有胸痛、剧烈头痛或说话不清，请立即拨打 120。',
  'With chest pain, a severe headache or slurred speech, call 120 at once.',
] as const;

/** Surveys of long illnesses. */
export const chronicRows: readonly SurveyRow[] = [
  {
    code: 'hypertension',
    title: ['高血压随访问卷', 'Follow-up of high blood pressure'],
    introduction: [
      '医生会根据您近两周的血压和用药情况调整方案。',
      'Your doctor adjusts the plan by your blood pressure and medicines of the last two weeks.',
    ],
    minutes: 5,
    topic: 'heart',
    ofDoctor: true,
    item: [
      group(
        'pressure',
        ['血压', 'Blood pressure'],
        [
          pastDay('measured-on', ['最近一次测量是哪一天？', 'When did you last measure?']),
          measured('systolic', ['高压', 'Systolic'], ['mmHg', 'mmHg'], [60, 260], {
            higherThan: 'diastolic',
            alarms: [
              alarm(
                '>=',
                '180',
                [
                  `血压达到 180 或以上。${callAtOnce[0]}`,
                  `Your pressure is 180 or above. ${callAtOnce[1]}`,
                ],
                [ambulance],
              ),
            ],
          }),
          measured('diastolic', ['低压', 'Diastolic'], ['mmHg', 'mmHg'], [30, 160]),
          picture('reading', ['血压计读数的照片', 'A photo of the reading']),
        ],
      ),
      group(
        'feeling',
        ['感觉', 'How you feel'],
        [
          one(
            'dizzy',
            ['今早起床，头晕吗？', 'Were you dizzy when you got up today?'],
            {
              no: ['不晕', 'Not at all'],
              some: ['有一点', 'A little'],
              severe: ['很晕，站不稳', 'Very; I cannot stand steadily'],
            },
            { alarms: [alarm('=', 'severe', callAtOnce, [ambulance])] },
          ),
          one(
            'how-dizzy',
            ['晕得多厉害？', 'How dizzy?'],
            {
              hardly: ['没感觉', 'Hardly', 'great'],
              slightly: ['一点点', 'Slightly', 'good'],
              fairly: ['中等', 'Fairly', 'fair'],
              strongly: ['厉害', 'Badly', 'poor'],
              worst: ['很厉害', 'Very badly', 'awful'],
            },
            { enableWhen: [is('dizzy', 'some')] },
          ),
        ],
      ),
      group(
        'medicine',
        ['用药', 'Medicines'],
        [
          one('takes', ['您在服用降压药吗？', 'Do you take medicine for blood pressure?'], {
            yes: ['在服用', 'Yes'],
            no: ['没有服用', 'No'],
          }),
          one('regular', ['近两周服药规律吗？', 'Did you take it regularly?'], taking, {
            enableWhen: [is('takes', 'yes')],
          }),
          many(
            'effects',
            ['服药后有哪些不适？', 'What troubled you after taking it?'],
            {
              none: ['没有不适', 'Nothing', 'alone'],
              cough: ['干咳', 'A dry cough'],
              swelling: ['脚踝水肿', 'Swollen ankles'],
              dizzy: ['头晕', 'Dizziness'],
            },
            { enableWhen: [is('takes', 'yes')] },
          ),
          words('why-not', ['没有服药的原因', 'Why do you not take any?'], {
            enableWhen: [is('takes', 'no')],
          }),
        ],
      ),
      group(
        'life',
        ['生活', 'Daily life'],
        [
          one('smokes', ['您抽烟吗？', 'Do you smoke?'], {
            yes: ['抽', 'Yes'],
            no: ['不抽', 'No'],
          }),
          measured(
            'cigarettes',
            ['每天抽几支？', 'How many a day?'],
            ['支', 'cigarettes'],
            [1, 100],
            {
              enableWhen: [is('smokes', 'yes')],
            },
          ),
          scale('salt', ['口味有多咸？', 'How salty do you eat?'], {
            steps: [step(0, ['很淡', 'mild']), step(10, ['很咸', 'salty'])],
          }),
        ],
      ),
    ],
  },
  {
    code: 'diabetes',
    title: ['糖尿病自我管理', 'Living with diabetes'],
    introduction: [
      '看看饮食、运动、用药和监测做得怎么样。',
      'See how eating, moving, medicine and measuring are going.',
    ],
    minutes: 6,
    topic: 'sugar',
    bands: [
      band(0, [
        '自我管理需要加强，建议和医生谈一谈。',
        'There is room to improve; please talk with your doctor.',
      ]),
      band(4, ['做得不错，继续保持。', 'You are doing well. Keep it up.']),
    ],
    item: [
      group(
        'sugar',
        ['血糖', 'Blood sugar'],
        [
          measured(
            'fasting',
            ['最近一次空腹血糖', 'Your last fasting blood sugar'],
            ['mmol/L', 'mmol/L'],
            [1, 40],
          ),
          one('low', ['近一个月有过低血糖吗？', 'Any low blood sugar within a month?'], yesNo),
          many(
            'low-signs',
            ['当时有什么感觉？', 'How did it feel?'],
            {
              sweat: ['出冷汗', 'Cold sweat'],
              shake: ['手抖', 'Shaking hands'],
              faint: ['晕倒', 'Fainting'],
            },
            { enableWhen: [is('low', 'yes')] },
          ),
        ],
      ),
      group(
        'care',
        ['自我管理', 'Taking care'],
        [
          one('medicine', ['按时用药吗？', 'Do you take your medicine on time?'], taking),
          one('walks', ['每周运动几天？', 'On how many days a week do you exercise?'], {
            many: ['五天以上', 'Five or more', 2],
            some: ['两到四天', 'Two to four', 1],
            few: ['很少', 'Hardly any', 0],
          }),
          one('feet', ['每天检查双脚吗？', 'Do you look at your feet every day?'], {
            yes: ['会', 'Yes', 2],
            no: ['不会', 'No', 0],
          }),
          words('wish', ['想问医生的话', 'What would you like to ask your doctor?']),
        ],
      ),
    ],
  },
];
