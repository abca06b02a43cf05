import { consultApi, useChannel, useSession } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href, signInHref } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  useFocusKept,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/ask-ways';
import { shareHref } from '../model/shared-case';
import { OpenShare } from './open-share';
import { ShareForm } from './share-form';
import { SharedCase } from './shared-case';

const call = pageCall(consultApi.endpoints.getShareableCase, ({ query }) => ({
  orderKey: query.get('orderKey') ?? '',
}));

/** What the owner's page loads. */
export const loadOwnCase = call.load;

/** A consult of one's own as others would read it: shared from here, and taken back. */
export function OwnCase({ orderKey }: { readonly orderKey: string }): ReactElement {
  const { t } = useTranslation('sharing');
  const { signIn } = useChannel();
  const isSignedIn = useSession()?.login === true;
  return (
    <Page header={<PageHeader title={t('own.title')} backTo={orderHref(orderKey)} />}>
      {isSignedIn ? (
        <Own orderKey={orderKey} />
      ) : (
        <EmptyState
          kind="identity"
          title={t('own.signIn')}
          action={
            <ButtonLink
              to={signInHref(signIn, href('consult.share'), { target: shareHref(orderKey) })}
            >
              {t('register.signIn')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

function Own({ orderKey }: { readonly orderKey: string }): ReactElement {
  const { t } = useTranslation('sharing');
  const { answer } = call.useAnswer();
  // The form goes once it is shared, and the link once it is taken back.
  useFocusKept(answer.currentData?.share?.shareId);
  return (
    <Loaded
      query={answer}
      skeleton={<SkeletonList lines={4} count={3} />}
      gone={t('own.gone')}
      action={
        <ButtonLink variant="outline" to={href('consult.listAll')}>
          {t('consult:list.all')}
        </ButtonLink>
      }
    >
      {(preview) =>
        preview.share?.shareToken ? (
          <>
            <OpenShare share={preview.share} token={preview.share.shareToken} />
            <SharedCase shared={preview.case} />
          </>
        ) : (
          <ShareForm orderKey={orderKey} preview={preview} onStale={() => void answer.refetch()} />
        )
      }
    </Loaded>
  );
}
