import { ChannelModule, reviewsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import { OwnReviewCard } from '../../../../../components/own-review-card';

/** The letter of thanks that the account wrote to a doctor (spec 2 §2.20). */
const page = detailPage({
  endpoint: reviewsApi.endpoints.getOwnPraise,
  input: ({ params }) => ({ expertId: params['expertId'] ?? '' }),
  title: 'reviews:ownPraise.title',
  backTo: href('reviews.own', {}, { tab: 'written' }),
  gone: {
    title: 'reviews:list.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('reviews.own')}>
        {t('reviews:own.title')}
      </ButtonLink>
    ),
  },
  children: ({ praise, doctorName }, { t, params }) =>
    praise === null ? (
      <EmptyState
        kind="letters"
        title={t('reviews:ownPraise.none', { name: doctorName })}
        action={
          <ChannelModule
            of="reviews.ownPraise"
            name="write"
            own={{
              to: href('reviews.praise', { doctorId: params['expertId'] ?? '' }),
              title: t('reviews:praise.write'),
            }}
          >
            {({ to, title }) => <ButtonLink to={to}>{title}</ButtonLink>}
          </ChannelModule>
        }
      />
    ) : (
      <OwnReviewCard review={praise} />
    ),
});

export const { load } = page;
export default page.Page;
