import { checkUpApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type CheckUpCoupon } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, Page, PageHeader, Stack, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Field = 'code';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'code',
  ofRefusal: (code) => (code === errorCodes.checkUpCodeUnknown ? 'code' : undefined),
};

/** Turns a code that was bought with an insurance into a coupon for a check-up (spec 2 §2.15). */
export default function WeibaoCodePage(): ReactElement {
  const { t } = useTranslation('check-up');
  const toast = useToast();
  const [code, setCode] = useState('');
  const [coupon, setCoupon] = useState<CheckUpCoupon>();
  const [redeem] = checkUpApi.useRedeemPhysicalCodeMutation();
  const submission = useSubmission<Field, CheckUpCoupon>({
    failureFields,
    find: () => (code.trim() === '' ? [{ field: 'code', message: t('weibaoCode.problem') }] : []),
    send: () => redeem({ code: code.trim() }),
    onDone: (found) => {
      setCoupon(found);
      setCode('');
      toast.show(t('weibaoCode.done'), { tone: 'success' });
    },
  });
  const { problems, idOf } = submission;
  return (
    <Page header={<PageHeader title={t('weibaoCode.title')} backTo={href('check-up.home')} />}>
      {coupon && (
        <Card title={coupon.title}>
          <Stack>
            <p>
              {t('weibaoCode.coupon', {
                off: formatCents(coupon.offCents, { decimals: 'auto' }),
                least: formatCents(coupon.leastCents, { decimals: 'auto' }),
              })}
            </p>
            <ButtonLink to={href('check-up.home')}>{t('weibaoCode.use')}</ButtonLink>
          </Stack>
        </Card>
      )}
      <SubmissionForm submission={submission} submitLabel={t('weibaoCode.send')}>
        <TextField
          id={idOf('code')}
          label={t('weibaoCode.code')}
          hint={t('weibaoCode.hint')}
          maxLength={40}
          value={code}
          error={problems.errorOf('code')}
          onValueChange={setCode}
        />
      </SubmissionForm>
    </Page>
  );
}
