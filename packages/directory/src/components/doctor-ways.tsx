import type { DoctorCard as Doctor } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The ways to a doctor, each with its price: a visit, and a question in writing where the doctor takes some. */
export function DoctorWays({
  doctor: { doctorId: id, name, feeCents, askCents },
  books = true,
  asks = true,
}: {
  doctor: Doctor;
  /** Whether there is a place to book. */
  books?: boolean;
  asks?: boolean;
}): ReactElement {
  const { t } = useTranslation('directory');
  const price = (cents: number) =>
    cents === 0 ? t('ui:priceFree') : formatCents(cents, { decimals: 'auto' });
  return (
    <>
      {books && (
        <ButtonLink size="small" to={`${href('directory.doctor', { id })}#schedule`}>
          {t('home.bookAt', { price: price(feeCents) })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
      {asks && askCents !== null && (
        <ButtonLink size="small" variant="outline" to={href('consult.expertConsult', { id })}>
          {t('home.askAt', { price: price(askCents) })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
    </>
  );
}
