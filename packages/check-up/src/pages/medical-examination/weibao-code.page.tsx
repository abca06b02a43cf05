import { checkUpApi, refusalCode } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type CheckUpCoupon, type CheckUpGrant } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents, isBlank, trimmedText } from '@xinglin/rules';
import { ButtonLink, Card, Page, PageHeader, Stack, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Grant } from '../../components/grant';
import { OwnGrants, useOwnGrants } from '../../components/own-grants';

type Field = 'code';
/** What a code turned out to be. */
type Found = { readonly coupon: CheckUpCoupon } | { readonly grant: CheckUpGrant };

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'code',
  ofRefusal: (code) =>
    code === errorCodes.checkUpCodeUnknown || code === errorCodes.checkUpCodeExpired
      ? 'code'
      : undefined,
};

/** Turns a code that was bought elsewhere into a coupon, or into the check-up that it stands for (spec 2 §2.15). */
export default function WeibaoCodePage(): ReactElement {
  const { t } = useTranslation('check-up');
  const toast = useToast();
  const [code, setCode] = useState('');
  const [found, setFound] = useState<Found>();
  const [query] = useSearchParams();
  const grants = useOwnGrants();
  // A code that has just been typed goes before one of the address.
  const wanted = grants.find(({ grantId }) => grantId === query.get('grantId'));
  const grant = found === undefined ? wanted : 'grant' in found ? found.grant : undefined;
  const [verify] = checkUpApi.useVerifyCheckupCodeMutation();
  const [redeem] = checkUpApi.useRedeemPhysicalCodeMutation();
  /** A code of a whole check-up, else one of a coupon: what it is for is not seen by looking at it. */
  const send = async () => {
    const typed = { code: trimmedText(code) };
    const verified = await verify(typed);
    if (verified.data) return { data: { grant: verified.data } };
    if (refusalCode(verified.error) !== errorCodes.checkUpCodeUnknown)
      return { error: verified.error };
    const redeemed = await redeem(typed);
    return redeemed.data ? { data: { coupon: redeemed.data } } : { error: redeemed.error };
  };
  const submission = useSubmission<Field, Found>({
    failureFields,
    find: () => (isBlank(code) ? [{ field: 'code', message: t('weibaoCode.problem') }] : []),
    send,
    onDone: (answer) => {
      setFound(answer);
      setCode('');
      toast.show(t('coupon' in answer ? 'weibaoCode.done' : 'weibaoCode.valid'), {
        tone: 'success',
      });
    },
  });
  const { problems, idOf } = submission;
  return (
    <Page header={<PageHeader title={t('weibaoCode.title')} backTo={href('check-up.home')} />}>
      {found && 'coupon' in found && (
        <Card title={found.coupon.title}>
          <Stack>
            <p>
              {t('weibaoCode.coupon', {
                off: formatCents(found.coupon.offCents, { decimals: 'auto' }),
                least: formatCents(found.coupon.leastCents, { decimals: 'auto' }),
              })}
            </p>
            <ButtonLink to={href('check-up.home')}>{t('weibaoCode.use')}</ButtonLink>
          </Stack>
        </Card>
      )}
      {grant ? <Grant key={grant.grantId} grant={grant} /> : <OwnGrants grants={grants} />}
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
