import { href } from '@xinglin/routes';

/** The address of a screen of a survey; `isChange` where the check of all answers asks to change it. */
export function questionHref(
  surveyCodeId: string,
  { questions: [first] }: { readonly questions: readonly { readonly linkId: string }[] },
  isChange = false,
): string {
  return href(
    'survey.questions',
    { surveyCodeId },
    { ...(first && { question: first.linkId }), ...(isChange && { change: '1' }) },
  );
}
