import { identityApi } from '@xinglin/api';
import { ProblemForm, useProblems, type FieldsOfFailures, useOnce } from '@xinglin/forms';
import { loadScript } from '@xinglin/gateway-sdk';
import { isMobile } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, Note, SkeletonCard, Stack } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pathAfterSignIn } from '../model/after-sign-in';
import { AgreementField, agreementProblems, agreementsInBox } from './agreement-field';

/** What the script finds out about the device: it is asked again with each page. */
interface Offer {
  readonly accessToken: string;
  readonly operator: string;
  readonly maskedNumber: string;
}

/** What the script leaves in the page; null when it is not what it should be. */
function offerIn(host: object): Offer | null {
  const offer: unknown = 'oneKeySignIn' in host ? host.oneKeySignIn : null;
  const isText = (name: keyof Offer) =>
    typeof offer === 'object' && offer !== null && typeof Reflect.get(offer, name) === 'string';
  // Each field was just looked at.
  return isText('accessToken') && isText('operator') && isText('maskedNumber')
    ? (offer as Offer)
    : null;
}

const failureFields: FieldsOfFailures<'agreement'> = {
  knows: (_): _ is 'agreement' => false,
  ofRefusal: () => undefined,
};

/** Signs in by the number that the telephone network knows of this device. */
export function OneKeyForm({
  scriptUrl,
  target,
  onElsewhere,
}: {
  scriptUrl: string;
  target: string | null;
  /** The device is no phone, of which a telephone network knows the number. */
  onElsewhere: () => void;
}): ReactElement {
  const { t } = useTranslation('entrance');
  const id = useId();
  const [offer, setOffer] = useState<Offer>();
  const [agreed, setAgreed] = useState(false);
  const find = () => agreementProblems(agreed, t);
  const problems = useProblems<'agreement'>(() => id, find);
  const [pending, setPending] = useState(false);
  const [signIn] = identityApi.useLoginByFlashMutation();
  const keep = { target: target ?? undefined };

  useOnce(() => {
    if (!isMobile(window)) return onElsewhere();
    loadScript(scriptUrl)
      .then(() => {
        const found = offerIn(window);
        if (found === null) throw new Error('The script of one-key sign-in leaves no offer.');
        setOffer(found);
      })
      // The page is loaded anew and offers the other ways (spec 1 §8).
      .catch(() =>
        window.location.replace(href('account.preLogin', {}, { ...keep, onceloginErr: 1 })),
      );
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || offer === undefined) return;
    if (!problems.show(find())) return;
    setPending(true);
    const { accessToken } = offer;
    const result = await signIn({ accessToken, agreed: [...agreementsInBox] });
    if (!('error' in result)) {
      window.location.replace(pathAfterSignIn(result.data, target));
      return;
    }
    setPending(false);
    problems.showFailure(result.error, failureFields);
  };

  if (offer === undefined) return <SkeletonCard lines={3} />;
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card title={offer.maskedNumber}>
        <Stack gap={4}>
          <Note>{t('oneKey.vouched', { operator: offer.operator })}</Note>
          <AgreementField
            id={id}
            checked={agreed}
            error={problems.errorOf('agreement')}
            onCheckedChange={setAgreed}
          />
          <Button type="submit" block pending={pending}>
            {t('oneKey.submit')}
          </Button>
          <ButtonLink block variant="outline" to={href('account.login', {}, keep)}>
            {t('oneKey.other')}
          </ButtonLink>
        </Stack>
      </Card>
    </ProblemForm>
  );
}
