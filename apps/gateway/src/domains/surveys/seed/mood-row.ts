import { alarm, ambulance, band, group, one, type SurveyRow } from './build';

const often = {
  never: ['完全没有', 'Not at all', 0],
  days: ['好几天', 'Several days', 1],
  half: ['一半以上的日子', 'More than half the days', 2],
  daily: ['几乎每天', 'Nearly every day', 3],
} as const;
const moods = [
  ['做事时提不起劲或没有兴趣', 'Little interest or pleasure in doing things'],
  ['感到心情低落、沮丧或绝望', 'Feeling down, depressed, or hopeless'],
  ['入睡困难、睡不安稳或睡得太多', 'Trouble falling or staying asleep, or sleeping too much'],
  ['感觉疲倦或没有活力', 'Feeling tired or having little energy'],
  ['食欲不振或吃太多', 'Poor appetite or overeating'],
  [
    '觉得自己很糟，或觉得自己很失败，让自己或家人失望',
    'Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
  ],
  [
    '对事物专注有困难，例如看报纸或看电视时',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
  ],
  [
    '动作或说话速度缓慢到别人已经察觉，或正好相反，坐立不安、动来动去',
    'Moving or speaking so slowly that other people could have noticed, or the opposite: being fidgety or restless',
  ],
  [
    '有不如死掉或用某种方式伤害自己的念头',
    'Thoughts that you would be better off dead, or of hurting yourself in some way',
  ],
] as const;

/** Each answer of the last question of the PHQ-9 but the first. */
const harm = ['days', 'half', 'daily'].map((code) =>
  alarm(
    '=',
    code,
    [
      '您并不孤单。如果有伤害自己的念头，请马上告诉身边的人，或拨打全国心理援助热线 12356；紧急时拨打 120。',
      'You are not alone. If you think of hurting yourself, tell somebody near you now, or call the mental health line 12356; in an emergency call 120.',
    ],
    [['12356', ['心理援助热线', 'Mental health line']], ambulance],
  ),
);

/** The survey of mood: the PHQ-9. */
export const moodRow: SurveyRow = {
  code: 'phq-9',
  title: ['情绪自评（PHQ-9）', 'Mood (PHQ-9)'],
  introduction: [
    '在过去两周里，以下问题困扰您的频率如何？结果是参考，不是诊断。',
    'Over the last two weeks, how often have you been bothered by these problems? The result is a hint, not a diagnosis.',
  ],
  minutes: 3,
  topic: 'mood',
  bands: [
    band(0, ['几乎没有抑郁的表现。', 'Hardly any sign of depression.']),
    band(5, [
      '可能有轻度抑郁，过两周可以再测一次。',
      'Possibly mild depression; please repeat it in two weeks.',
    ]),
    band(10, [
      '可能有中度抑郁，建议和医生谈一谈。',
      'Possibly moderate depression; please talk with a doctor.',
    ]),
    band(15, [
      '可能有中重度抑郁，请尽快看医生。',
      'Possibly moderately severe depression; please see a doctor soon.',
    ]),
    band(20, [
      '可能有重度抑郁，请尽快到精神心理科就诊。',
      'Possibly severe depression; please see a psychiatrist as soon as you can.',
    ]),
  ],
  item: [
    group(
      'mood',
      ['过去两周', 'The last two weeks'],
      moods.map((text, place) =>
        one(`phq-${place + 1}`, text, often, place === moods.length - 1 ? { alarms: harm } : {}),
      ),
    ),
  ],
};
