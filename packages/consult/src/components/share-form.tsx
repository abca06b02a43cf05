import { consultApi, refusalCode } from '@xinglin/api';
import { ProblemForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type CaseShare, type GetShareableCaseResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Button, Card, Checkbox, Note, NoticeBar, RichText, Stack, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isLeftOut, passageText } from '../model/shared-case';
import { CaseFacts } from './case-facts';

type Field = 'struck' | 'agreed';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'struck',
  ofRefusal: () => undefined,
};

/** The words that are agreed to, beside the form, so that no choice is lost. */
const rulesOf = (version: string) => ({
  rules: (words: string) => (
    <a
      href={href('portal.agreementBusiness', {}, { bsType: 'caseShare', version })}
      target="_blank"
      rel="noopener"
    >
      {words}
    </a>
  ),
});

/** What others would read, sentence by sentence to be left out, and the consent to exactly that. */
export function ShareForm({
  orderKey,
  preview: { case: shared, digest, version },
  onStale,
}: {
  readonly orderKey: string;
  readonly preview: GetShareableCaseResponse;
  /** What is shown has changed meanwhile. */
  readonly onStale: () => void;
}): ReactElement {
  const { t } = useTranslation('sharing');
  const toast = useToast();
  const [struck, setStruck] = useState<readonly string[]>([]);
  const [agreed, setAgreed] = useState(false);
  const [share] = consultApi.useShareCaseMutation();
  const isEmpty = (wanted: string): boolean =>
    !shared.sections.some(
      ({ section, passages }) =>
        section === wanted &&
        passages.some((one) => !isLeftOut(one) && !struck.includes(one.passageId)),
    );
  const submission = useSubmission<Field, CaseShare>({
    failureFields,
    find: () => [
      ...(isEmpty('question') || isEmpty('answer')
        ? [{ field: 'struck' as const, message: t('form.tooLittle') }]
        : []),
      ...(agreed ? [] : [{ field: 'agreed' as const, message: t('form.agreeFirst') }]),
    ],
    send: async () => {
      const answer = await share({ orderKey, digest, version, struck: [...struck] });
      if (refusalCode(answer.error) === errorCodes.caseChanged) {
        // Agreed to was what stood there before.
        setAgreed(false);
        onStale();
      }
      return answer;
    },
    onDone: () => toast.show(t('form.done'), { tone: 'success' }),
  });
  const keep = (passageId: string, isShown: boolean) =>
    setStruck((former) =>
      isShown ? former.filter((one) => one !== passageId) : [...former, passageId],
    );
  return (
    <ProblemForm problems={submission.problems} onSubmit={submission.submit}>
      <NoticeBar>{t('form.check')}</NoticeBar>
      <CaseFacts shared={shared} />
      {shared.sections.map(({ section, passages }, index) => (
        // i18n-keys: sharing:section.*
        <Card key={section} title={t(`section.${section}`)}>
          <Stack>
            {passages.map((passage, at) => {
              const { passageId } = passage;
              if (isLeftOut(passage)) return <Note key={passageId}>{passageText(passage, t)}</Note>;
              return (
                <Checkbox
                  key={passageId}
                  {...(index === 0 && at === 0 && { id: submission.idOf('struck') })}
                  label={passageText(passage, t)}
                  checked={!struck.includes(passageId)}
                  error={
                    index === 0 && at === 0 ? submission.problems.errorOf('struck') : undefined
                  }
                  onCheckedChange={(isShown) => keep(passageId, isShown)}
                />
              );
            })}
          </Stack>
        </Card>
      ))}
      <Card title={t('form.consent')}>
        <Stack>
          <Note>{t('form.withdraw')}</Note>
          <Checkbox
            id={submission.idOf('agreed')}
            checked={agreed}
            error={submission.problems.errorOf('agreed')}
            onCheckedChange={setAgreed}
            label={<RichText text={t('form.agree')} parts={rulesOf(version)} />}
          />
          <Button type="submit" block pending={submission.pending}>
            {t('form.share')}
          </Button>
        </Stack>
      </Card>
    </ProblemForm>
  );
}
