// Owns: which domains there are, composed from the areas that declare their calls.
// Must not know: what any call does.
// Used by: the gateway, the generator of the SDK.
import type { CallDefinitions } from './define-calls';
import { account } from './account/account';
import { accurateReserve } from './booking/accurate-reserve';
import { addresses } from './account/addresses';
import { aiChat } from './consult/ai-chat';
import { areas } from './directory/areas';
import { booking } from './booking/booking';
import { chat } from './consult/chat';
import { consult } from './consult/consult';
import { content } from './directory/content';
import { directory } from './directory/directory';
import { home } from './directory/home';
import { emergencyContacts } from './account/emergency-contacts';
import { favorites } from './account/favorites';
import { help } from './directory/help';
import { highRisk } from './sign-in/high-risk';
import { knowledge } from './directory/knowledge';
import { lectures } from './community/lectures';
import { login } from './sign-in/login';
import { partner } from './system/partner';
import { identity } from './sign-in/identity';
import { introductions } from './directory/introductions';
import { ocr } from './account/ocr';
import { operate } from './directory/operate';
import { orders } from './orders/orders';
import { panels } from './consult/panels';
import { patientCheckIn } from './booking/patient-check-in';
import { surveys } from './surveys/surveys';
import { patients } from './account/patients';
import { payment } from './orders/payment';
import { privacy } from './account/privacy';
import { profile } from './account/profile';
import { realName } from './account/real-name';
import { ranking } from './directory/ranking';
import { messages } from './account/messages';
import { redDots } from './account/red-dots';
import { reservationGuide } from './booking/reservation-guide';
import { reviews } from './reviews/reviews';
import { rewards } from './consult/rewards';
import { search } from './directory/search';
import { system } from './system/system';
import { upload } from './system/upload';
import { verification } from './sign-in/verification';
import { visitor } from './sign-in/visitor';
import { visits } from './booking/visits';
import { wallet } from './account/wallet';
import { wechat } from './sign-in/wechat';
import { writeOff } from './account/write-off';
import { telemedicine } from './telemedicine/telemedicine';
import { goods } from './mall/goods';
import { orderCentre } from './orders/order-centre';
import { checkUp } from './check-up/check-up';
import { specialDisease } from './check-up/special-disease';
import { medicines } from './medicines/medicines';
import { prescriptions } from './medicines/prescriptions';
import { membership } from './membership/membership';
import { coupons } from './membership/coupons';
import { servicePackages } from './service-packages/service-packages';
import { healthServices } from './health-services/health-services';
import { healthCoins } from './membership/health-coins';
import { activities } from './membership/activities';
import { overseas } from './overseas/overseas';

/** Every domain with its calls; the order is the order in which they are generated. */
export const domains = {
  account,
  login,
  highRisk,
  partner,
  identity,
  patients,
  addresses,
  emergencyContacts,
  directory,
  home,
  areas,
  booking,
  visits,
  accurateReserve,
  patientCheckIn,
  surveys,
  reservationGuide,
  orders,
  payment,
  system,
  upload,
  content,
  profile,
  realName,
  redDots,
  messages,
  ocr,
  wechat,
  writeOff,
  privacy,
  help,
  knowledge,
  lectures,
  introductions,
  verification,
  visitor,
  wallet,
  favorites,
  operate,
  reviews,
  search,
  ranking,
  rewards,
  chat,
  aiChat,
  consult,
  telemedicine,
  panels,
  prescriptions,
  medicines,
  goods,
  orderCentre,
  checkUp,
  specialDisease,
  coupons,
  membership,
  servicePackages,
  healthServices,
  healthCoins,
  activities,
  overseas,
} satisfies Record<string, CallDefinitions>;

export type Domain = keyof typeof domains;

export {
  medicines,
  prescriptions,
  coupons,
  membership,
  servicePackages,
  healthServices,
  healthCoins,
  activities,
  overseas,
  goods,
  orderCentre,
  checkUp,
  specialDisease,
  telemedicine,
  account,
  accurateReserve,
  addresses,
  aiChat,
  areas,
  booking,
  chat,
  consult,
  content,
  directory,
  emergencyContacts,
  favorites,
  help,
  highRisk,
  home,
  introductions,
  knowledge,
  lectures,
  login,
  messages,
  partner,
  identity,
  patientCheckIn,
  surveys,
  patients,
  payment,
  privacy,
  profile,
  realName,
  redDots,
  reservationGuide,
  reviews,
  rewards,
  ocr,
  operate,
  orders,
  panels,
  ranking,
  search,
  system,
  upload,
  verification,
  visitor,
  visits,
  wallet,
  wechat,
  writeOff,
};
