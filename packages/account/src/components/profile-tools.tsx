import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, QuickLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedDots } from './use-red-dots';

/** Everything else that is the person's own, as far as the channel has it. */
export function ProfileTools({ dots: { isNew, look } }: { dots: RedDots }): ReactElement {
  const { t } = useTranslation('account');
  const modules = usePageModules('account.profile');
  const tools = [
    {
      entry: modules('appointments', {
        to: href('booking.orderList'),
        title: t('profile.visits'),
      }),
      pictogram: 'registration' as const,
    },
    {
      entry: modules('consults', { to: href('consult.listAll'), title: t('profile.consults') }),
      pictogram: 'consult' as const,
    },
    {
      entry: modules('renewals', { to: href('renewals.home'), title: t('profile.renewals') }),
      pictogram: 'repeat-prescription' as const,
    },
    {
      entry: modules('prescriptions', {
        to: href('renewals.requests'),
        title: t('profile.prescriptions'),
      }),
      pictogram: 'prescription' as const,
    },
    {
      // With the appointments: a channel without them has no wait-list.
      entry: modules('appointments') && { to: href('booking.waits'), title: t('profile.waits') },
      pictogram: 'underway' as const,
    },
    {
      entry: modules('surveys', { to: href('survey.unanswered'), title: t('profile.surveys') }),
      pictogram: 'survey' as const,
    },
    {
      entry: modules('following', {
        to: href('directory.followedDoctors'),
        title: t('profile.following'),
      }),
      pictogram: 'follows' as const,
    },
    {
      entry: modules('reviews', { to: href('reviews.own'), title: t('profile.reviews') }),
      pictogram: 'reviews' as const,
    },
    {
      entry: modules('addresses', {
        to: href('account.addressManage'),
        title: t('profile.addresses'),
      }),
      pictogram: 'address' as const,
    },
    {
      entry: modules('realName', {
        to: href('account.realNameInformation'),
        title: t('profile.realName'),
      }),
      pictogram: 'real-name' as const,
      news: isNew('realName') ? t('profile.newResult') : undefined,
      onClick: () => look('realName'),
    },
    {
      entry: modules('help', { to: href('account.helpHotQuestions'), title: t('profile.help') }),
      pictogram: 'help' as const,
    },
    {
      entry: { to: href('account.moreTools'), title: t('profile.tools') },
      pictogram: 'more' as const,
    },
  ].flatMap(({ entry, ...look }) => (entry ? [{ ...look, to: entry.to, label: entry.title }] : []));
  return (
    <Card as="div">
      <QuickLinks label={t('profile.toolsOf')} columns={5} items={tools} />
    </Card>
  );
}
