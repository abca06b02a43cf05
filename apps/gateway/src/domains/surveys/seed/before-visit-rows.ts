import { group, is, many, one, words, type SurveyRow } from './build';

const yesNo = { yes: ['有', 'Yes'], no: ['没有', 'No'] } as const;

/** What a department of the sandbox asks before a visit. */
export const beforeVisit: SurveyRow = {
  code: 'before-visit',
  title: ['就诊前问卷', 'Before your visit'],
  introduction: ['医生看诊前想先了解这些。', 'What the doctor would like to know beforehand.'],
  minutes: 2,
  item: [
    group(
      'reason',
      ['这次看病', 'This visit'],
      [
        words('why', ['哪里不舒服，多久了？', 'What is wrong, and for how long?'], {
          required: true,
        }),
        one('seen', ['以前为这个看过医生吗？', 'Have you seen a doctor about it before?'], yesNo),
        words('told', ['当时医生怎么说？', 'What did the doctor say?'], {
          enableWhen: [is('seen', 'yes')],
        }),
      ],
    ),
    group(
      'health',
      ['身体情况', 'Your health'],
      [
        many('known', ['有没有这些病？', 'Do you have any of these?'], {
          pressure: ['高血压', 'High blood pressure'],
          sugar: ['糖尿病', 'Diabetes'],
          heart: ['心脏病', 'Heart disease'],
          none: ['都没有', 'None of them', 'alone'],
        }),
        one('allergy', ['有没有药物过敏？', 'Are you allergic to any medicine?'], yesNo),
        words('allergies', ['对什么药过敏？', 'To which medicine?'], {
          required: true,
          enableWhen: [is('allergy', 'yes')],
        }),
      ],
    ),
  ],
};
