import { reservationGuideApi } from '@xinglin/api';
import { Urgent } from '@xinglin/care';
import type { GetReservationGuideResponse as Guide } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  Gutter,
  KeyValueList,
  ListGroup,
  ListLink,
  Note,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpertItem } from '../../../components/precision/expert-item';
import { answersIn, placeOf, type Answered } from '../../../model/guide-answers';

/**
 * Questions that lead to departments and doctors. Each answer is a link and the answers stand in the address: back, a
 * reload and a keyboard go through them as through any pages (spec 2 §2.5).
 */
const page = detailPage({
  endpoint: reservationGuideApi.endpoints.getReservationGuide,
  input: ({ query, preferences: { city } }) => ({
    ...answersIn(query),
    ...(city && { areaId: city.areaId }),
  }),
  title: 'precision:guide.title',
  backTo: href('booking.precisionReserve'),
  skeleton: <SkeletonList lines={1} count={6} />,
  children: (guide) => <GuideParts guide={guide} />,
});

export const { load, head } = page;
export default page.Page;

const addressOf = (answers: readonly Answered[]): string =>
  href('booking.aiReservation', {}, placeOf(answers));

function GuideParts({ guide }: { guide: Guide }): ReactElement {
  const { t } = useTranslation('precision');
  const { answers, next, redFlags } = guide;
  return (
    <>
      {redFlags.length > 0 ? (
        <Urgent
          live
          advice={redFlags.map(({ title, advice }) => ({ title, text: advice }))}
          withCall={redFlags.some(({ urgency }) => urgency === 'call120')}
        />
      ) : (
        answers.length === 0 && <Urgent advice={[{ text: t('guide.urgent') }]} withCall />
      )}
      {answers.length === 0 && (
        <Gutter>
          <Note>{t('guide.lead')}</Note>
        </Gutter>
      )}
      {next && (
        // i18n-keys: precision:guide.question.*
        <ListGroup label={t(`guide.question.${next.question}`)} showLabel>
          {next.options.map(({ key, label }) => (
            <ListLink
              key={key}
              to={addressOf([...answers, { question: next.question, key }])}
              label={label}
            />
          ))}
        </ListGroup>
      )}
      {next === null && <Departments guide={guide} />}
      {answers.length > 0 && (
        <Card title={t('guide.answers')}>
          <Stack>
            <KeyValueList
              items={answers.map(({ question, label }, place) => ({
                // i18n-keys: precision:guide.asked.*
                label: t(`guide.asked.${question}`),
                value: label,
                // Asked anew from there, as what comes after it may be another question.
                change: { to: addressOf(answers.slice(0, place)), text: t('guide.change') },
              }))}
            />
            <ButtonLink variant="outline" block to={href('booking.aiReservation')}>
              {t('guide.restart')}
            </ButtonLink>
          </Stack>
        </Card>
      )}
    </>
  );
}

function Departments({ guide: { departments, redFlags } }: { guide: Guide }): ReactElement {
  const { t } = useTranslation('precision');
  if (departments.length === 0)
    return (
      <EmptyState
        kind="search"
        title={t('guide.noResult')}
        message={t('guide.noResultHint')}
        action={
          <ButtonLink variant="outline" to={href('directory.search')}>
            {t('guide.search')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Gutter>
        <h2>{t('guide.result')}</h2>
        {redFlags.length > 0 && <Note>{t('guide.afterwards')}</Note>}
      </Gutter>
      {departments.map(({ deptId, deptName, reason, doctors }) => (
        <Card
          key={deptId}
          title={deptName}
          more={{
            to: href('directory.search', {}, { tab: 'doctor', deptId }),
            text: t('guide.moreDoctors'),
            label: t('guide.allDoctors', { department: deptName }),
          }}
        >
          {reason !== null && <p>{reason}</p>}
          {doctors.length === 0 ? (
            <Note>{t('guide.noDoctors')}</Note>
          ) : (
            doctors.map((doctor) => (
              <ExpertItem
                key={doctor.doctorId}
                doctor={doctor}
                to={href('directory.doctor', { id: doctor.doctorId })}
              />
            ))
          )}
        </Card>
      ))}
      <Gutter>
        <Note>{t('guide.lead')}</Note>
      </Gutter>
    </>
  );
}
