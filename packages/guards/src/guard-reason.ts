/** Why a verdict is not to allow; also the key of its sentence in the explain view. */
export type GuardReason =
  | 'nativeAppOnly'
  | 'userInfoExpired'
  | 'deviceNotRegistered'
  | 'loginRequired'
  | 'bindingRequired'
  | 'verificationRequired'
  | 'noVerificationServer'
  | 'corporateConsult'
  | 'noCorporateSite'
  | 'corporateOrderUnknown'
  | 'partnerRedirect'
  | 'illegalRouterPath'
  | 'otherPartnersPage'
  | 'partnerOnBlackList'
  | 'partnerOnNoWhiteList'
  | 'channelNotMatched'
  | 'hiddenByPageConfig';
