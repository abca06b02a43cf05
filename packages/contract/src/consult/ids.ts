import { ownedId, publicId } from '../shapes';

/** A consult, by its order. */
export const ConsultKey = ownedId('consult');
/** A conversation with a doctor, by what it is about. */
export const TalkKey = ownedId('talk');
/** A conversation with the AI guide. */
export const AiConversationId = ownedId('aiConversation');
export const FollowUpId = ownedId('followUp');
/** What a doctor proposed in a consult. */
export const ReferralId = ownedId('referral');
/** What an account shared of a consult that ended. */
export const CaseShareId = ownedId('caseShare');
/** A record that a doctor may read. */
export const RecordNo = ownedId('record');
/** A question to several experts, by its order. */
export const PanelKey = ownedId('panelOrder');
export const TipOrderNo = ownedId('tipOrder');
/** What can be given to a doctor. */
export const OfferId = publicId('offers are the same for everybody');
/** A passage of a case that is struck out before it is shared. */
export const PassageId = publicId('counts within the consult that the call names');
