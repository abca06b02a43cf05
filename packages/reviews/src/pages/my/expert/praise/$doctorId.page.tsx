import { reviewsApi, type PageLoad } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  FaceHead,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { PraiseForm } from '../../../../components/praise-form';
import { ReviewCard } from '../../../../components/review-card';

const own = pageCall(reviewsApi.endpoints.getOwnPraise, ({ params }) => ({
  expertId: params['doctorId'] ?? '',
}));
const standard = pageCall(reviewsApi.endpoints.getCommentStandard, () => undefined);
const letters = pageCall(reviewsApi.endpoints.listPraises, ({ params }) => ({
  expertId: params['doctorId'] ?? '',
}));

export const load: PageLoad = (place) =>
  [own, standard, letters].flatMap((call) => call.load(place));

/** A letter of thanks to a doctor, and those of others (spec 2 §2.20). */
export default function PraisePage(): ReactElement {
  const { t } = useTranslation('reviews');
  const { doctorId = '' } = useParams();
  const navigate = useNavigate();
  const mine = joinQueries(own.useAnswer().answer, standard.useAnswer().answer);
  const { answer } = letters.useAnswer();
  const toDoctor = href('directory.doctor', { id: doctorId });
  return (
    <Page header={<PageHeader title={t('praise.title')} backTo={toDoctor} />}>
      <Loaded
        query={mine}
        gone={t('list.gone')}
        action={
          <ButtonLink variant="outline" to={href('reviews.own')}>
            {t('own.title')}
          </ButtonLink>
        }
        skeleton={<SkeletonList lines={4} count={1} />}
      >
        {([found, rules]) => (
          <>
            <Card as="div">
              <FaceHead
                kind="doctor"
                face={{ seed: doctorId, gender: found.doctorGender }}
                name={found.doctorName}
                note={found.doctorTitle}
                line={t('praise.wall', { name: found.doctorName })}
              />
            </Card>
            {!found.mayPraise && (
              <NoticeBar>{t('praise.notVisited', { name: found.doctorName })}</NoticeBar>
            )}
            {found.praise !== null && (
              <ListGroup>
                <ListLink
                  to={href('reviews.ownPraise', { expertId: doctorId })}
                  label={t('ownPraise.title')}
                />
              </ListGroup>
            )}
            {found.mayPraise && (found.praise === null || found.praise.editableUntil !== null) && (
              <PraiseForm
                doctorId={doctorId}
                own={found}
                standard={rules}
                onSent={async () =>
                  navigate(href('reviews.ownPraise', { expertId: doctorId }), { replace: true })
                }
              />
            )}
          </>
        )}
      </Loaded>
      <Loaded query={answer} skeleton={<SkeletonList lines={3} count={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="letters" title={t('praise.none')} message={t('praise.noneHint')} />
          ) : (
            <>
              {items.map((letter) => (
                <ReviewCard key={letter.commentKey} review={letter} />
              ))}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
