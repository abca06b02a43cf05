import { DoctorItem } from '@xinglin/care';
import type { ConsultKind, DoctorCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { askHref } from '../model/ask-ways';

interface AskableDoctorProps {
  readonly doctor: DoctorCard;
  readonly kind: ConsultKind;
  readonly priceCents: number;
  /** Where asking begins; the form of the kind, unless told. */
  readonly to?: string;
  readonly titleLevel?: 2 | 3;
}

/** A doctor of a list who can be asked, with what it costs and the way to the form. */
export function AskableDoctor(props: AskableDoctorProps): ReactElement {
  const { doctor, kind, priceCents, titleLevel = 2 } = props;
  const { doctorId, name } = doctor;
  const { to = askHref(kind, { doctorId }) } = props;
  const { t } = useTranslation('asking');
  const ask = t('doctors.ask', {
    // i18n-keys: asking:kind.*
    kind: t(`kind.${kind}`),
    price: priceCents === 0 ? t('terms.free') : formatCents(priceCents, { decimals: 'auto' }),
  });
  return (
    <DoctorItem
      doctor={doctor}
      to={href('consult.expertConsult', { id: doctorId })}
      availability={null}
      fromCents={null}
      titleLevel={titleLevel}
      actions={
        <ButtonLink
          size="small"
          variant="outline"
          to={to}
          aria-label={t('doctors.askNamed', { ask, doctor: name })}
        >
          {ask}
        </ButtonLink>
      }
    />
  );
}
