import type { ConfiguredRoute } from '@xinglin/routes';
import type { Screen } from './channel-screen';
import { furtherScreens } from './further-channel-screens';

/**
 * Every screen with display settings (spec 1 §2) by its route, and what hiding each module takes away. Home and search
 * have theirs in a test of their package.
 */
export const screens: Readonly<
  Record<Exclude<ConfiguredRoute, 'directory.home' | 'directory.search'>, Screen>
> = {
  ...furtherScreens,
  'portal.customChannel': {
    file: 'portal/src/pages/custom-channel',
    modules: {
      book: ['link', /^预约挂号/],
      findDoctor: ['link', /^找医生/],
      ask: ['link', /^在线问医生/],
      guide: ['link', /^智能导诊/],
      myVisits: ['link', '我的预约'],
      profile: ['link', '个人中心'],
      call: ['link', /^客服电话/],
    },
  },
  'portal.assistantHome': {
    file: 'portal/src/pages/aiassistant/senior',
    modules: {
      talk: ['link', /^和导诊助手说一说/],
      guide: ['link', /^智能导诊/],
      search: ['link', /^查症状和疾病/],
      ask: ['link', /^在线问医生/],
      book: ['link', /^预约挂号/],
      myVisits: ['link', '我的预约'],
      call: ['link', /^客服电话/],
    },
  },
  'consult.portal': {
    file: 'consult/src/pages/consult/portal',
    modules: {
      experts: ['link', /^会诊/],
      more: ['link', /^更多问诊方式/],
      seen: ['link', '问过的医生'],
      clinics: ['link', /^社区门诊/],
      teleClinic: ['link', /^远程门诊/],
      television: ['link', '在电视上问医生'],
    },
  },
  'directory.hospital': {
    file: 'directory/src/pages/hospital/$id',
    modules: {
      share: ['button', '分享'],
      follow: ['button', /关注/],
      notices: /周末部分科室照常开诊/,
      guide: ['link', /怎么去$/],
      introduction: ['link', /医院介绍/],
      reviews: ['link', /看过的人说/],
      allHospitals: { story: 'Failed', what: ['link', '更多医院'] },
      departments: ['heading', '科室'],
      search: ['link', '搜院内科室、医生、疾病'],
      ask: ['link', '问本院医生'],
      byDisease: ['link', '按疾病找医生'],
      allDoctors: ['link', /全部医生/],
      familyDoctors: ['link', '家庭医生'],
      privateFees: { story: 'Private', what: ['link', '费用与支付说明'] },
      international: ['link', '国际患者服务'],
    },
  },
  'directory.doctor': {
    file: 'directory/src/pages/expert/$id',
    modules: {
      share: ['button', '分享'],
      follow: ['button', /关注/],
      schedule: ['heading', /^挂号/],
      consult: ['link', /^图文/],
      reviews: ['link', /看过的人说/],
      speciality: ['heading', '擅长'],
      introduction: ['heading', /简介|介绍/],
      profile: ['link', /每周出诊、费用与经历/],
      place: ['heading', '出诊地点'],
      privateFees: { story: 'Private', what: ['link', '私立医院的费用与支付'] },
      colleagues: ['heading', /同科室/],
    },
  },
  'directory.hospitalSummary': {
    file: 'directory/src/pages/hospital/summary/$id',
    modules: { introduction: /创建于 1959 年/, guide: ['link', '来院指南'] },
  },
  'directory.disease': {
    file: 'directory/src/pages/diseasepage/$id',
    modules: {
      follow: ['button', /关注/],
      departments: ['link', '呼吸内科'],
      bring: ['heading', '就诊前准备'],
      questions: ['button', '复制问题'],
      doctors: ['link', '杨雨珍'],
      related: ['link', '慢性阻塞性肺疾病'],
      reviewer: ['link', /^审阅/],
    },
  },
  'directory.standardDepartment': {
    file: 'directory/src/pages/standardepartment/$id',
    modules: {
      follow: ['button', /关注/],
      symptoms: ['link', '发热'],
      diseases: ['link', '哮喘'],
      doctors: ['link', '沈知远'],
      book: ['link', /^挂号/],
    },
  },
  'booking.hospitalList': {
    file: 'booking/src/pages/booking/hospital',
    modules: {
      search: ['search', /.*/],
      city: ['button', /切换城市/],
      available: ['link', '只看有号'],
      levels: ['link', '三级甲等'],
    },
  },
  'booking.expertBook': {
    file: 'booking/src/pages/standard/expert/book/$doctorId',
    modules: { doctor: /浙江省立同仁医院/ },
  },
  'booking.reservation': {
    file: 'booking/src/pages/standard/booking/reservation/$hospitalId/$shiftCaseId',
    modules: {
      changePatient: ['link', /^更改 (?:就诊人|姓名)/],
      addPatient: { story: 'Empty', what: ['link', /就诊人/] },
      terms: ['heading', '取消规则'],
      bring: ['heading', /^带这/],
    },
  },
  'booking.orderList': {
    file: 'booking/src/pages/my/order/list',
    modules: {
      waits: ['link', '我的候补'],
      review: ['link', /^评价/],
      book: { story: 'Empty', what: ['link', /挂号/] },
    },
  },
  'booking.orderDetail': {
    file: 'booking/src/pages/my/order/detail/$orderNo',
    modules: {
      way: ['link', '怎么去'],
      calendar: ['button', /日历/],
      bring: ['heading', /^带这/],
      call: ['link', /电话 \d[\d-]+$/],
    },
  },
  'account.login': {
    file: 'account/src/pages/user/login',
    story: 'ByCode',
    modules: {
      reason: /杏林健康/,
      password: ['link', '密码登录'],
      otherWays: ['link', '其他登录方式'],
      language: ['button', /语言|EN|English/],
    },
  },
  'account.combinedLogin': {
    file: 'account/src/pages/login/entrance',
    story: 'EveryWay',
    modules: {
      oneKey: ['link', /本机号码一键登录/],
      chatApp: ['link', /聊天应用登录/],
      healthId: ['link', /健康身份登录/],
      visit: ['button', /先看看/],
    },
  },
  'account.profile': {
    file: 'account/src/pages/my/profile',
    modules: {
      messages: ['link', /^消息/],
      appointments: ['link', /我的挂号/],
      latestOrder: /下次就诊/,
      orders: ['link', /全部订单/],
      consults: ['link', /我的问诊/],
      renewals: ['link', /^续方/],
      prescriptions: ['link', /我的处方/],
      packages: ['link', /服务包/],
      membership: ['link', /家庭卡/],
      coupons: ['link', /优惠券/],
      coins: ['link', /健康币/],
      surveys: ['link', '问卷'],
      patients: ['link', '管理家人'],
      reviews: ['link', /评价/],
      following: ['link', '关注'],
      realName: ['link', /实名信息/],
      help: ['link', '帮助'],
      addresses: ['link', '地址'],
      call: ['link', /联系客服/],
    },
  },
  'account.profileSetting': {
    file: 'account/src/pages/my/profile/setting',
    modules: {
      elder: ['switch', /长辈版/],
      theme: ['radiogroup', '外观'],
      language: ['radiogroup', '语言'],
      account: ['link', '账号设置'],
      devices: ['button', '登录设备'],
      messageCentre: ['link', '消息'],
      messages: ['heading', '消息提醒'],
      help: ['link', '帮助'],
      signOut: ['button', '退出登录'],
    },
  },
  'account.accountSettings': {
    file: 'account/src/pages/my/acctset',
    modules: {
      nickname: ['link', /昵称/],
      information: ['link', /完善资料/],
      realName: ['link', /实名信息/],
      addresses: ['link', /收货地址/],
      emergencyContacts: ['link', /紧急联系人/],
      mobile: ['link', /手机号/],
      loginId: ['button', /用户名/],
      password: ['link', /登录密码/],
    },
  },
  'account.realNameVerification': {
    file: 'account/src/pages/my/real-name',
    story: 'ToVerify',
    modules: {
      bankCard: ['radio', '身份证和银行卡'],
      face: { story: 'ByFace', what: ['radio', '小程序刷脸'] },
      manual: ['link', /提交证件人工审核/],
      explanation: ['link', /实名认证说明/],
    },
  },
  'account.patients': {
    file: 'account/src/pages/my/patients',
    modules: {
      add: ['link', /添加就诊人/],
      remove: ['button', /^删除/],
      realName: ['link', /实名核验/],
    },
  },
  'account.patientAdd': {
    file: 'account/src/pages/my/patient/node-add',
    story: 'Empty',
    modules: { scan: ['button', '拍身份证自动填写'] },
  },
  'account.addressAdd': {
    file: 'account/src/pages/order/address/add',
    modules: { paste: /^粘贴识别/ },
  },
  'account.addressEdit': {
    file: 'account/src/pages/order/address/edit/$id',
    modules: { paste: /^粘贴识别/ },
  },
  'account.moreTools': {
    file: 'account/src/pages/my/tools/more',
    modules: { hospitals: ['link', /医院/] },
  },
};
