import {
  atLeast,
  band,
  group,
  is,
  many,
  measured,
  one,
  pastDay,
  scale,
  step,
  words,
  type SurveyRow,
} from './build';

const yesNo = { yes: ['有', 'Yes'], no: ['没有', 'No'] } as const;
const nights = {
  none: ['没有', 'Never', 0],
  some: ['一周一两次', 'Once or twice a week', 1],
  often: ['一周三次以上', 'Three times a week or more', 2],
} as const;

/** Surveys around a visit, a check-up and sleep. */
export const visitRows: readonly SurveyRow[] = [
  {
    code: 'sleep',
    title: ['睡眠问卷', 'Sleep'],
    introduction: ['近一个月您睡得怎么样？', 'How did you sleep within the last month?'],
    minutes: 3,
    topic: 'sleep',
    bands: [
      band(0, ['睡眠不错。', 'You sleep well.']),
      band(3, [
        '睡眠欠佳，可以试试固定作息。',
        'Your sleep could be better; regular hours may help.',
      ]),
      band(5, [
        '睡眠问题比较明显，建议看医生。',
        'Your sleep is clearly troubled; please see a doctor.',
      ]),
    ],
    item: [
      group(
        'night',
        ['夜里', 'At night'],
        [
          measured(
            'hours',
            ['每晚睡几个小时？', 'How many hours do you sleep?'],
            ['小时', 'hours'],
            [0, 24],
          ),
          one(
            'falling',
            ['半小时内睡不着', 'You could not fall asleep within half an hour'],
            nights,
          ),
          one('waking', ['夜里醒来难再入睡', 'You woke and could not sleep again'], nights),
          one('snores', ['打鼾或憋气', 'You snored or stopped breathing'], nights),
        ],
      ),
      group(
        'day',
        ['白天', 'By day'],
        [
          scale('tired', ['白天有多困？', 'How sleepy are you by day?'], {
            steps: [
              step(0, ['不困', 'awake'], 'great'),
              step(1, ['有点困', 'a bit'], 'good'),
              step(4, ['犯困', 'sleepy'], 'fair'),
              step(7, ['很困', 'very'], 'poor'),
              step(10, ['睁不开', 'asleep'], 'awful'),
            ],
          }),
          words('drives', ['困倦影响过开车或工作吗？', 'Did it affect your driving or work?'], {
            enableWhen: [atLeast('tired', 7)],
          }),
        ],
      ),
    ],
  },
  {
    code: 'post-consult',
    title: ['问诊后回访', 'After a consult'],
    introduction: [
      '问诊结束后，医生想知道您现在怎么样。',
      'After the consult your doctor would like to know how you are.',
    ],
    minutes: 2,
    topic: 'consult',
    ofDoctor: true,
    item: [
      group(
        'now',
        ['现在的情况', 'How you are now'],
        [
          one('better', ['症状有变化吗？', 'Have your symptoms changed?'], {
            better: ['好转了', 'Better', 'great'],
            same: ['没变化', 'The same', 'fair'],
            worse: ['加重了', 'Worse', 'poor'],
          }),
          words('worse', ['哪里加重了？', 'What has become worse?'], {
            required: true,
            enableWhen: [is('better', 'worse')],
          }),
          one('followed', ['按医生的建议做了吗？', 'Did you follow the advice?'], {
            all: ['都做了', 'All of it'],
            some: ['做了一部分', 'Part of it'],
            none: ['没有做', 'None of it'],
          }),
          scale('pain', ['现在有多痛？', 'How much pain is there now?'], {
            steps: [
              step(0, ['不痛', 'none'], 'great'),
              step(1, ['有点痛', 'mild'], 'good'),
              step(4, ['痛', 'pain'], 'fair'),
              step(7, ['很痛', 'strong'], 'poor'),
              step(10, ['最痛', 'worst'], 'awful'),
            ],
          }),
        ],
      ),
    ],
  },
  {
    code: 'before-check-up',
    title: ['体检前健康问卷', 'Before a check-up'],
    introduction: [
      '体检前填一填，医生会据此推荐项目。',
      'Fill it in before the check-up; the tests are chosen by it.',
    ],
    minutes: 4,
    topic: 'checkUp',
    item: [
      group(
        'past',
        ['过去的健康', 'Your health so far'],
        [
          many('illnesses', ['得过哪些病？', 'What illnesses have you had?'], {
            none: ['都没有', 'None of these', 'alone'],
            heart: ['心脏病', 'Heart disease'],
            pressure: ['高血压', 'High blood pressure'],
            sugar: ['糖尿病', 'Diabetes'],
            tumour: ['肿瘤', 'A tumour'],
          }),
          one('surgery', ['做过手术吗？', 'Have you had surgery?'], yesNo),
          pastDay('surgery-day', ['手术是哪一天？', 'When was it?'], {
            enableWhen: [is('surgery', 'yes')],
          }),
          one('allergy', ['有药物过敏吗？', 'Are you allergic to a medicine?'], yesNo),
          words('allergy-to', ['对什么药过敏？', 'To which?'], {
            required: true,
            enableWhen: [is('allergy', 'yes')],
          }),
        ],
      ),
      group(
        'body',
        ['身体', 'Your body'],
        [
          measured('height', ['身高', 'Height'], ['厘米', 'cm'], [50, 250]),
          measured('weight', ['体重', 'Weight'], ['公斤', 'kg'], [2, 300]),
        ],
      ),
    ],
  },
];
