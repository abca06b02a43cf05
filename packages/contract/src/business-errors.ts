/**
 * Every refusal the gateway can answer with, by name. `code` is what travels in the envelope;
 * the gateway holds one text a language for each name. Codes are never reused.
 */
export const businessErrors = {
  /** No session, or a dead one: HTTP 401. */
  sessionEnded: -6,
  /** Not yours, or does not exist; the two are never told apart: HTTP 403. */
  forbidden: -7,
  /** The account has no bound mobile number yet: HTTP 403. */
  bindingRequired: -8,
  /** The account's real name is not verified: HTTP 403. */
  verificationRequired: -9,
  /** The body is not readable: HTTP 400. */
  malformedBody: 40000,
  /** The encrypted body cannot be read: the client forgets its rule and asks for another. HTTP 400. */
  undecipherable: 40001,
  /** The signature is missing, of an unknown key, or wrong: HTTP 400. */
  signatureInvalid: 40002,
  /** Signed too long ago or ahead; `data.now` is the gateway's clock: HTTP 400. */
  signatureExpired: 40003,
  /** A signed message came a second time: HTTP 400. */
  messageRepeated: 40004,
  /** Unknown call: HTTP 404. */
  unknownCall: 40400,
  /** The body came too slowly, or stopped on its way: HTTP 408. */
  bodyTooSlow: 40800,
  /** Wrong content type: HTTP 415. */
  wrongContentType: 41500,
  /** The body does not fit the call's schema: HTTP 422, fields in `data.fields`. */
  invalidFields: 42200,
  /** Too often: HTTP 429 with Retry-After. */
  rateLimited: 42900,
  /** Something broke on the server: HTTP 500. */
  internal: 50000,
  /** Too much load: HTTP 503 with Retry-After. */
  overloaded: 50300,
  fileTooLarge: 41300,
  /** The file is broken, or none that the account may use here. */
  fileRefused: 41501,
  /** No valid ID card number could be read off the picture. */
  pictureUnreadable: 41502,
  /** A voice message lasts longer than is taken. */
  voiceTooLong: 41503,
  /** No QR code could be read off the picture. */
  codeUnreadable: 41504,
  /** The file is none of the kinds that the call takes, as HEIC. */
  fileFormatRefused: 41505,
  /** The picture has more pixels than any camera of a phone takes, or more than its kind can be unpacked with. */
  pictureTooManyPixels: 41506,
  /** The account has uploaded as many bytes as it may within 24 hours. */
  uploadsADayReached: 41507,
  /** The account has as many bytes of files as it may have. */
  uploadsReached: 41508,
  /** The same `requestid` came with another body. */
  requestIdReused: 40900,
  wrongCode: 41001,
  codeExpired: 41002,
  wrongPassword: 41003,
  mobileTaken: 41004,
  /** The app's token is unknown, expired or another channel's. */
  partnerTokenInvalid: 41005,
  /** The address has an account; the caller has proven to own the address. */
  emailTaken: 41051,
  loginIdTaken: 41052,
  /** The number or address has no account; the caller has proven to own it. */
  accountNotFound: 41053,
  /** What a provider or the telephone network vouched for is used, too old, or of another device. */
  authorizationInvalid: 41054,
  /** The account signs in by another identity of this provider. */
  identityTaken: 41055,
  /** The number alone does not open this account: the number may have a new owner. */
  highRiskSignIn: 41056,
  /** The verification has ended: used, expired, of another device, or answered wrongly too often. */
  riskCheckEnded: 41057,
  riskAnswerWrong: 41058,
  /** Nothing was shown yet. */
  riskUnproven: 41059,
  /** So much was asked for here that a check comes first; the call is repeated with what passing it gives. */
  checkRequired: 41061,
  checkFailed: 41062,
  /** The check has ended: used, expired, of another device, or answered wrongly too often. */
  checkEnded: 41063,
  /** There is no number to which people could send a message. */
  messagesNotTaken: 41064,
  patientLimitReached: 41101,
  patientDuplicate: 41102,
  patientInUse: 41103,
  consentRequired: 41104,
  /** A family member is the account's holder already. */
  selfTaken: 41105,
  /** There is no mainland ID card by which the register could know the person. */
  patientNameNotApplicable: 41106,
  /** The account's attempts of today are used up. */
  patientNameTriesUsedUp: 41107,
  /** The register does not answer; nothing is known of the person, and no attempt was used. */
  patientNameUnavailable: 41108,
  /** One of two of the same name, birth and sex has no document: one child, or two, as twins are? `data.patientId`. */
  patientAlike: 41109,
  addressLimitReached: 41111,
  emergencyContactLimitReached: 41121,
  /** Another contact of the account has the number already. */
  emergencyContactDuplicate: 41122,
  /** The number is the account's own: who cannot be reached cannot be called by it. */
  emergencyContactIsOwner: 41123,
  /** The nickname is taken. */
  nicknameTaken: 41201,
  /** The nickname pretends to be staff, or offends. */
  nicknameRefused: 41202,
  /** The account has no password that could be changed; it is set by a code. */
  passwordNotSet: 41203,
  passwordUnchanged: 41204,
  /** The proof by the former number is used, too old, or of another session. */
  proofExpired: 41205,
  mobileUnchanged: 41206,
  /** Something is still open: a visit, a refund. */
  writeOffBlocked: 41211,
  /** A copy of the data is being made already. */
  exportPending: 41212,
  /** Name and number are not those of one person; `data.triesLeft`. */
  realNameMismatch: 41221,
  /** The service did not answer; no attempt was counted. */
  realNameUnavailable: 41222,
  realNameTriesUsedUp: 41223,
  /** The account is verified already. */
  realNameVerified: 41224,
  /** The document verifies as many accounts as it may. */
  realNameTaken: 41225,
  /** Staff look at pictures already, or have decided meanwhile. */
  realNameReviewClosed: 41226,
  slotTaken: 42001,
  shiftStopped: 42002,
  shiftClosed: 42003,
  shiftNotReleased: 42004,
  /** The patient has an open order of any kind at that time; `data.orderNo`, `data.kind` and `data.startsAt` of an own one. */
  overlappingVisit: 42005,
  openOrderLimitReached: 42006,
  suspendedForNoShows: 42007,
  /** The patient has an open order with the doctor on that day; its number in `data.orderNo`. */
  sameDoctorSameDay: 42008,
  /** Another account has booked the doctor on that day for the same person. */
  bookedElsewhere: 42009,
  /** The account has as many open orders as it may. */
  accountOrderLimitReached: 42010,
  /** Too many orders were made or given up on one day by the account, for the person or on the device. */
  dayLimitReached: 42011,
  /** A first visit to the hospital is not taken in this kind of clinic. */
  firstVisitClinic: 42012,
  /** The places of a shift that has just opened are drawn; `data.drawsAt` says when. */
  drawnAtOpening: 42013,
  /** The hospital's own system did not answer in time; the order stands, `data` tells its number and the seconds. */
  hospitalUnanswered: 42014,
  /** The hospital keeps its places in a system of its own, and this gateway has no way to it. */
  hospitalUnavailable: 42015,
  /** There are places: the shift can be booked at once. */
  placesLeft: 42021,
  /** The hospital keeps no list, or it is full. */
  waitListFull: 42022,
  waitListClosed: 42023,
  /** The patient waits for this shift already. */
  waitingAlready: 42024,
  /** The account, the person or the device waits for as many shifts as it may. */
  waitLimitReached: 42025,
  orderNotCancellable: 42101,
  cancelDeadlinePassed: 42102,
  /** Too late, over, or moved as often as the hospital allows. */
  orderNotReschedulable: 42103,
  /** An appointment is moved to another time of the same doctor at the same fee. */
  rescheduleElsewhere: 42104,
  /** What is still open is cancelled, not deleted. */
  orderNotDeletable: 42105,
  /** Nothing was told of the order as it stands. */
  nothingToResend: 42106,
  /** There is no voucher number yet, or the visit is over. */
  noVoucherToRead: 42107,
  /** No service that calls people is configured. */
  voiceUnavailable: 42108,
  orderNotPayable: 42201,
  illegalReturnUrl: 42202,
  /** No provider takes money there, or the one that does gave no answer. */
  payWayUnavailable: 42203,
  /** The messaging app's functions are unavailable: no account of it is configured, or it does not answer. */
  messagingAppUnavailable: 42301,
  /** A page that the messaging app is not to sign, open or return to: none of a portal, none of the mini-program. */
  illegalPageAddress: 42302,
  /** The patient has a request with this expert that is still looked through. */
  accurateReserveOpen: 42601,
  /** The account has as many open requests for precision booking as it may. */
  accurateReserveLimitReached: 42602,
  /** The request was answered, taken back or has expired meanwhile. */
  accurateReserveClosed: 42603,
  /** The visit has begun, is over or was given up: its doctor is told nothing more beforehand. */
  checkInClosed: 42604,
  /** The doctor takes no such consult now, or there is none. */
  consultClosed: 42701,
  /** The account shields itself from the doctor. */
  consultShielded: 42702,
  /** The patient has an open consult of the kind with the doctor; its number in `data.orderKey`. */
  consultOpenAlready: 42703,
  /** The account has as many open consults as it may, or used its free ones of the month. */
  consultLimitReached: 42704,
  /** The moment of the call is taken. */
  consultTimeTaken: 42705,
  /** The doctor has answered: the consult is ended, not given up. */
  consultAnswered: 42706,
  /** The consult does not stand where that could be done. */
  consultNotOpen: 42707,
  remindedJustNow: 42708,
  /** Nothing was paid that is not given back, or it was applied for already. */
  invoiceUnavailable: 42709,
  /** Words that the rules of the platform stop at. */
  textRefused: 42710,
  /** The consult has no written answer, is not over, or is not the holder's own. */
  caseNotShareable: 42711,
  /** The case, or the words that are agreed to, changed since they were shown. */
  caseChanged: 42712,
  /** The consult is shared already, with other words. */
  caseSharedAlready: 42713,
  /** The consult cannot go on in that way. */
  consultChangeUnavailable: 42714,
  /** The consult goes on as another already; its number in `data.orderKey`. */
  consultUpgradedAlready: 42715,
  /** The money of the consult was asked for already. */
  consultRefundAsked: 42716,
  /** The session of the tele-clinic has begun or is over, or the moment for this has passed. */
  telemedicineClosed: 42901,
  /** The local doctor sits with another patient at that time. */
  localDoctorTaken: 42902,
  /** What it costs has changed since it was shown; the new quote is in `data.quote`. */
  quoteChanged: 43101,
  /** Fewer are left than were asked for; `data.lines` says of which, and how many. */
  stockShort: 43102,
  /** The goods are not sold any more; `data.skuIds`. */
  goodsOffSale: 43103,
  /** The goods are sold on a doctor's prescription alone. */
  prescriptionNeeded: 43104,
  /** A shop does not deliver to the address; `data.shops` names it. */
  outsideDelivery: 43105,
  /** The cart has as many lines as it may. */
  cartFull: 43106,
  /** The order does not stand where that could be done, or its time is over. */
  goodsOrderClosed: 43107,
  /** More was to be returned than came and was not returned yet, or it cannot be returned. */
  returnTooMany: 43108,
  /** The order can no longer be reviewed, or what was written no longer changed or appealed. */
  reviewClosed: 42501,
  reviewedAlready: 42502,
  /** Only who was there may say how it was. */
  notVisited: 42503,
  /** The account holds less of it than it is to spend. */
  balanceShort: 42401,
  /** The writer's side may not write in the conversation now. */
  conversationClosed: 42801,
  /** The conversation has no calls by video. */
  videoCallNotOffered: 42807,
  /** The doctor has not taken the consult. */
  videoCallNotYet: 42808,
  /** A prescription can be asked for once the doctor has answered. */
  prescriptionNotYet: 42806,
  /** The message holds words that are refused. */
  messageRefused: 42802,
  /** The message is older than the time in which it can be taken back. */
  withdrawTooLate: 42803,
  /** What a conversation begins with belongs to its order. */
  withdrawRefused: 42804,
  /** An answer of the AI guide is still being written in the conversation. */
  aiChatBusy: 42821,
  /** The account has asked the AI guide as often as it may within a day. */
  aiChatDayUsedUp: 42822,
  /** The conversation holds as many questions as one can. */
  aiChatFull: 42823,
  /** The account has as many conversations with the AI guide as it may; one has to be deleted first. */
  aiChatsFull: 42824,
  /** It was answered already, or its time is over. */
  followUpClosed: 42805,
  /** The package is not for a person's sex or age on that day; `data.patientId` and `data.reason`. */
  checkUpUnfit: 43201,
  /** Too few places are left on the day; `data.remaining`. */
  checkUpDayFull: 43202,
  /** The store is closed on the day, or carries out the package no more. */
  checkUpDayClosed: 43203,
  /** The price has changed since it was shown; `data.totalCents`. */
  checkUpPriceChanged: 43204,
  /** The coupon is used, of another organisation, or for a dearer package. */
  checkUpCouponUnusable: 43205,
  /** No such code, or it is used already. */
  checkUpCodeUnknown: 43206,
  /** Nothing was paid that is not given back, or it was applied for already. */
  checkUpInvoiceClosed: 43207,
  checkUpPaperClosed: 43208,
  /** The expert sees no patients of the disease on the day. */
  specialDiseaseDayClosed: 43221,
  /** No place is left on the day. */
  specialDiseaseDayFull: 43222,
  /** What it costs, or what goes back, has changed since it was shown; `data.totalCents`. */
  specialDiseasePriceChanged: 43223,
  /** The agreement has another version by now; `data.version`. */
  specialDiseaseAgreementChanged: 43224,
  /** The patient has an open booking with the expert; its number in `data.orderNo`. */
  specialDiseaseOpenAlready: 43225,
  /** The booking does not stand where that could be done. */
  specialDiseaseClosed: 43226,
  /** The last day of the code is over. */
  checkUpCodeExpired: 43209,
  /** A reservation was made with the code already. */
  checkUpCodeUsed: 43210,
  /** What was handed in as a report is no PDF. */
  checkUpReportNotPdf: 43211,
  /** What it costs, or what goes back, has changed since it was shown; `data.totalCents`. */
  vipPriceChanged: 43301,
  /** The card or the service is not sold any more. */
  vipOffSale: 43302,
  /** The card is activated already, is over, or was given up. */
  vipCardClosed: 43303,
  /** More people than the card has seats; `data.seats`. */
  vipSeatsFull: 43304,
  /** There is no such code. */
  vipCodeUnknown: 43305,
  /** The code was used already. */
  vipCodeUsed: 43306,
  /** The newcomer's gift was received already. */
  giftReceived: 43307,
  /** The coupon is used, over, or not for this order. */
  couponUnusable: 43311,
  /** None is left, or it is given out no more. */
  couponGone: 43312,
  /** The account received as many as it may. */
  couponLimitReached: 43313,
  /** What the package costs, or what goes back of it, has changed since it was shown; `data.totalCents`. */
  packagePriceChanged: 43401,
  /** Nothing is left of it. */
  packageUsedUp: 43402,
  /** The package is not paid, has ended, or does not contain it. */
  packageNotUsable: 43403,
  /** It was not said yet for whom the package is. */
  packageNoPatient: 43404,
  /** The day is over, or the package ends before it. */
  packageDayClosed: 43405,
  /** Somebody has taken the time. */
  packageTimeTaken: 43406,
  /** It was planned, sent, carried out or taken back already. */
  packageUseClosed: 43407,
  /** The package is paused: its owner resumes it first. */
  packagePaused: 43408,
  /** The package is not in use, is in its last day, or was paused as often and as long as it can be. */
  packagePauseClosed: 43409,
  /** The day is not one from tomorrow on, or more days are left between than the package can be paused. */
  packagePauseDay: 43410,
  /** The package is not paused any more. */
  packageNotPaused: 43411,
  /** The survey takes no more answers; what was typed is kept. */
  surveyClosed: 43501,
  /** It was sent already, from elsewhere. */
  surveySentAlready: 43502,
  /** A banner of the health services was asked for without saying which. */
  bannerIdMissing: 43601,
  /** Organisations were asked for without anything that narrows them. */
  parametersMissing: 43602,
  /** Nobody can spend coins for now. */
  coinShopFrozen: 43701,
  /** The account is kept from spending coins. */
  coinShopBlocked: 43702,
  activityComing: 43711,
  activityOver: 43712,
  /** No places are left. */
  activityFull: 43713,
  /** The account entered as often as it may. */
  activityLimitReached: 43714,
  /** No invitation of the account counts that was not used. */
  activityInvitesShort: 43715,
  /** Draws are not for minors. */
  activityAdultsOnly: 43716,
  /** The account has no record of its own holder, which would say their age. */
  activityAgeUnknown: 43717,
  /** An entry was made with it, or it is too old. */
  activityTokenUsed: 43718,
  /** Too many wrong codes of the account, or of its network; the wait is in Retry-After. */
  codeGuessLimit: 43719,
  inviteUnknown: 43721,
  inviteOwn: 43722,
  /** The account has had an order completed, or follows an invitation already. */
  inviteNotNew: 43723,
  /** The prize is none that is sent. */
  prizeNotSent: 43724,
  /** The account holds as many unpaid orders of the kind as it may, or one of their people does; `data.orders`. */
  unpaidOrderLimit: 43801,
  /** Other accounts hold as many unpaid orders for the person as there may be. */
  unpaidElsewhere: 43802,
  /** The account has cancelled too many unpaid orders of the kind today, or did not pay them. */
  unpaidReleaseLimit: 43803,
  /** The account would hold more pieces unpaid than its share; `data.lines` says how many are left, `data.orders` by which. */
  unpaidPieceLimit: 43804,
  /** The person has an open order for the same; its number in `data.orderNo`, with its title in `data.orders`. */
  orderedAlready: 43805,
  /** The person has an open order for the same in another account. */
  orderedElsewhere: 43806,
  /** Nobody under 16 is advised from abroad. */
  askerTooYoung: 43731,
  /** What was read back is not what the doctor advised now. */
  readBackDiffers: 43732,
} as const;

export type BusinessErrorName = keyof typeof businessErrors;
