import { identityApi } from '@xinglin/api';
import { FormProblems, useProblems, useHandedOn } from '@xinglin/forms';
import { href, targetHref } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Card,
  Page,
  PageHeader,
  Prose,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import {
  AgreementField,
  agreementProblems,
  agreementsInBox,
} from '../../components/agreement-field';
import { NothingToBind } from '../../components/nothing-to-bind';
import { bindToken } from '../../model/entrance-storage';

/**
 * Before an identity is bound: why a number is asked for, and the way without one (spec 2 §2.22). On a terminal that
 * many people use, an account without a number could not be found again, so there is only the way with one.
 */
export default function PreBindPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const token = useHandedOn(bindToken);
  const target = query.get('target');
  const onTerminal = pathname === href('account.preBindTerminal');

  return (
    <Page header={<PageHeader title={t('preBind.title')} backTo={href('account.login')} />}>
      {token === undefined && <SkeletonCard lines={3} />}
      {token === null && <NothingToBind target={target} />}
      {typeof token === 'string' && (
        <Card title={t('preBind.head')}>
          <Stack gap={4}>
            <Prose>
              <p>{t('preBind.why')}</p>
              {onTerminal && <p>{t('preBind.terminal')}</p>}
            </Prose>
            <ButtonLink
              block
              to={href('account.combinedLoginBind', {}, { target: target ?? undefined })}
            >
              {t('preBind.bind')}
            </ButtonLink>
            {!onTerminal && <WithoutNumber token={token} target={target} />}
          </Stack>
        </Card>
      )}
    </Page>
  );
}

/** Opens an account without a number; what needs one asks for it later. */
function WithoutNumber({ token, target }: { token: string; target: string | null }): ReactElement {
  const { t } = useTranslation('entrance');
  const id = useId();
  const [agreed, setAgreed] = useState(false);
  const find = () => agreementProblems(agreed, t);
  const problems = useProblems<'agreement'>(() => id, find);
  const [pending, setPending] = useState(false);
  const [register] = identityApi.useRegisterBindPartnerWxMutation();

  const goOn = async () => {
    if (pending) return;
    if (!problems.show(find())) return;
    setPending(true);
    const result = await register({ bindToken: token, agreed: [...agreementsInBox] });
    if ('error' in result) {
      setPending(false);
      problems.showFailure(result.error, {
        knows: (_): _ is never => false,
        ofRefusal: () => undefined,
      });
      return;
    }
    bindToken.forget();
    window.location.replace(targetHref(target));
  };

  return (
    <>
      <FormProblems problems={problems} />
      <AgreementField
        id={id}
        checked={agreed}
        error={problems.errorOf('agreement')}
        onCheckedChange={setAgreed}
      />
      <Button block variant="outline" pending={pending} onClick={() => void goOn()}>
        {t('preBind.later')}
      </Button>
    </>
  );
}
