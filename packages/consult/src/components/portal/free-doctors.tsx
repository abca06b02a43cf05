import type { FreeDoctor } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { Avatar, ButtonLink, Card, leastReviews } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askHref, doctorsHref } from '../../model/ask-ways';
import { useDuration, usePromiseInShort } from '../use-promise-in-short';
import styles from './free-doctors.module.css';

/** Doctors who have nothing to answer now, the soonest first, each with one way to ask. */
export function FreeDoctors({
  doctors,
}: {
  readonly doctors: readonly FreeDoctor[];
}): ReactElement | null {
  const { t } = useTranslation('asking');
  if (doctors.length === 0) return null;
  return (
    <Card
      title={t('free.title')}
      more={{ to: doctorsHref('imageText'), text: t('free.all'), label: t('free.allNamed') }}
    >
      <ul role="list" className={styles['list']}>
        {doctors.map((one) => (
          <FreeDoctorRow key={one.doctor.doctorId} {...one} />
        ))}
      </ul>
    </Card>
  );
}

function FreeDoctorRow(props: FreeDoctor): ReactElement {
  const { doctor, kind, priceCents, averageAnswerSeconds: seconds } = props;
  const { doctorId, name, gender, titleText, hospitalName, hospDeptName } = doctor;
  const { t } = useTranslation('asking');
  const duration = useDuration();
  const promise = usePromiseInShort();
  const ask = t('doctors.ask', {
    // i18n-keys: asking:way.*
    kind: t(`way.${kind}`),
    price: priceCents === 0 ? t('terms.free') : formatCents(priceCents, { decimals: 'auto' }),
  });
  const facts = [
    seconds === null ? promise(props) : t('free.about', { time: duration(seconds) }),
    ...(doctor.reviewCount >= leastReviews
      ? [t('free.praise', { share: (doctor.praisePerMille / 10).toFixed(1) })]
      : []),
  ];
  return (
    <li className={styles['row']}>
      <Avatar kind="doctor" gender={gender} seed={doctorId} online />
      <div className={styles['about']}>
        <h3 className={styles['name']}>
          <Link to={href('consult.expertConsult', { id: doctorId })}>{name}</Link>
          <span>{titleText}</span>
        </h3>
        <p className={styles['place']}>
          {hospitalName} {hospDeptName}
        </p>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
      </div>
      <ButtonLink
        variant="outline"
        size="small"
        to={askHref(kind, { doctorId })}
        aria-label={t('doctors.askNamed', { ask, doctor: name })}
      >
        {ask}
      </ButtonLink>
    </li>
  );
}
