// Owns: how a form is checked, sent and told what is wrong with it, how its draft is kept, how pictures go with it, how a code proves a number, what one page hands on to the next, how a survey is answered, and how something is removed.
// Must not know: any feature, what a form is about, which call takes it.
// Used by: features and other kits.
export { FormProblems } from './form-problems';
export { type HandedOn, handsOn, useHandedOn } from './handed-on';
export { locales } from './locales';
export { NewPasswordField, newPasswordProblems } from './new-password-field';
export { OwnerProofForm } from './owner-proof-form';
export { PictureLink } from './picture-link';
export { PicturesField } from './pictures-field';
export type { SentPicture } from './sent-picture';
export { ProofFields } from './proof-fields';
export { ProblemForm } from './problem-form';
export { RemoveDialog } from './remove-dialog';
export { ruleText } from './rule-text';
export { sendHashed } from './send-hashed';
export { SentCodeField } from './sent-code-field';
export { SentPictures } from './sent-pictures';
export { SubmissionForm } from './submission-form';
export { SavedState } from './survey/saved-state';
export { SurveyForm, type SurveyFormProps } from './survey/survey-form';
export { SurveyQuestions, type SurveyQuestionsProps } from './survey/survey-questions';
export {
  useSurveyAnswers,
  type ChangeAnswer,
  type SurveyToAnswer,
} from './survey/use-survey-answers';
export { surveyFailureFields, useSurveyProblems } from './survey/use-survey-problems';
export { useKeptDraft } from './use-kept-draft';
export { useOnce } from './use-once';
export { useProblems, type FieldsOfFailures, type Problem, type Refusal } from './use-problems';
export { ownEmail, ownMobile, type ProofTarget, useProof } from './use-proof';
export { isCodeRefusal, type SendCode, type SentCode, useSentCode } from './use-sent-code';
export { useSessionEnding } from './use-session-ending';
export { useSubmission, type Answer } from './use-submission';
export type { WayOut } from './way-out';
