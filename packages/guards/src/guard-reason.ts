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
  | 'corporateOrderUnknown'
  | 'partnerRedirect'
  | 'illegalRouterPath'
  | 'otherPartnersPage'
  | 'partnerOnBlackList'
  | 'partnerOnNoWhiteList'
  | 'channelNotMatched'
  | 'hiddenByPageConfig'
  | 'addressIncomplete';
