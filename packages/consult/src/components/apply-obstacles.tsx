import { consultApi } from '@xinglin/api';
import type { ConsultKind } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/ask-ways';
import { askedInput } from '../model/own-ask';

/** What speaks against asking for this patient, said before anything is typed; sending would be refused by the same. */
export function ApplyObstacles({
  kind,
  patientId,
  doctorId,
}: {
  readonly kind: ConsultKind;
  /** Empty while none is chosen. */
  readonly patientId: string;
  readonly doctorId: string | undefined;
}): ReactElement {
  const { t } = useTranslation('asking');
  const { currentData } = consultApi.useCheckConsultApplyQuery(
    { ...askedInput(kind, doctorId), patientId },
    { skip: patientId === '' },
  );
  const wayOf = (name: string, orderKey: string | null) => {
    if (orderKey !== null) return { to: orderHref(orderKey), text: t('wayOut.open') };
    if (name === 'consentRequired')
      return { to: href('account.patients'), text: t('wayOut.consent') };
    return name === 'consultLimitReached'
      ? { to: href('consult.listAll'), text: t('wayOut.consults') }
      : { to: href('consult.portal'), text: t('wayOut.otherWays') };
  };
  // That the doctor is shielded is said by a notice of its own, which lets it be undone.
  const told = currentData?.obstacles.filter(({ name }) => name !== 'consultShielded') ?? [];
  return (
    <>
      {told.map(({ name, text, orderKey }) => {
        const way = wayOf(name, orderKey);
        return (
          <NoticeBar
            key={name}
            tone="warning"
            action={
              <ButtonLink size="small" variant="text" to={way.to}>
                {way.text}
              </ButtonLink>
            }
          >
            {text}
          </NoticeBar>
        );
      })}
    </>
  );
}
