// Generated from packages/contract by `npm run generate`; change it there.

/** The refusals of `checkBeforeSubmit` itself, by name. */
export type CheckBeforeSubmitRefusal = 'consentRequired' | 'shiftStopped' | 'shiftClosed' | 'shiftNotReleased' | 'slotTaken' | 'drawnAtOpening' | 'suspendedForNoShows' | 'firstVisitClinic' | 'overlappingVisit' | 'sameDoctorSameDay' | 'bookedElsewhere' | 'openOrderLimitReached' | 'accountOrderLimitReached' | 'dayLimitReached';

/** The refusals of `validateCustomCode` itself, by name. */
export type ValidateCustomCodeRefusal = 'checkFailed' | 'checkEnded';

/** The refusals of `submitRegistrationOrder` itself, by name. */
export type SubmitRegistrationOrderRefusal = 'consentRequired' | 'shiftStopped' | 'shiftClosed' | 'shiftNotReleased' | 'slotTaken' | 'drawnAtOpening' | 'suspendedForNoShows' | 'firstVisitClinic' | 'overlappingVisit' | 'sameDoctorSameDay' | 'bookedElsewhere' | 'openOrderLimitReached' | 'accountOrderLimitReached' | 'dayLimitReached';

/** The refusals of `submitOfflineBooking` itself, by name. */
export type SubmitOfflineBookingRefusal = 'hospitalUnanswered';

/** The refusals of `joinWaitList` itself, by name. */
export type JoinWaitListRefusal = 'consentRequired' | 'shiftStopped' | 'shiftClosed' | 'shiftNotReleased' | 'suspendedForNoShows' | 'firstVisitClinic' | 'overlappingVisit' | 'sameDoctorSameDay' | 'bookedElsewhere' | 'placesLeft' | 'waitListFull' | 'waitListClosed' | 'waitingAlready' | 'waitLimitReached';

/** The refusals of `leaveWaitList` itself, by name. */
export type LeaveWaitListRefusal = 'waitListClosed';

/** The refusals of `rescheduleRegistrationOrder` itself, by name. */
export type RescheduleRegistrationOrderRefusal = 'orderNotReschedulable' | 'cancelDeadlinePassed' | 'rescheduleElsewhere' | 'shiftStopped' | 'shiftClosed' | 'shiftNotReleased' | 'slotTaken' | 'drawnAtOpening' | 'suspendedForNoShows' | 'firstVisitClinic' | 'overlappingVisit' | 'sameDoctorSameDay' | 'bookedElsewhere';

/** The refusals of `deleteRegistrationOrder` itself, by name. */
export type DeleteRegistrationOrderRefusal = 'orderNotDeletable';

/** The refusals of `resendOrderMessage` itself, by name. */
export type ResendOrderMessageRefusal = 'nothingToResend';

/** The refusals of `getOrderVoiceCode` itself, by name. */
export type GetOrderVoiceCodeRefusal = 'noVoucherToRead' | 'voiceUnavailable';

/** The refusals of `submitAccurateReserve` itself, by name. */
export type SubmitAccurateReserveRefusal = 'consentRequired' | 'fileRefused' | 'accurateReserveOpen' | 'accurateReserveLimitReached';

/** The refusals of `resendAccurateReserve` itself, by name. */
export type ResendAccurateReserveRefusal = 'fileRefused' | 'accurateReserveClosed';

/** The refusals of `cancelAccurateReserve` itself, by name. */
export type CancelAccurateReserveRefusal = 'accurateReserveClosed';

/** The refusals of `submitPatientCheckIn` itself, by name. */
export type SubmitPatientCheckInRefusal = 'fileRefused' | 'checkInClosed';

/** The refusals of `saveSurveyDraft` itself, by name. */
export type SaveSurveyDraftRefusal = 'surveySentAlready' | 'fileRefused';

/** The refusals of `submitSurvey` itself, by name. */
export type SubmitSurveyRefusal = 'surveyClosed' | 'surveySentAlready';

/** The refusals of `saveVisitSurvey` itself, by name. */
export type SaveVisitSurveyRefusal = 'surveySentAlready' | 'fileRefused';

/** The refusals of `submitVisitSurvey` itself, by name. */
export type SubmitVisitSurveyRefusal = 'surveyClosed' | 'surveySentAlready';

/** The refusals of `addOrderComment` itself, by name. */
export type AddOrderCommentRefusal = 'fileRefused' | 'reviewClosed' | 'reviewedAlready';

/** The refusals of `updateOrderComment` itself, by name. */
export type UpdateOrderCommentRefusal = 'fileRefused' | 'reviewClosed';

/** The refusals of `appealComment` itself, by name. */
export type AppealCommentRefusal = 'reviewClosed';

/** The refusals of `reportUntreated` itself, by name. */
export type ReportUntreatedRefusal = 'reviewClosed';

/** The refusals of `addPraise` itself, by name. */
export type AddPraiseRefusal = 'notVisited' | 'reviewClosed';

/** The refusals of `addHospitalComment` itself, by name. */
export type AddHospitalCommentRefusal = 'notVisited' | 'reviewClosed';

/** The refusals of `addConsultComment` itself, by name. */
export type AddConsultCommentRefusal = 'fileRefused' | 'reviewClosed' | 'reviewedAlready';

/** The refusals of `submitTipOrder` itself, by name. */
export type SubmitTipOrderRefusal = 'notVisited' | 'textRefused';

/** The refusals of `replyDpchat` itself, by name. */
export type ReplyDpchatRefusal = 'conversationClosed' | 'messageRefused' | 'fileRefused';

/** The refusals of `withdrawDpchatMessage` itself, by name. */
export type WithdrawDpchatMessageRefusal = 'withdrawTooLate' | 'withdrawRefused';

/** The refusals of `sendSysMsg` itself, by name. */
export type SendSysMsgRefusal = 'conversationClosed';

/** The refusals of `voiceToText` itself, by name. */
export type VoiceToTextRefusal = 'fileRefused';

/** The refusals of `sendApplyPrescribeCard` itself, by name. */
export type SendApplyPrescribeCardRefusal = 'conversationClosed' | 'prescriptionNotYet';

/** The refusals of `getAudioUploadUrl` itself, by name. */
export type GetAudioUploadUrlRefusal = 'conversationClosed';

/** The refusals of `replyConsultOrder` itself, by name. */
export type ReplyConsultOrderRefusal = 'conversationClosed' | 'messageRefused';

/** The refusals of `openVideoCall` itself, by name. */
export type OpenVideoCallRefusal = 'conversationClosed' | 'videoCallNotOffered' | 'videoCallNotYet';

/** The refusals of `signalVideoCall` itself, by name. */
export type SignalVideoCallRefusal = 'videoCallNotOffered';

/** The refusals of `beginAiChat` itself, by name. */
export type BeginAiChatRefusal = 'messageRefused' | 'aiChatsFull';

/** The refusals of `streamAiChat` itself, by name. */
export type StreamAiChatRefusal = 'messageRefused' | 'aiChatBusy' | 'aiChatDayUsedUp' | 'aiChatFull';

/** The refusals of `checkConsultOrder` itself, by name. */
export type CheckConsultOrderRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'consultTimeTaken' | 'overlappingVisit' | 'fileRefused' | 'textRefused';

/** The refusals of `getConsultBestCoupon` itself, by name. */
export type GetConsultBestCouponRefusal = 'consultClosed';

/** The refusals of `listConsultCoupons` itself, by name. */
export type ListConsultCouponsRefusal = 'consultClosed';

/** The refusals of `submitImageTextConsult` itself, by name. */
export type SubmitImageTextConsultRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'consultTimeTaken' | 'overlappingVisit' | 'fileRefused' | 'textRefused' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable';

/** The refusals of `submitFastPhoneConsult` itself, by name. */
export type SubmitFastPhoneConsultRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'consultTimeTaken' | 'overlappingVisit' | 'fileRefused' | 'textRefused' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable';

/** The refusals of `submitVideoConsult` itself, by name. */
export type SubmitVideoConsultRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'consultTimeTaken' | 'overlappingVisit' | 'fileRefused' | 'textRefused' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable';

/** The refusals of `submitQuankeConsult` itself, by name. */
export type SubmitQuankeConsultRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'consultTimeTaken' | 'overlappingVisit' | 'fileRefused' | 'textRefused' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable';

/** The refusals of `submitPoliclinicConsult` itself, by name. */
export type SubmitPoliclinicConsultRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'consultTimeTaken' | 'overlappingVisit' | 'fileRefused' | 'textRefused' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable';

/** The refusals of `cancelConsultOrder` itself, by name. */
export type CancelConsultOrderRefusal = 'orderNotCancellable' | 'consultAnswered';

/** The refusals of `deleteConsultOrder` itself, by name. */
export type DeleteConsultOrderRefusal = 'orderNotDeletable';

/** The refusals of `finishConsultByPatient` itself, by name. */
export type FinishConsultByPatientRefusal = 'consultNotOpen';

/** The refusals of `likeConsultOrder` itself, by name. */
export type LikeConsultOrderRefusal = 'consultNotOpen';

/** The refusals of `remindConsultDoctor` itself, by name. */
export type RemindConsultDoctorRefusal = 'consultNotOpen' | 'remindedJustNow';

/** The refusals of `addPreconsultInfo` itself, by name. */
export type AddPreconsultInfoRefusal = 'consultNotOpen' | 'fileRefused' | 'textRefused';

/** The refusals of `applyConsultInvoice` itself, by name. */
export type ApplyConsultInvoiceRefusal = 'invoiceUnavailable';

/** The refusals of `addPreconsultUpgradeInfo` itself, by name. */
export type AddPreconsultUpgradeInfoRefusal = 'consultNotOpen' | 'consultChangeUnavailable' | 'consultUpgradedAlready';

/** The refusals of `upgradePhoneConsult` itself, by name. */
export type UpgradePhoneConsultRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable' | 'consultTimeTaken' | 'overlappingVisit' | 'consultNotOpen' | 'consultChangeUnavailable' | 'consultUpgradedAlready';

/** The refusals of `upgradeDiagnosisVideoConsult` itself, by name. */
export type UpgradeDiagnosisVideoConsultRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable' | 'consultTimeTaken' | 'overlappingVisit' | 'consultNotOpen' | 'consultChangeUnavailable' | 'consultUpgradedAlready';

/** The refusals of `upgradeQuankeConsult` itself, by name. */
export type UpgradeQuankeConsultRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable' | 'consultTimeTaken' | 'overlappingVisit' | 'consultNotOpen' | 'consultChangeUnavailable' | 'consultUpgradedAlready';

/** The refusals of `convertUpgradeToImageText` itself, by name. */
export type ConvertUpgradeToImageTextRefusal = 'consultNotOpen' | 'consultAnswered' | 'consultClosed' | 'consultChangeUnavailable';

/** The refusals of `confirmConsultOtherForm` itself, by name. */
export type ConfirmConsultOtherFormRefusal = 'consentRequired' | 'consultClosed' | 'consultShielded' | 'consultOpenAlready' | 'consultLimitReached' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'couponUnusable' | 'consultTimeTaken' | 'overlappingVisit' | 'consultNotOpen' | 'consultChangeUnavailable' | 'consultUpgradedAlready' | 'consultAnswered';

/** The refusals of `refundConsultOrder` itself, by name. */
export type RefundConsultOrderRefusal = 'consultNotOpen' | 'consultRefundAsked' | 'orderNotCancellable' | 'textRefused';

/** The refusals of `submitFollowupReport` itself, by name. */
export type SubmitFollowupReportRefusal = 'followUpClosed' | 'textRefused';

/** The refusals of `getShareableCase` itself, by name. */
export type GetShareableCaseRefusal = 'caseNotShareable';

/** The refusals of `shareCase` itself, by name. */
export type ShareCaseRefusal = 'caseNotShareable' | 'caseChanged' | 'caseSharedAlready' | 'textRefused';

/** The refusals of `submitTelemedicineOrder` itself, by name. */
export type SubmitTelemedicineOrderRefusal = 'consentRequired' | 'overlappingVisit' | 'orderedAlready' | 'orderedElsewhere' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'slotTaken' | 'textRefused';

/** The refusals of `cancelTelemedicineByPatient` itself, by name. */
export type CancelTelemedicineByPatientRefusal = 'cancelDeadlinePassed' | 'orderNotCancellable';

/** The refusals of `addTelemedicineLocalDoctor` itself, by name. */
export type AddTelemedicineLocalDoctorRefusal = 'localDoctorTaken' | 'telemedicineClosed';

/** The refusals of `addTelemedicineCase` itself, by name. */
export type AddTelemedicineCaseRefusal = 'telemedicineClosed' | 'fileRefused' | 'textRefused';

/** The refusals of `completeTelemedicineCase` itself, by name. */
export type CompleteTelemedicineCaseRefusal = 'telemedicineClosed' | 'fileRefused' | 'textRefused';

/** The refusals of `submitPanelOrder` itself, by name. */
export type SubmitPanelOrderRefusal = 'consentRequired' | 'consultOpenAlready' | 'consultClosed' | 'fileRefused' | 'textRefused';

/** The refusals of `cancelPanelOrder` itself, by name. */
export type CancelPanelOrderRefusal = 'orderNotCancellable';

/** The refusals of `setCartLine` itself, by name. */
export type SetCartLineRefusal = 'goodsOffSale' | 'prescriptionNeeded' | 'cartFull';

/** The refusals of `quoteGoods` itself, by name. */
export type QuoteGoodsRefusal = 'goodsOffSale' | 'prescriptionNeeded';

/** The refusals of `submitMarketplaceOrder` itself, by name. */
export type SubmitMarketplaceOrderRefusal = 'quoteChanged' | 'stockShort' | 'goodsOffSale' | 'prescriptionNeeded' | 'outsideDelivery' | 'unpaidPieceLimit' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'textRefused';

/** The refusals of `submitCommerceOrder` itself, by name. */
export type SubmitCommerceOrderRefusal = 'quoteChanged' | 'stockShort' | 'goodsOffSale' | 'prescriptionNeeded' | 'outsideDelivery' | 'unpaidPieceLimit' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit';

/** The refusals of `payMarketplaceOrder` itself, by name. */
export type PayMarketplaceOrderRefusal = 'orderNotPayable' | 'illegalReturnUrl' | 'payWayUnavailable';

/** The refusals of `cancelMarketplaceOrder` itself, by name. */
export type CancelMarketplaceOrderRefusal = 'orderNotCancellable';

/** The refusals of `applyMarketplaceInvoice` itself, by name. */
export type ApplyMarketplaceInvoiceRefusal = 'invoiceUnavailable';

/** The refusals of `receiveMarketplaceOrder` itself, by name. */
export type ReceiveMarketplaceOrderRefusal = 'goodsOrderClosed';

/** The refusals of `requestGoodsReturn` itself, by name. */
export type RequestGoodsReturnRefusal = 'goodsOrderClosed' | 'returnTooMany' | 'fileRefused' | 'textRefused';

/** The refusals of `withdrawGoodsReturn` itself, by name. */
export type WithdrawGoodsReturnRefusal = 'goodsOrderClosed';

/** The refusals of `submitGoodsComment` itself, by name. */
export type SubmitGoodsCommentRefusal = 'reviewClosed';

/** The refusals of `redeemPhysicalCode` itself, by name. */
export type RedeemPhysicalCodeRefusal = 'checkUpCodeUnknown' | 'codeGuessLimit';

/** The refusals of `submitPhysicalOrder` itself, by name. */
export type SubmitPhysicalOrderRefusal = 'checkUpUnfit' | 'checkUpDayFull' | 'checkUpDayClosed' | 'checkUpPriceChanged' | 'checkUpCouponUnusable' | 'consentRequired' | 'orderedAlready' | 'orderedElsewhere' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit';

/** The refusals of `updatePhysicalBooking` itself, by name. */
export type UpdatePhysicalBookingRefusal = 'checkUpUnfit' | 'checkUpDayFull' | 'checkUpDayClosed' | 'orderNotReschedulable' | 'orderedAlready' | 'orderedElsewhere';

/** The refusals of `cancelPhysicalOrder` itself, by name. */
export type CancelPhysicalOrderRefusal = 'checkUpPriceChanged' | 'orderNotCancellable';

/** The refusals of `applyPhysicalInvoice` itself, by name. */
export type ApplyPhysicalInvoiceRefusal = 'checkUpInvoiceClosed' | 'invalidFields';

/** The refusals of `applyPhysicalPaper` itself, by name. */
export type ApplyPhysicalPaperRefusal = 'checkUpPaperClosed';

/** The refusals of `verifyCheckupCode` itself, by name. */
export type VerifyCheckupCodeRefusal = 'checkUpCodeUnknown' | 'checkUpCodeExpired' | 'codeGuessLimit';

/** The refusals of `submitCheckupReservation` itself, by name. */
export type SubmitCheckupReservationRefusal = 'checkUpCodeUsed' | 'checkUpUnfit' | 'checkUpDayFull' | 'checkUpDayClosed' | 'consentRequired' | 'orderedAlready' | 'orderedElsewhere';

/** The refusals of `cicPatientRefund` itself, by name. */
export type CicPatientRefundRefusal = 'checkUpPriceChanged' | 'orderNotCancellable';

/** The refusals of `cicPatientInvoice` itself, by name. */
export type CicPatientInvoiceRefusal = 'checkUpInvoiceClosed' | 'invalidFields';

/** The refusals of `submitSpecialDiseaseBooking` itself, by name. */
export type SubmitSpecialDiseaseBookingRefusal = 'consentRequired' | 'specialDiseaseAgreementChanged' | 'specialDiseaseDayClosed' | 'specialDiseaseDayFull' | 'specialDiseaseOpenAlready' | 'specialDiseasePriceChanged' | 'orderedElsewhere' | 'unpaidOrderLimit' | 'unpaidElsewhere' | 'unpaidReleaseLimit' | 'textRefused';

/** The refusals of `updateSpecialDiseaseBooking` itself, by name. */
export type UpdateSpecialDiseaseBookingRefusal = 'orderNotReschedulable' | 'specialDiseaseClosed' | 'specialDiseaseDayClosed' | 'specialDiseaseDayFull' | 'textRefused';

/** The refusals of `cancelSpecialDiseaseBooking` itself, by name. */
export type CancelSpecialDiseaseBookingRefusal = 'orderNotCancellable' | 'specialDiseasePriceChanged';

/** The refusals of `getSpecialDiseasePayCertificate` itself, by name. */
export type GetSpecialDiseasePayCertificateRefusal = 'specialDiseaseClosed';

/** The refusals of `getSpecialDiseaseQrcode` itself, by name. */
export type GetSpecialDiseaseQrcodeRefusal = 'specialDiseaseClosed';

/** The refusals of `receiveCoupon` itself, by name. */
export type ReceiveCouponRefusal = 'couponGone' | 'couponLimitReached';

/** The refusals of `activeVipCard` itself, by name. */
export type ActiveVipCardRefusal = 'vipCardClosed' | 'vipSeatsFull';

/** The refusals of `exchangeVipCode` itself, by name. */
export type ExchangeVipCodeRefusal = 'vipCodeUnknown' | 'vipCodeUsed' | 'codeGuessLimit';

/** The refusals of `chooseVipMembers` itself, by name. */
export type ChooseVipMembersRefusal = 'vipCardClosed' | 'vipSeatsFull';

/** The refusals of `setVipSubscription` itself, by name. */
export type SetVipSubscriptionRefusal = 'vipCardClosed' | 'vipOffSale';

/** The refusals of `removeCorpVipBind` itself, by name. */
export type RemoveCorpVipBindRefusal = 'vipCardClosed';

/** The refusals of `receiveNewcomerGift` itself, by name. */
export type ReceiveNewcomerGiftRefusal = 'giftReceived';

/** The refusals of `buyVipCard` itself, by name. */
export type BuyVipCardRefusal = 'vipPriceChanged' | 'vipOffSale' | 'couponUnusable';

/** The refusals of `createHealthVipOrder` itself, by name. */
export type CreateHealthVipOrderRefusal = 'vipPriceChanged' | 'vipOffSale' | 'couponUnusable' | 'consentRequired' | 'invalidFields';

/** The refusals of `cancelHealthVipOrder` itself, by name. */
export type CancelHealthVipOrderRefusal = 'vipPriceChanged' | 'orderNotCancellable';

/** The refusals of `createPackageOrder` itself, by name. */
export type CreatePackageOrderRefusal = 'packagePriceChanged' | 'orderedAlready' | 'orderedElsewhere';

/** The refusals of `buyPackageOrder` itself, by name. */
export type BuyPackageOrderRefusal = 'packagePriceChanged' | 'consentRequired' | 'orderedAlready' | 'orderedElsewhere';

/** The refusals of `jumpToPackagePayment` itself, by name. */
export type JumpToPackagePaymentRefusal = 'orderNotPayable' | 'illegalReturnUrl' | 'payWayUnavailable';

/** The refusals of `cancelPackageOrder` itself, by name. */
export type CancelPackageOrderRefusal = 'orderNotCancellable';

/** The refusals of `refundPackageOrder` itself, by name. */
export type RefundPackageOrderRefusal = 'orderNotCancellable' | 'packagePriceChanged' | 'packageUsedUp';

/** The refusals of `pausePackage` itself, by name. */
export type PausePackageRefusal = 'packagePaused' | 'packagePauseClosed' | 'packagePauseDay';

/** The refusals of `resumePackage` itself, by name. */
export type ResumePackageRefusal = 'packageNotPaused';

/** The refusals of `bindPackageToPatient` itself, by name. */
export type BindPackageToPatientRefusal = 'packageNotUsable' | 'packagePaused' | 'consentRequired';

/** The refusals of `commentPackageOrder` itself, by name. */
export type CommentPackageOrderRefusal = 'reviewClosed' | 'reviewedAlready' | 'textRefused';

/** The refusals of `applyCustomService` itself, by name. */
export type ApplyCustomServiceRefusal = 'packageNotUsable' | 'packagePaused' | 'packageNoPatient' | 'packageUsedUp' | 'textRefused' | 'packageDayClosed';

/** The refusals of `requestPackageCall` itself, by name. */
export type RequestPackageCallRefusal = 'packageNotUsable' | 'packagePaused' | 'packageNoPatient' | 'packageUsedUp' | 'textRefused' | 'packageDayClosed';

/** The refusals of `fillPackageForm` itself, by name. */
export type FillPackageFormRefusal = 'packageNotUsable' | 'packagePaused' | 'packageNoPatient' | 'packageUsedUp' | 'textRefused';

/** The refusals of `sendPackageGoods` itself, by name. */
export type SendPackageGoodsRefusal = 'packageNotUsable' | 'packagePaused' | 'packageNoPatient' | 'packageUsedUp';

/** The refusals of `withdrawCustomService` itself, by name. */
export type WithdrawCustomServiceRefusal = 'packageUseClosed';

/** The refusals of `bookPackageSchedule` itself, by name. */
export type BookPackageScheduleRefusal = 'packageNotUsable' | 'packagePaused' | 'packageNoPatient' | 'packageUsedUp' | 'packageTimeTaken' | 'overlappingVisit';

/** The refusals of `getHealthChannelBanner` itself, by name. */
export type GetHealthChannelBannerRefusal = 'bannerIdMissing';

/** The refusals of `filterOrganizations` itself, by name. */
export type FilterOrganizationsRefusal = 'parametersMissing';

/** The refusals of `listOrganizations` itself, by name. */
export type ListOrganizationsRefusal = 'parametersMissing';

/** The refusals of `exchangeHealthCoinGoods` itself, by name. */
export type ExchangeHealthCoinGoodsRefusal = 'balanceShort' | 'quoteChanged' | 'stockShort' | 'goodsOffSale' | 'coinShopFrozen' | 'coinShopBlocked';

/** The refusals of `cancelHealthCoinOrder` itself, by name. */
export type CancelHealthCoinOrderRefusal = 'orderNotCancellable';

/** The refusals of `receiveHealthCoinOrder` itself, by name. */
export type ReceiveHealthCoinOrderRefusal = 'goodsOrderClosed';

/** The refusals of `getActivityEnrollToken` itself, by name. */
export type GetActivityEnrollTokenRefusal = 'activityComing' | 'activityOver' | 'activityFull' | 'activityLimitReached' | 'activityInvitesShort' | 'activityAdultsOnly' | 'activityAgeUnknown' | 'balanceShort';

/** The refusals of `enrollActivity` itself, by name. */
export type EnrollActivityRefusal = 'activityComing' | 'activityOver' | 'activityFull' | 'activityLimitReached' | 'activityInvitesShort' | 'activityAdultsOnly' | 'activityAgeUnknown' | 'balanceShort' | 'activityTokenUsed' | 'quoteChanged';

/** The refusals of `shareActivity` itself, by name. */
export type ShareActivityRefusal = 'activityOver' | 'activityAdultsOnly' | 'activityAgeUnknown';

/** The refusals of `acceptActivityInvite` itself, by name. */
export type AcceptActivityInviteRefusal = 'activityOver' | 'inviteUnknown' | 'inviteOwn' | 'inviteNotNew';

/** The refusals of `updateActivityAddress` itself, by name. */
export type UpdateActivityAddressRefusal = 'prizeNotSent' | 'goodsOrderClosed';

/** The refusals of `helpAssistant` itself, by name. */
export type HelpAssistantRefusal = 'activityOver' | 'inviteUnknown' | 'inviteOwn' | 'inviteNotNew';

/** The refusals of `requestAssistantHelp` itself, by name. */
export type RequestAssistantHelpRefusal = 'activityOver' | 'activityAdultsOnly' | 'activityAgeUnknown';

/** The refusals of `submitOverseasConsult` itself, by name. */
export type SubmitOverseasConsultRefusal = 'askerTooYoung' | 'consultOpenAlready' | 'textRefused' | 'fileRefused';

/** The refusals of `cancelOverseasConsult` itself, by name. */
export type CancelOverseasConsultRefusal = 'consultAnswered' | 'orderNotCancellable';

/** The refusals of `finishOverseasConsult` itself, by name. */
export type FinishOverseasConsultRefusal = 'consultNotOpen' | 'readBackDiffers';

/** The refusals of `deleteOverseasConsult` itself, by name. */
export type DeleteOverseasConsultRefusal = 'orderNotDeletable';

/** The refusals of `addAsker` itself, by name. */
export type AddAskerRefusal = 'patientDuplicate' | 'patientLimitReached';

/** The refusals of `updateAsker` itself, by name. */
export type UpdateAskerRefusal = 'patientDuplicate';
