import { usePageModules } from '@xinglin/api';
import type { ServicePackage } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents, servicePackageTerms } from '@xinglin/rules';
import {
  Avatar,
  Card,
  Chip,
  Cluster,
  FaceRow,
  Fold,
  KeyValueList,
  KindHero,
  ListGroup,
  ListLink,
  Pictogram,
  Prose,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { itemLooks, topicPictograms } from '../model/looks';
import styles from './packages.module.css';

/** What a package is, what it has and who answers: all that is seen before the choice of a person. */
export function PackageFacts({ offer }: { offer: ServicePackage }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { items, days, itemCount } = offer;
  return (
    <>
      <KindHero pictogram={topicPictograms[offer.topic]} hue="plum" />
      <Card as="div">
        <h2 className={styles['title']}>{offer.title}</h2>
        <p className={styles['lead']}>{t('package.suits', { summary: offer.summary })}</p>
        <Cluster>
          <Chip>{t('package.days', { count: days })}</Chip>
          <Chip>{t('package.items', { count: itemCount })}</Chip>
        </Cluster>
      </Card>
      <Card title={t('package.contains')}>
        <ul role="list" className={styles['tiles']}>
          {items.map(({ serviceId, type, name, note, count }) => (
            <li key={serviceId} className={styles['tile']} data-hue={itemLooks[type].hue}>
              <span className={styles['top']}>
                <Pictogram name={itemLooks[type].pictogram} hued />
                <b>{t('package.times', { count })}</b>
              </span>
              <h3>{name}</h3>
              <p className={styles['quiet']}>{note}</p>
            </li>
          ))}
        </ul>
      </Card>
      <WhoAnswers offer={offer} />
    </>
  );
}

/** The leading doctor with a face, those of the team beside, and what others say of them. */
function WhoAnswers({ offer }: { offer: ServicePackage }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { doctorId, teamId, doctors } = offer;
  const modules = usePageModules('service-packages.package');
  const [leader, ...others] = doctors;
  return (
    <>
      <Card title={t('package.who')}>
        <Stack>
          {leader && (
            <div className={styles['doctor']}>
              <Avatar kind="doctor" seed={leader.doctorId} gender={leader.gender} />
              <div>
                <b>{t('package.leader', { name: leader.name, title: leader.titleText })}</b>
                <p className={styles['quiet']}>
                  {t('package.place', {
                    hospital: leader.hospitalName,
                    department: leader.hospDeptName,
                  })}
                </p>
              </div>
              {others.length > 0 && (
                <FaceRow
                  kind="doctor"
                  faces={others.map(({ doctorId: seed, gender }) => ({ seed, gender }))}
                />
              )}
            </div>
          )}
          <Prose>
            {offer.description
              .filter((line) => line !== offer.summary)
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
          </Prose>
        </Stack>
      </Card>
      <ListGroup>
        {modules('doctor') && (
          <ListLink
            label={t('package.ofDoctor', { name: offer.doctorName })}
            to={href('service-packages.expertPackage', {}, { doctorUserId: doctorId })}
          />
        )}
        {teamId !== null && modules('team') && (
          <ListLink
            label={offer.teamName ?? ''}
            description={t('package.teamHint')}
            to={href('service-packages.teamPackage', {}, { teamId })}
          />
        )}
        {modules('comments') && (
          <ListLink
            label={t('packageComments.title')}
            to={href('service-packages.packageComments', { expertId: doctorId })}
          />
        )}
      </ListGroup>
    </>
  );
}

/** What goes back and how it is paused, each a sentence, and its rule behind it. */
export function PackageRules({ offer }: { offer: ServicePackage }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { times, days } = servicePackageTerms.pause;
  return (
    <>
      <Fold title={t('package.refund')} note={t('package.refundNote')}>
        <Stack>
          <p>{t('package.refundUnused')}</p>
          <KeyValueList
            items={offer.items.map(({ name, shareCents }) => ({
              label: name,
              value: t('package.share', { amount: formatCents(shareCents) }),
            }))}
          />
          <Prose>
            <ul>
              <li>{t('package.refundParts')}</li>
              <li>{t('package.refundEnded')}</li>
            </ul>
          </Prose>
        </Stack>
      </Fold>
      <Fold title={t('package.pause')} note={t('package.pauseNote')}>
        <Prose>
          <ul>
            <li>{t('package.pauseLimits', { times, days })}</li>
            <li>{t('package.pauseEnd')}</li>
            <li>{t('package.pauseRefund')}</li>
          </ul>
        </Prose>
      </Fold>
    </>
  );
}
