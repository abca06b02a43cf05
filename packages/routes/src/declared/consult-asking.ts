import { defineRoutes } from '../route-row';
import { listedPartners } from '../listed-partners';

/** The asking screens and their entries (spec 2 §2.9). */
export const consultAsking = defineRoutes({
  'consult.imageTextAsk': {
    path: '/my/bconsult/ask',
    aliases: ['/consult/imagetext/ask'],
    requires: ['login', 'binding'],
    title: 'consult:imageTextAsk.title',
    disableShare: true,
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.publicAsk': {
    path: '/my/pubconsult/ask',
    title: 'consult:publicAsk.title',
  },
  'consult.expertAsk': {
    path: '/my/expertconsult/ask',
    title: 'consult:expertAsk.title',
  },
  'consult.fastPhoneAsk': {
    path: '/fastphone/ask',
    aliases: ['/consult/phone/ask'],
    title: 'consult:fastPhoneAsk.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.videoAsk': {
    path: '/videoconsult/ask',
    title: 'consult:videoAsk.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.publicVideoAsk': {
    path: '/videoconsult/pubask',
    title: 'consult:publicVideoAsk.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.askEntryFree': {
    path: '/ask/entry/freeconsult',
    title: 'consult:askEntryFree.title',
  },
  'consult.askEntryFever': {
    path: '/ask/entry/fever',
    title: 'consult:askEntryFever.title',
  },
  'consult.askEntryIntroduction': {
    path: '/ask/entry/introduce',
    title: 'consult:askEntryIntroduction.title',
  },
  'consult.askEntrySpecialVip': {
    path: '/ask/entry/specialvip',
    title: 'consult:askEntrySpecialVip.title',
  },
  'consult.askEntrySpecial': {
    path: '/ask/entry/specialconsult',
    aliases: ['/consult/submitorder/special'],
    title: 'consult:askEntrySpecial.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.askEntryPneumonia': {
    path: '/ask/entry/pneumonia',
    title: 'consult:askEntryPneumonia.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.askEntryConvenient': {
    path: '/ask/entry/convenient',
    title: 'consult:askEntryConvenient.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.askEntryFreeClinic': {
    path: '/ask/entry/free-clinc',
    title: 'consult:askEntryFreeClinic.title',
  },
  'consult.askEntrySpecialPhone': {
    path: '/ask/entry/specialphone',
    title: 'consult:askEntrySpecialPhone.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.askEntryPneumoniaPhone': {
    path: '/ask/entry/pneumoniaphone',
    title: 'consult:askEntryPneumoniaPhone.title',
  },
  'consult.askEntrySpecialVideo': {
    path: '/ask/entry/specialvideo',
    title: 'consult:askEntrySpecialVideo.title',
  },
  'consult.askEntryMiniProgram': {
    path: '/ask/entry/mini-program',
    title: 'consult:askEntryMiniProgram.title',
  },
  'consult.askEntryPsc': {
    path: '/ask/entry/pscconsult',
    title: 'consult:askEntryPsc.title',
  },
  'consult.televisionAsk': {
    path: '/ask/tv',
    title: 'consult:televisionAsk.title',
    fullPageLoad: true,
    nativeAppOnly: true,
    disableFab: true,
  },
  'consult.televisionAskResult': {
    path: '/ask/tv/result',
    title: 'consult:televisionAskResult.title',
    disableFab: true,
  },
  'consult.yapeiIntroduction': {
    path: '/ask/yapei/introduce',
    title: 'consult:yapeiIntroduction.title',
  },
  'consult.alipayCashier': {
    path: '/ask/alipaycashier',
    requires: ['login'],
    title: 'consult:alipayCashier.title',
    disableShare: true,
  },
  'consult.submitGeneralPracticeOrder': {
    path: '/consult/submitorder/qk',
    requires: ['login', 'binding'],
    title: 'consult:submitGeneralPracticeOrder.title',
    disableShare: true,
  },
  'consult.submitAiaOrder': {
    path: '/consult/submitorder/aia',
    partners: listedPartners,
    title: 'consult:submitAiaOrder.title',
  },
  'consult.aiaChat': {
    path: '/consult/aiachat/:id',
    partners: listedPartners,
    title: 'consult:aiaChat.title',
    disableFab: true,
  },
  'consult.reportDecode': {
    path: '/consult/reportdecode/:id',
    partners: listedPartners,
    title: 'consult:reportDecode.title',
  },
  'consult.reserve': {
    path: '/consult/reserveconsult',
    partners: listedPartners,
    title: 'consult:reserve.title',
  },
});
