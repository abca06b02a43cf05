import { ownedId, publicId } from '../shapes';

/** What an account answers to a survey. */
export const SurveyResponseId = ownedId('surveyResponse');
export const SurveyCodeId = publicId('surveys are the same for everybody');
/** A question of a survey. */
export const SurveyLinkId = publicId('counts within the survey that the call names');
