/** Fields that name what has an owner; each is tried on every call that takes it. */
const ownedFields = [
  'patientId',
  'patientIds',
  'addressId',
  'contactId',
  'orderNo',
  'waitId',
  'sessionId',
  'reviewId',
  'commentId',
  'orderKey',
  'requestId',
  'followUpId',
  'pictures',
  'fileIds',
  'cardId',
  'applyNo',
  'callMeettingId',
  'askerId',
] as const;
export type OwnedField = (typeof ownedFields)[number];
export const isOwned = (name: string): name is OwnedField =>
  ownedFields.some((owned) => owned === name);

/** Fields whose name looks the same and that name what everybody may know, or what the caller chose. */
export const othersFields = new Set(
  [
    'offerId',
    'doctorUserId expertId organizationId diseaseId commentKey hospitalId hospDeptId deptId doctorId doctorIds shiftCaseId',
    'orgCode packageCode storeId couponId',
    'bannerId channelId',
    'categoryId questionId thingId entryId tagId tagIds',
    // A place of the operator, a team and a group that every page names.
    'resourceId teamId groupId',
    'areaId provinceId cityId districtId',
    // What is sold to members and in packages, rights, and what coupons are given out from.
    'goodsId nextGoodsId rightId serviceId packId packSendId',
    // What is sold; and coupons and returns, which count with their owner's order alone: the domain's own tests try them.
    'shopId goodsNo itemId skuId skuIds couponIds lineNo returnId',
    // A place in a list, numbers of documents, a name of one's own, a page's name for itself, a solution.
    'taxNo pageNo cardNo guardianCardNo bankCardNo loginId pageId derivedKey',
    // What a device calls its own message, and a number of the specification.
    'clientId functionId',
    // Surveys and their questions; what an account answered: the domain's own tests try it.
    'surveyCodeId linkId responseId',
    // An activity, and entries of one: the domain's own tests try those. A number of the specification.
    'activityId recordId moduleId',
    // A conversation with the AI guide: the domain's own tests try it.
    'conversationId',
    // A check-up that a code stands for: the domain's own tests try it.
    'grantId',
    // A record that goes with a question: the domain's own tests try it.
    'recordNo recordNos',
    // What an account shared of an ended consult: the domain's own tests try it.
    'shareId',
    // What a doctor proposed in a consult: the domain's own tests try it.
    'referralId',
  ].flatMap((names) => names.split(' ')),
);
/** Whether a field is called like one that names something. */
export const namesSomething = /(?:Id|Ids|No|Nos|Key|Keys)$/u;
