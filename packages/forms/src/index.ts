// Owns: how a form is checked, sent and told what is wrong with it, how its draft is kept, and how something is removed.
// Must not know: any feature, what a form is about, which call takes it.
// Used by: features and other kits.
export { FormProblems } from './form-problems';
export { RemoveDialog } from './remove-dialog';
export { SubmissionForm } from './submission-form';
export { useKeptDraft } from './use-kept-draft';
export { useProblems, type FieldsOfFailures, type Problem } from './use-problems';
export { useSubmission, type Answer } from './use-submission';
