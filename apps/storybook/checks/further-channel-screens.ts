import type { ConfiguredRoute } from '@xinglin/routes';
import type { Screen } from './channel-screen';

/** The screens before and after an order. */
export const furtherScreens = {
  'consult.listAll': {
    file: 'consult/src/pages/my/consult/listall',
    modules: {
      byPatient: ['link', '按就诊人查看'],
      examinations: ['link', '医生建议的检查'],
      expenses: ['link', '问诊费用'],
    },
  },
  'consult.list': {
    file: 'consult/src/pages/my/consult/list',
    modules: { all: ['link', '全部咨询'] },
  },
  'consult.doctors': {
    file: 'consult/src/pages/consult/doctor',
    modules: {
      kinds: ['navigation', '问诊方式'],
      departments: ['link', '全部科室'],
    },
  },
  'consult.expertConsult': {
    file: 'consult/src/pages/expert/consult/$id',
    modules: {
      speciality: ['heading', '擅长'],
      reviews: ['link', '患者评价'],
      visit: ['link', '医生主页与预约挂号'],
    },
  },
  'consult.orderDetail': {
    file: 'consult/src/pages/consult/order-detail/$orderKey',
    modules: { doctor: ['link', '与这位医生的历次咨询'] },
  },
  'consult.multiExpert': {
    file: 'consult/src/pages/multask',
    modules: {
      departments: ['heading', '按科室提问'],
      balance: ['link', '我的提问和费用'],
      help: ['link', '多位专家问答说明'],
    },
  },
  'consult.imageTextAsk': {
    file: 'consult/src/pages/my/bconsult/ask',
    modules: { doctors: { story: 'DoctorToChoose', what: ['link', '选择医生'] } },
  },
  'consult.askEntryIntroduction': {
    file: 'consult/src/pages/ask/entry/introduce',
    modules: {
      feverNow: /位医生接诊，/,
      who: /^适合/,
    },
  },
  'booking.departmentList': {
    file: 'booking/src/pages/booking/department',
    modules: { ways: ['navigation', '挂号方式'], search: ['searchbox', '搜医院、科室、医生'] },
  },
  'booking.fastOrderDepartment': {
    file: 'booking/src/pages/fastorder/department',
    modules: {
      how: /最早有号的医生排在前面/,
      ways: ['navigation', '挂号方式'],
      any: ['link', '不限科室，看最早的号'],
      hot: ['heading', '热门科室'],
    },
  },
  'booking.fastOrderExpertList': {
    file: 'booking/src/pages/fastorder/expertlist',
    modules: {
      departments: ['link', '全部科室'],
      city: ['button', /切换城市/],
      hospitals: ['link', '按医院选'],
    },
  },
  'booking.fastOrderHospital': {
    file: 'booking/src/pages/fastorder/hospital',
    modules: { departments: ['link', '全部科室'], city: ['button', /切换城市/] },
  },
  'booking.orderError': {
    file: 'booking/src/pages/my/order/detail/error',
    modules: {
      patient: ['heading', '就诊人'],
      colleagues: ['link', '同科室其他医生'],
      orders: ['link', '查看我的预约'],
    },
  },
  'booking.patientCheckIn': {
    file: 'booking/src/pages/my/expert/patient',
    modules: { service: ['link', /^查看服务：/] },
  },
  'service-packages.package': {
    file: 'service-packages/src/pages/package/detail/$packageCode',
    modules: {
      doctor: ['link', /的其他服务包$/],
      team: ['link', /服务团队/],
      comments: ['link', '服务包评价'],
    },
  },
  'service-packages.expertPackage': {
    file: 'service-packages/src/pages/package/expert/detail',
    modules: { comments: ['link', /^服务包评价/] },
  },
  'service-packages.teamPackage': {
    file: 'service-packages/src/pages/package/team/detail',
    modules: { members: ['link', '沈知远'] },
  },
  'service-packages.orderDetail': {
    file: 'service-packages/src/pages/my/order/package/detail/$orderNo',
    modules: { pauses: ['heading', '暂停或退款'] },
  },
  'survey.answered': {
    file: 'survey/src/pages/package/survey/reply/detail',
    modules: { choose: { story: 'Empty', what: ['link', '健康问卷'] } },
  },
  'reviews.ownPraise': {
    file: 'reviews/src/pages/my/expert/praise/detail/$expertId',
    modules: { write: { story: 'NotWritten', what: ['link', '写感谢信'] } },
  },
  'reviews.sent': {
    file: 'reviews/src/pages/commentexpert/success/($medicalRecordId)',
    modules: {
      praise: ['link', /写封感谢信/],
      reward: ['link', '送心意'],
      doctor: ['link', /医生$/],
    },
  },
  'mall.deductionList': {
    file: 'mall/src/pages/ordercentre/deduct/list',
    modules: { notApplied: ['heading', '未使用的原因'], rule: ['link', '优惠规则'] },
  },
  'mall.mergedCouponList': {
    file: 'mall/src/pages/ordercentre/coupon/merge-list',
    modules: { oneByOne: ['link', '逐张查看'] },
  },
} satisfies Partial<Record<ConfiguredRoute, Screen>>;
