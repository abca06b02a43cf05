import { useSession, type PageLoad } from '@xinglin/api';
import { withSession } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Gutter, Loaded, Note, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { everyRenewal } from '../model/renewal-call';
import { OtherWays } from './other-ways';
import { RenewalFamily } from './renewal-family';
import { SignInCard } from './sign-in-card';

/** What the page of a {@link RenewalHome} loads first; a visitor's page asks nothing. */
export const loadRenewalHome: PageLoad = withSession(everyRenewal.load);

interface RenewalHomeProps {
  readonly title: string;
  /** Below the title: for whom this entry is. */
  readonly lead: string;
}

/** What the family can renew now, what not and why, and what to do without an earlier prescription. */
export function RenewalHome({ title, lead }: RenewalHomeProps): ReactElement {
  const isSignedIn = useSession()?.login === true;
  return (
    <Page header={<PageHeader title={title} backTo={href('consult.portal')} />}>
      <Gutter>
        <Note>{lead}</Note>
      </Gutter>
      {isSignedIn ? <Own /> : <SignInCard />}
      <OtherWays />
    </Page>
  );
}

function Own(): ReactElement {
  const { t } = useTranslation('renewals');
  return (
    <section aria-label={t('home.own')}>
      <Loaded query={everyRenewal.useAnswer().answer} skeleton={<SkeletonList lines={3} />}>
        {({ items }) => <RenewalFamily items={items} />}
      </Loaded>
    </section>
  );
}
