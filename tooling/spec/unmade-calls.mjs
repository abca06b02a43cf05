// Owns: the calls that the gateway serves and no page or channel makes, and why.
// Must not know: how they are found.
// Used by: `npm run spec:coverage`, and the test that finds a call with neither a place nor a reason.

const olderAddress =
  'Another address of the same act, for clients that know it: pages upload by one address alone.';
const byStaff =
  'The owner of an official account is staff of a partner: they entrust it from their own system, not from the portal.';
const notBuilt = (pages) => `It is for ${pages}, which have no page yet.`;

/** @type {readonly { readonly calls: readonly string[], readonly reason: string }[]} */
export const unmadeCalls = [
  {
    calls: [
      'uploadCobraImage',
      'uploadCommerceFile',
      'uploadFileByDecoder',
      'uploadImage',
      'uploadImageByDecoder',
      'uploadImageFileByDecoder',
      'uploadSweepCodeImage',
      'uploadVideo',
    ],
    reason: olderAddress,
  },
  {
    calls: ['findDict'],
    reason:
      'Pages have words of their own, and answers bring theirs; this is for clients that have none.',
  },
  {
    calls: ['proxyPost'],
    reason:
      'Pages ask by the gateway client, which reads the same refusals; createProxyClient is for scripts of partners.',
  },
  {
    calls: ['getIdCardOcr'],
    reason: 'The same as ocrIdCard with the picture as text; pages send it in parts.',
  },
  {
    calls: ['getOperateResource', 'postOperateResource', 'getPictureInfo'],
    reason: 'One place at a time; home asks for all of its places at once (getOperateByPosition).',
  },
  {
    calls: ['listOperateResources'],
    reason: 'Which places hold something is for tools of the operator; a page asks for its own.',
  },
  {
    calls: ['getBestVipCard', 'getHealthVipFlag', 'listVipCardsInService', 'listInvalidVipCards'],
    reason:
      'getVipMemberInfo and listMyVipCards tell pages the same in one answer; these are for who asks one thing.',
  },
  {
    calls: ['cicPatientPay'],
    reason:
      'Pages open the cashier for orders of every kind by one call (getH5PayUrl); this is for clients of the diagnosis platform.',
  },
  {
    calls: ['getPhysicalCoupon'],
    reason:
      'Pages request the coupons of check-ups in order of worth (listBestCoupons); this is for clients that know the sum.',
  },
  {
    calls: ['listHealthCoinHotExchange'],
    reason:
      'Pages show the goods that a balance reaches first; this is for clients that rank by exchanges.',
  },
  {
    calls: ['getConsultBestCoupon'],
    reason:
      'listConsultCoupons tells it with the others and the price; this is for clients that show the best one alone.',
  },
  { calls: ['getComponentAppId', 'getPreAuthInfo'], reason: byStaff },
  {
    calls: ['getMiniProgramUrlLink'],
    reason:
      'For links in messages; a page leads to the mini-program by the link that its own call answers.',
  },
  {
    calls: ['getRegistPatient'],
    reason: 'checkBeforeSubmit says the same of the patient who was chosen, with the way out.',
  },
  {
    calls: [
      'getDpchatBottomTips',
      'getDpchatPatientService',
      'showDpchatService',
      'checkDpchatReplyInfo',
    ],
    reason:
      'connectDpchat tells how a conversation stands: who may write, how often and until when, with the words below it.',
  },
  {
    calls: ['verifyDpchatPrivilege', 'showDpchatPrivilegeIcon'],
    reason:
      'No function of a consult is a privilege: what its kind has was bought with it. They answer for kinds that have one.',
  },
  {
    calls: ['checkConsultOrder'],
    reason:
      'A submit refuses by the same rules, and the doctor’s offer and the homepage say what can be asked.',
  },
  {
    calls: ['replyConsultOrder', 'listConsultOrderDetails', 'setConsultReadByOrderKey'],
    reason:
      'Another address of the same acts, for clients that know an order alone: the conversation’s page asks replyDpchat, listDpchatDetails and readDpchat, which marks what was shown.',
  },
  {
    calls: ['getConsultOrderByKey'],
    reason:
      'One row of the list, for a link in a message; the page of a consult shows all of it (getConsultOrder).',
  },
  {
    calls: ['getVolunteer'],
    reason: 'The list says the same of each volunteer; this is for clients that know one alone.',
  },
  {
    calls: ['getDoctorImageTextPrice'],
    reason: 'getExpertConsultInfo tells it with the prices of all ways to ask the doctor.',
  },
  {
    calls: ['countConsultOrderHistory'],
    reason: 'The list of the history says how many there are.',
  },
  {
    calls: ['listMergedRegistrationOrders'],
    reason: 'Visits of one day stand on the page of each of them (getMergedOrder).',
  },
  {
    calls: ['getWait'],
    reason:
      'One place of a list, for links in messages; the page shows all of a person (listWaits).',
  },
  {
    calls: ['bindPartnerWx'],
    reason: 'partnerLoginBind does the same for every provider, the messaging app among them.',
  },
  {
    calls: ['getPartnerProfileInfo'],
    reason: 'Name and telephone of a channel are settings that came with the page.',
  },
  {
    calls: ['getPartnerValidCode'],
    reason: 'getImageCode of purpose partner, which the page of a partner asks for.',
  },
  {
    calls: ['getCheckCode'],
    reason: 'sendOwnerCode does the same, by the address that the pages of the account know.',
  },
  {
    calls: ['getVerifyCode'],
    reason:
      'sendVerifyCode with the answer to a picture in one call; pages ask for a picture only where the gateway wants one.',
  },
  {
    calls: ['getNumberByIp'],
    reason: 'getAreaByIp in codes alone, for a client that has the table of areas.',
  },
  {
    calls: ['addConsultComment', 'getConsultCommentByKey', 'listConsultCommentTags'],
    reason:
      'The page of a review asks for orders of every kind by one name: addOrderComment, getOrderComment, getCommentStandard.',
  },
  {
    calls: ['checkSubmitFollowupReport'],
    reason:
      'The form of a follow-up asks getRevisitRemind, which says the same with the questions.',
  },
  {
    calls: ['getHealthCoinEarnConfig', 'getHealthCoinShopConfig', 'postHealthCoinShopConfig'],
    reason:
      'Tasks and goods tell pages the same as these sums; these are for apps that ask beforehand.',
  },
  {
    calls: ['helpAssistant', 'requestAssistantHelp', 'assistantAddress'],
    reason:
      'The page of an activity asks for the same by acceptActivityInvite, shareActivity and getActivityAddress.',
  },
  {
    calls: ['pageMyAssistantHelps', 'remindAssistantSign'],
    reason:
      'Each activity tells its own friends and invitation, and the home of coins what waits to be taken; these are for clients that ask for all at once.',
  },
  {
    calls: ['getAccountBalance', 'listHealthCoinReceiveTasks'],
    reason:
      'getHealthCoinHome and listHealthCoinTasks tell pages the same; these are for who asks one thing.',
  },
  {
    calls: ['searchConsults'],
    reason:
      'No consult of the sandbox is open to others: a shared case is read by those who have its address (decision 79).',
  },
  {
    calls: ['searchHospitals', 'searchDoctors'],
    reason: 'The lists of the merged search under other addresses: pages ask by one alone.',
  },
  {
    calls: ['getTotalLegalDepartment'],
    reason:
      'The page of a disease in a city tells these counts in a sentence, which getSeoTdk answers.',
  },
  {
    calls: ['getExtPayUrl', 'listExtPayWays'],
    reason:
      'For an app around the portal that opens the cashier outside of itself; pages go there.',
  },
  {
    calls: ['prepayMiniapp'],
    reason: 'For the mini-program, which opens its own cashier; pages of the portal lead to one.',
  },
  {
    calls: ['basicMoneyPay', 'getPayType'],
    reason:
      'getH5PayUrl and getPayElement for clients that want the sum with the address, or the kind of the sum alone.',
  },
  {
    calls: ['getBestServicePackage'],
    reason: 'No package of the sandbox makes the order of another kind cheaper.',
  },
  {
    calls: ['getFaceResultPayUrl'],
    reason: notBuilt('insurance (spec 2 §2.23), whose payments ask for a face'),
  },
  {
    calls: ['checkCommerceAddress', 'listGoodsAreas'],
    reason: 'quoteGoods says the same of the chosen address, with the price that it comes to.',
  },
  {
    calls: ['getMarketplaceOrderStatus', 'payMarketplaceOrder', 'jumpToPackagePayment'],
    reason: 'An order is shown and paid as one of any kind is: getMarketplaceOrder, getH5PayUrl.',
  },
  {
    calls: ['submitCommerceOrder'],
    reason: 'For clients that order one item at once; pages order what was quoted.',
  },
  {
    calls: ['getPhysicalStock', 'listPhysicalProvinces'],
    reason:
      'The places left stand with each day (getPhysicalSchedule), and pages choose among cities alone.',
  },
];

/** Why no page makes a call; undefined where nothing is on record. */
export function reasonOf(call) {
  return unmadeCalls.find(({ calls }) => calls.includes(call))?.reason;
}
