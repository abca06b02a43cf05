import { operatePositions } from '@xinglin/contract';
import { localised } from '../../platform/translate';
import { bannerResource, focusResource, pageOf, positionResource } from './service';
import type { operateItems } from './tables';

type Row = typeof operateItems.$inferInsert;

/** A department, its line in Chinese and in English; its picture is its own pictogram. */
const departments = [
  ['fertility', '生殖医学', 'Fertility', '备孕 试管婴儿', 'Trying for a baby, IVF'],
  ['child-health', '儿童保健', 'Child health', '生长发育 喂养', 'Growth and feeding'],
  ['mental-health', '精神心理', 'Mental health', '失眠 焦虑 情绪', 'Sleep, anxiety, mood'],
  ['rehabilitation', '康复医学', 'Rehabilitation', '术后 运动损伤', 'After surgery or injury'],
  ['breast-thyroid', '甲状腺乳腺', 'Breast and thyroid', '结节 肿块', 'Nodules and lumps'],
  ['oncology', '肿瘤内科', 'Oncology', '化疗 随访', 'Chemotherapy, follow-up'],
  ['acupuncture', '针灸推拿', 'Acupuncture', '颈肩 腰腿痛', 'Neck, back and leg pain'],
  ['rheumatology', '风湿免疫', 'Rheumatology', '关节痛 晨僵', 'Joint pain, stiffness'],
  ['haematology', '血液科', 'Haematology', '贫血 出血倾向', 'Anaemia, bleeding'],
  ['neonatology', '新生儿科', 'Newborn care', '黄疸 早产随访', 'Jaundice, early birth'],
] as const;

const services = [
  ['consult', '在线问诊', 'Ask a doctor', '/consult/portal', 'consult'],
  ['experts', '专家问诊', 'Specialists', '/expert-consult', 'doctor'],
  ['fever', '发热问诊', 'Fever', '/ask/entry/fever', 'paediatrics'],
  ['volunteers', '公益问诊', 'Free advice', '/consult/volunteer', 'clinic'],
  ['conditions', '疾病与症状', 'Conditions', '/department/more?tab=diseases', 'neurology'],
  ['guide', '智能导诊', 'Which department?', '/aiassistant', 'quick-consult'],
  ['rankings', '医生排行', 'Doctor rankings', '/searchexperthotlist', 'reviews'],
  ['featured', '夜间周末门诊', 'Evenings, weekends', '/featured-services', 'clinic'],
  ['checkUps', '体检', 'Check-ups', '/medical-examination', 'check-up'],
  ['packages', '服务包', 'Care packages', '/search/package', 'service-package'],
  ['healthServices', '健康服务', 'Health services', '/health-service', 'home-care'],
  ['tumours', '肿瘤专区', 'Cancer care', '/home/tumor-hospital', 'oncology'],
  ['mall', '商城', 'Mall', '/mall/store/index', 'medicine'],
  ['members', '会员', 'Membership', '/member/super/index', 'membership'],
  ['surveys', '健康问卷', 'Surveys', '/survey/detail', 'survey'],
  ['visits', '我的预约', 'My appointments', '/my/order/list', 'visits'],
  ['help', '帮助中心', 'Help', '/my/helper/hotquestion', 'telephone'],
] as const;

/** What most people come for, in a row on home; the others are behind them. */
const mainEntries = [
  ['doctors', '找医生', 'Doctors', '/search?tab=doctor', 'doctor'],
  ['medicine', '买药', 'Pharmacy', '/mall/store/index', 'medicine'],
  ['checkUps', '体检', 'Check-ups', '/medical-examination', 'check-up'],
  ['members', '会员', 'Members', '/member/super/index', 'membership'],
  ['chronic', '慢病', 'Chronic', '/chronic-disease', 'chronic-care'],
] as const;

/** What to read first: a key, its title, the line below, the department that it is about, where it leads. */
const focus = [
  [
    'stroke',
    ['突然说不清话、一侧没力气', 'Slurred speech, or one side weak'],
    ['可能是中风，马上打 120', 'It may be a stroke: call 120 at once'],
    'neurology',
    '/diseasepage/stroke',
  ],
  [
    'chronic',
    ['高血压、糖尿病，平时怎么管', 'Living with high blood pressure or diabetes'],
    ['看懂自己的病，找对医生', 'Understand it, and find the right doctor'],
    null,
    '/chronic-disease',
  ],
  [
    'volunteers',
    ['医生公益问诊', 'Doctors who answer for free'],
    ['不收费，先问问要不要去医院', 'Ask whether you need to go to hospital'],
    null,
    '/consult/volunteer',
  ],
] as const;

/** What stands on pages before the operator places anything: each leads to something that is there. */
export function firstItems(now: Date): Row[] {
  const place = (resourceId: string, key: string, sort: number) => ({
    itemId: `${resourceId}-${key}`,
    resourceId,
    sort,
    startsAt: now,
  });
  return [
    ...departments.map(([deptId, name, english, line, englishLine], index) => ({
      ...place(positionResource(operatePositions.departments), deptId, index),
      deptId,
      name: localised(name, english),
      subName: localised(line, englishLine),
      url: pageOf(deptId),
      image: deptId,
    })),
    ...[
      [operatePositions.mainEntries, mainEntries] as const,
      [operatePositions.services, services] as const,
    ].flatMap(([position, entries]) =>
      entries.map(([key, name, english, url, image], index) => ({
        ...place(positionResource(position), key, index),
        name: localised(name, english),
        url,
        image,
      })),
    ),
    ...focus.map(([key, [name, english], [line, englishLine], deptId, url], index) => ({
      ...place(focusResource, key, index),
      deptId,
      name: localised(name, english),
      subName: localised(line, englishLine),
      url,
    })),
    {
      ...place(bannerResource, 'fever', 0),
      name: localised('孩子发烧，先看这几条', 'A child with a fever? Read this first'),
      subName: localised('什么情况要马上去医院', 'When to go to hospital at once'),
      url: '/diseasepage/child-fever',
      image: 'paediatrics',
    },
  ];
}
