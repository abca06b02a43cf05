import { defineRoutes } from '../route-row';

/**
 * Finding a doctor to consult, remote and expert consultations, sharing (spec 2 §2.9, §2.26).
 */
export const consultDoctors = defineRoutes({
  'consult.polyclinic': {
    path: '/policlinicpage/:itemUUID',
    requires: ['login'],
    title: 'consult:polyclinic.title',
    disableShare: true,
  },
  'consult.cloudCheck': {
    path: '/consult/cloudcheck',
    requires: ['login'],
    title: 'consult:cloudCheck.title',
    disableShare: true,
  },
  'consult.seenDoctors': {
    path: '/consult/seendoctor',
    requires: ['login'],
    title: 'consult:seenDoctors.title',
    disableShare: true,
  },
  'consult.doctors': {
    path: '/consult/doctor',
    title: 'consult:doctors.title',
  },
  'consult.more': {
    path: '/consult/more',
    aliases: ['/consult/hospital'],
    title: 'consult:more.title',
  },
  'consult.videoList': {
    path: '/consult/video/list',
    title: 'consult:videoList.title',
  },
  'consult.phoneList': {
    path: '/consult/phone/list',
    title: 'consult:phoneList.title',
  },
  'consult.volunteer': {
    path: '/consult/volunteer',
    title: 'consult:volunteer.title',
  },
  'consult.volunteerShanghai': {
    path: '/consult/volunteer/shanghai',
    title: 'consult:volunteerShanghai.title',
  },
  'consult.medicalInsuranceList': {
    path: '/consult/yblist',
    requires: ['login', 'binding'],
    title: 'consult:medicalInsuranceList.title',
    disableShare: true,
  },
  'consult.expertConsult': {
    path: '/expert/consult/:id',
    aliases: ['/expertpage/consult/:id'],
    title: 'consult:expertConsult.title',
  },
  'consult.expertConsultShanghai': {
    path: '/expert/consult/shanghai/:id',
    title: 'consult:expertConsultShanghai.title',
  },
  'consult.expertConsultWys': {
    path: '/expert/consult/wys/:id',
    title: 'consult:expertConsultWys.title',
  },
  'consult.expertHistoryChat': {
    path: '/expert/consult-history-im/:id',
    title: 'consult:expertHistoryChat.title',
  },
  'consult.expertHistory': {
    path: '/expert/consultHistory/:id',
    kind: 'redirect',
    redirectTo: '/ums/search/health-qa-list?scene=doctor_home&doctorId=:id',
    title: 'consult:expertHistory.title',
    noIndex: true,
  },
  'consult.expertInternetHospital': {
    path: '/expertpage/internethospital/:id',
    title: 'consult:expertInternetHospital.title',
  },
  'consult.group': {
    path: '/consult/group',
    requires: ['login'],
    title: 'consult:group.title',
    disableShare: true,
  },
  'consult.fastXays': {
    path: '/consult/fast-xays',
    requires: ['login', 'binding'],
    title: 'consult:fastXays.title',
    disableShare: true,
  },
  'consult.portal': {
    path: '/consult/portal',
    title: 'consult:portal.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.share': {
    path: '/consult/share',
    title: 'consult:share.title',
  },
  'consult.shareRegister': {
    path: '/consult/share/register',
    title: 'consult:shareRegister.title',
  },
  'consult.shareRegisterResult': {
    path: '/consult/share/regres',
    title: 'consult:shareRegisterResult.title',
  },
  'consult.shareActivity': {
    path: '/consult/share/activity',
    title: 'consult:shareActivity.title',
  },
  'consult.remoteConsult': {
    path: '/remote-consult',
    title: 'consult:remoteConsult.title',
  },
  'consult.remoteConsultExpertList': {
    path: '/remote-consult/expert-list',
    title: 'consult:remoteConsultExpertList.title',
  },
  'consult.remoteConsultExpertIntroduction': {
    path: '/remote-consult/expert-intro/:doctorId',
    title: 'consult:remoteConsultExpertIntroduction.title',
  },
  'consult.expertConsultation': {
    path: '/expert-consult',
    title: 'consult:expertConsultation.title',
  },
  'consult.expertConsultationMore': {
    path: '/expert-consult-more',
    requires: ['login'],
    title: 'consult:expertConsultationMore.title',
    disableShare: true,
  },
  'consult.infirmaryWzky': {
    path: '/infirmary/wzky',
    requires: ['login'],
    title: 'consult:infirmaryWzky.title',
    disableShare: true,
  },
});
